/* Copies of drawn things that travel over the page. They are layers of their own, so that the browser moves them without drawing
   the board again; the real thing is hidden until its copy has arrived. */

/** Where something was, on the screen. */
export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

const SVG = "http://www.w3.org/2000/svg";

export class Flyers {
  #layer: HTMLElement | null = null;
  #hidden = new Set<HTMLElement | SVGElement>();

  /** A copy of an element as it looks now, at its place. */
  copy(element: Element): HTMLElement {
    const box = element.getBoundingClientRect();
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    Object.assign(flyer.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    flyer.append(pictureOf(element, box));
    this.#place(flyer);
    return flyer;
  }

  /** A tag with points on it. */
  tag(text: string): HTMLElement {
    const tag = document.createElement("div");
    tag.className = "flyer flying-points";
    tag.textContent = text;
    this.#place(tag);
    return tag;
  }

  /** Hide the real thing until `clear` or `reveal`; by its opacity, which its many parts do not inherit. */
  hide(element: Element): void {
    const it = element as HTMLElement | SVGElement;
    it.style.opacity = "0";
    this.#hidden.add(it);
  }
  reveal(element: Element): void {
    const it = element as HTMLElement | SVGElement;
    it.style.removeProperty("opacity");
    this.#hidden.delete(it);
  }
  revealAll(): void {
    for (const element of [...this.#hidden]) this.reveal(element);
  }

  /** Animate a copy, and take it away when it has arrived. */
  fly(flyer: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, arrived?: () => void): Animation {
    const animation = flyer.animate(frames, { fill: "both", ...options });
    animation.onfinish = () => {
      flyer.remove();
      arrived?.();
    };
    return animation;
  }

  /** Take everything away. */
  clear(): void {
    this.revealAll();
    this.#layer?.remove();
    this.#layer = null;
  }

  #place(flyer: HTMLElement): void {
    if (!this.#layer) {
      this.#layer = document.createElement("div");
      this.#layer.className = "flyers";
      this.#layer.setAttribute("aria-hidden", "true");
      document.body.append(this.#layer);
    }
    this.#layer.append(flyer);
  }
}

/** The element again, without what makes it a button or a place. */
function pictureOf(element: Element, box: Box): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["data-spot", "data-move", "data-pick", "data-site", "role", "tabindex", "id"])
      each.removeAttribute(name);
  const frame = element.parentNode;
  if (!(frame instanceof SVGGraphicsElement)) return copy;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  const group = document.createElementNS(SVG, "g");
  const { a, b, c, d, e, f } = frame.getScreenCTM() ?? new DOMMatrix();
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
  group.append(copy);
  svg.append(group);
  return svg;
}

/** The transform that puts something that lies in one box into another. It turns about the middle of the lower edge. */
export function into(from: Box, to: Box, up = 0): string {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height - from.y - from.height - up;
  const scale = Math.min(2.5, Math.max(0.25, to.width / Math.max(1, from.width)));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
