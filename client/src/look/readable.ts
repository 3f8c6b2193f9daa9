/* Texts in a drawing stay readable however small it is: `--unit` is one CSS pixel in the drawing's own units, and base.css gives
   texts at least 12 of them. */
import type { Attachment } from "svelte/attachments";

/** Keep `--unit` up to date. `_changes`: whatever changes the drawing's view box. */
export function readable(..._changes: unknown[]): Attachment<SVGSVGElement> {
  return (svg) => {
    const measure = () => {
      const scale = svg.getScreenCTM()?.a;
      if (scale) svg.style.setProperty("--unit", String(1 / scale));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(svg);
    return () => resized.disconnect();
  };
}
