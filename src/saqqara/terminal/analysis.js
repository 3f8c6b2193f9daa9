"use strict";
// The page of an analysis: the board, the curve's cursor and the card of one move follow the same ply.
const data = JSON.parse(document.getElementById("data").textContent);
const find = (query) => document.querySelector(query);
const language = document.documentElement.lang;
const inPercent = new Intl.NumberFormat(language, { style: "percent" });
const inFull = new Intl.NumberFormat(language);
const percent = (share) => inPercent.format(share);
/** A text of the page, filled with numbers. */
function say(name, given = {}) {
  return data.words[name].replace(/\{(\w+)\}/g, (_, gap) => given[gap]);
}
const decisions = new Map(data.decisions.map((decision) => [decision.ply, decision]));
const marked = data.decisions.filter((decision) => decision.mark).map((decision) => decision.ply);
let now = 0;

// Boards, and what is said of them, come as parts and as changes from one to the next.
function unpacked({ parts, first, steps }) {
  const pages = [first];
  return (ply) => {
    while (pages.length <= ply) {
      const last = pages[pages.length - 1];
      const next = [];
      steps[pages.length - 1].forEach((step, i) => {
        if (i % 2) next.push(...step);
        else for (let at = step[0]; at < step[1]; at++) next.push(last[at]);
      });
      pages.push(next);
    }
    return pages[ply].map((part) => parts[part]).join("");
  };
}
const boardAt = unpacked(data.boards);
const tableAt = unpacked(data.tables);

/** A move in notation: it runs from left to right. */
function notation(move) {
  return element("bdi", move);
}

function element(tag, words, name) {
  const made = document.createElement(tag);
  if (words !== undefined) made.textContent = words;
  if (name) made.className = name;
  return made;
}

function token(seat) {
  return find(`#token-${seat}`).content.firstElementChild.cloneNode(true);
}

function entry(list, head, words, name) {
  const said = element("dd", undefined, name);
  said.append(words);
  list.append(element("dt", head), said);
}

// The moves that the bot weighed: its own first, then by value; the played one as the second look has it.
function weighed(decision) {
  const known = decision.considered.filter((each) => each.value !== null);
  if (!known.length) return [];
  const best = known[0];
  const others = known.slice(1).filter((each) => each.move !== decision.move);
  if (decision.move !== best.move) others.push({ move: decision.move, value: Math.max(0, best.value - decision.loss) });
  return [best, ...others.sort((one, other) => other.value - one.value)];
}

function showMove(decision) {
  const card = find("#move");
  const head = element("h2");
  card.replaceChildren(head);
  if (!decision) {
    head.append(element("span", now === data.moves ? data.result : say("cli-page-not-looked")));
    return;
  }
  head.append(token(decision.seat), element("bdi", data.names[decision.seat]), notation(decision.move));
  if (decision.mark) head.append(element("span", data.marks[decision.mark], `badge ${decision.mark}`));
  const facts = element("dl");
  card.append(facts);
  if (decision.forced) entry(facts, say("cli-page-choice"), say("cli-page-only"));
  else if (decision.best === decision.move) entry(facts, say("cli-page-choice"), say("cli-page-own"));
  else {
    const lost = decision.loss >= 0.005;
    entry(facts, say("cli-page-given-away"), lost ? say("cli-page-of-winning", { share: percent(decision.loss) }) : say("cli-page-nothing"));
    entry(facts, say(lost ? "cli-head-better" : "cli-page-bots-move"), notation(decision.best), "move");
  }
  if (decision.line.length > 1) entry(facts, say("cli-page-expected"), notation(decision.line.slice(1).join(", ")));
  const shown = weighed(decision);
  if (!shown.length) return;
  const list = element("ol", undefined, "weighed");
  for (const each of shown) {
    const bar = element("i");
    bar.style.width = `${100 * each.value}%`;
    const row = element("li", undefined, each.move === decision.move ? "played" : "");
    const track = element("span");
    track.append(bar);
    row.append(notation(each.move), track, element("b", percent(each.value)));
    list.append(row);
  }
  card.append(list);
}

function show(ply) {
  now = Math.min(Math.max(ply, 0), data.moves);
  const decision = decisions.get(now);
  find("#board .view").innerHTML = boardAt(now);
  find("#words div").innerHTML = tableAt(now);
  find("#board h2").textContent = say(now === data.moves ? "cli-page-board-end" : "cli-page-board-before");
  find(".cursor").style.left = percentAt(now);
  const scrub = find(".scrub");
  scrub.value = String(now);
  const where = now === data.moves ? say("cli-page-end") : say("cli-page-where", numbers({ number: now + 1, moves: data.moves, round: data.rounds[now] }));
  scrub.setAttribute("aria-valuetext", where);
  find(".steps output").textContent = where;
  const values = decision ? decision.before : now === data.moves ? data.end : null;
  document.querySelectorAll(".legend b").forEach((cell, seat) => { cell.textContent = values ? percent(values[seat]) : "–"; });
  document.querySelectorAll(".dot").forEach((dot) => dot.setAttribute("aria-current", String(Number(dot.dataset.ply) === now)));
  document.querySelectorAll("#moves tr[data-ply]").forEach((row) => row.classList.toggle("now", Number(row.dataset.ply) === now));
  showMove(decision);
}

/** Numbers, as the language writes them. */
function numbers(given) {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, inFull.format(value)]));
}

const percentAt = (ply) => `${(100 * ply) / Math.max(data.moves, 1)}%`;

function jump(forward) {
  const further = forward ? marked.find((ply) => ply > now) : marked.filter((ply) => ply < now).pop();
  show(further ?? (forward ? data.moves : 0));
}

const area = find(".area");
function follow(event) {
  const box = area.getBoundingClientRect();
  show(Math.round(((event.clientX - box.left) / box.width) * data.moves));
}
let held = false;
let pinned = false;
area.addEventListener("pointerdown", (event) => {
  if (event.target.closest(".dot")) return;
  held = true;
  follow(event);
});
area.addEventListener("pointermove", (event) => { if (held || (event.pointerType === "mouse" && !pinned)) follow(event); });
window.addEventListener("pointerup", () => { held = false; });
// The mouse shows what it passes over, until a click; then the page stays there while the mouse leaves.
area.addEventListener("click", () => { pinned = true; });
area.addEventListener("pointerenter", () => { pinned = false; });

find(".scrub").addEventListener("input", (event) => show(Number(event.target.value)));
for (const [name, step] of Object.entries({ back: () => show(now - 1), on: () => show(now + 1), before: () => jump(false), after: () => jump(true) }))
  find(`[data-step="${name}"]`).addEventListener("click", step);
for (const place of document.querySelectorAll("button[data-ply]"))
  place.addEventListener("click", (event) => {
    event.stopPropagation();
    pinned = true;
    show(Number(place.dataset.ply));
  });
document.addEventListener("keydown", (event) => {
  const busy = event.target instanceof Element && event.target.closest("input, summary, .list, .view");
  if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowRight") show(now + 1);
  else if (event.key === "ArrowLeft") show(now - 1);
  else return;
  event.preventDefault();
});
find("#enlarge").addEventListener("click", (event) => {
  const large = find("#board").classList.toggle("large");
  event.target.textContent = say(large ? "cli-page-fit" : "cli-page-enlarge");
});
show(data.opened);
