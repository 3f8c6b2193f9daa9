/* A drawing of the page as a file of its own: styles written out, shapes that it borrows put in. */

const PAINTS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
];

/** The drawing as the text of an SVG file. */
export function svgFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  paint(drawing, copy);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

function paint(from: Element, to: Element): void {
  const [children, copies] = [[...from.children], [...to.children]];
  children.forEach((child, i) => paint(child, copies[i]!));
  const style = getComputedStyle(from);
  for (const name of PAINTS) {
    const value = style.getPropertyValue(name);
    if (value) to.setAttribute(name, value);
  }
  for (const { name } of [...to.attributes])
    if (name === "class" || name === "style" || name === "role" || name === "tabindex" || /^(aria|data)-/.test(name))
      to.removeAttribute(name);
  if (from.localName === "use") borrow(from, to);
}

/** What a <use> points at, put in its place. */
function borrow(from: Element, to: Element): void {
  const target = document.querySelector(from.getAttribute("href") ?? "none");
  if (!target) return;
  const copy = target.cloneNode(true) as Element;
  paint(target, copy);
  copy.removeAttribute("id");
  to.replaceWith(copy);
}
