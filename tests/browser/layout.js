/* What is wrong with the layout of the page that is shown: texts that are cut, that lie over each other or that are too small.
   Returns one line for each fault, with the elements by name. Texts that a scroll brings into sight are not cut.
   `data-miniature` marks pictures whose texts are part of the picture; nobody reads them there. */
({ smallest }) => {
  const TOLERANCE = 1.5;
  const OVERLAP = 2.5;
  const width = innerWidth;
  const height = innerHeight;
  const faults = [];

  const nameOf = (element) => {
    const parts = [];
    for (let each = element; each && each !== document.body && parts.length < 3; each = each.parentElement) {
      const own = [...each.classList].filter((name) => !name.startsWith("svelte-")).slice(0, 2);
      const data = ["data-spot", "data-dock", "data-move", "data-player", "data-field"].find((key) => each.hasAttribute(key));
      const told = data ? `[${data}="${each.getAttribute(data)}"]` : "";
      parts.unshift(each.tagName.toLowerCase() + own.map((name) => `.${name}`).join("") + told);
    }
    return parts.join(" > ");
  };
  const style = new Map();
  const styleOf = (element) => {
    if (!style.has(element)) style.set(element, getComputedStyle(element));
    return style.get(element);
  };
  const isSvg = (element) => element instanceof SVGElement;
  /** Is a part of the element cut off at the edges of this box? Outer svg elements cut too. */
  const clips = (element) => {
    const { overflowX, overflowY } = styleOf(element);
    return { x: overflowX !== "visible", y: overflowY !== "visible", scrolls: /auto|scroll/.test(overflowX + overflowY) };
  };
  const seen = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const { display, visibility, opacity } = styleOf(each);
      if (display === "none" || visibility === "hidden" || Number(opacity) < 0.05) return false;
    }
    return true;
  };

  /* Every text that is on the screen, by its own box. */
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element || /^(SCRIPT|STYLE|TITLE|OPTION|OPTGROUP)$/i.test(element.tagName)) continue;
    if (element.closest(".hid, defs, symbol, title, desc") || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = isSvg(element) ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    for (const box of boxes) if (box.width >= 1 && box.height >= 1) texts.push({ node, element, box });
  }

  const said = (text) => `"${text.node.data.trim().replace(/\s+/g, " ").slice(0, 30)}" in ${nameOf(text.element)}`;
  const inside = [];
  for (const text of texts) {
    let { left, right, top, bottom } = text.box;
    let scrolls = false;
    let cut = null;
    let sticky = null;
    let dots = false;
    for (let each = text.element; each && !sticky; each = each.parentElement)
      if (/sticky|fixed/.test(styleOf(each).position)) sticky = each;
    const full = right - left;
    const tall = bottom - top;
    for (let each = text.element; each && each !== document.documentElement; each = each.parentElement) {
      const { position, textOverflow } = styleOf(each);
      if (each === text.element && isSvg(each)) continue;
      const by = isSvg(each) && each.tagName !== "svg" ? { x: false, y: false } : clips(each);
      if (!by.x && !by.y) continue;
      const box = each.getBoundingClientRect();
      scrolls ||= by.scrolls;
      if (by.x) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (by.y) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      /* A text that ends in dots is not lost if it can be read in full by pointing at it. */
      dots ||= textOverflow === "ellipsis" && Boolean(each.closest("[title]"));
      if (!by.scrolls && !dots && (right - left < full - TOLERANCE || bottom - top < Math.min(tall * 0.8, tall - TOLERANCE)))
        cut ??= each;
      if (by.scrolls) break;
      if (position === "fixed") break;
    }
    const outside = left < -TOLERANCE || right > width + TOLERANCE || (!scrolls && bottom > height + TOLERANCE) || top < -TOLERANCE;
    if (cut) faults.push(`cut: ${said(text)} by ${nameOf(cut)}`);
    else if (outside && !(scrolls && (top < 0 || bottom > height))) faults.push(`outside: ${said(text)}`);
    if (right - left > 1 && bottom - top > 1) inside.push({ ...text, left, right, top, bottom, sticky });
    const scale = isSvg(text.element) ? (text.element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(styleOf(text.element).fontSize) * Math.abs(scale);
    text.size = size;
    if (size < smallest - 0.05 && !text.element.closest("[data-miniature]"))
      faults.push(`small: ${size.toFixed(1)} px, ${said(text)}`);
  }

  /* Texts that reach over the edges of what they stand on: the boxes that were drawn beside them. */
  for (const { node, element, box } of texts) {
    if (!isSvg(element)) continue;
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const under = [...(element.parentElement?.children ?? [])]
      .filter((each) => each.tagName === "rect")
      .map((each) => each.getBoundingClientRect())
      .filter(({ left, right, top, bottom }) => left < middle.x && middle.x < right && top < middle.y && middle.y < bottom);
    const widest = Math.max(...under.map((each) => each.width));
    if (under.length && box.width > widest + TOLERANCE) faults.push(`wider than its box: ${said({ node, element })}`);
  }

  /* Texts over each other. A line's box is higher than its letters: its upper and lower fifth do not count. */
  const shrunk = inside.map((text) => {
    const margin = (text.bottom - text.top) * 0.22;
    return { ...text, top: text.top + margin, bottom: text.bottom - margin };
  });
  shrunk.sort((a, b) => a.left - b.left);
  for (const [i, a] of shrunk.entries()) {
    for (const b of shrunk.slice(i + 1)) {
      if (b.left > a.right) break;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide < OVERLAP || tall < OVERLAP || a.node === b.node || a.sticky !== b.sticky) continue;
      if (a.element.closest("[data-miniature]") || b.element.closest("[data-miniature]")) continue;
      faults.push(`over each other: ${said(a)} and ${said(b)}`);
    }
  }

  /* Buttons over each other. */
  const buttons = [...document.querySelectorAll("button, a[href], select, input")].filter((each) => seen(each) && !each.closest(".hid"));
  /** The part of an element that its scrolling boxes show. */
  const shownPart = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const by = clips(each);
      const box = each.getBoundingClientRect();
      if (by.x) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (by.y) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const boxes = buttons.map((element) => ({ element, box: shownPart(element) })).filter(({ box }) => box.right - box.left > 2);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const tall = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide < OVERLAP || tall < OVERLAP || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const layer = (element) => element.closest("[data-layer], [role=dialog], [popover]");
      const stuck = (element) => {
        for (let each = element; each; each = each.parentElement) if (/sticky|fixed/.test(styleOf(each).position)) return each;
        return null;
      };
      if (layer(a.element) !== layer(b.element) || stuck(a.element) !== stuck(b.element)) continue;
      faults.push(`buttons over each other: ${nameOf(a.element)} and ${nameOf(b.element)}`);
    }

  const page = document.scrollingElement;
  if (page.scrollWidth > width + 1) faults.push(`the page is ${page.scrollWidth} px wide`);
  for (const each of document.querySelectorAll(".page, main, main *"))
    if (!isSvg(each) && /auto|scroll/.test(styleOf(each).overflowX) && each.scrollWidth > each.clientWidth + 1 && !each.hasAttribute("data-scrolls"))
      faults.push(`scrolls sideways: ${nameOf(each)}, ${each.scrollWidth} px in ${each.clientWidth}`);
  const sizes = texts.filter(({ element }) => !element.closest("[data-miniature]")).map(({ size }) => size);
  return { faults: [...new Set(faults)], smallest: Math.min(...sizes), texts: texts.length };
};
