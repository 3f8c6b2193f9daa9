/* Texts in drawings that must not be wider than what they stand on. */
import type { Attachment } from "svelte/attachments";

/** Make a text narrower if it is wider than this, in the units of the drawing. `text` is what it says: it is measured anew when it changes. */
export function fit(width: number, text: string): Attachment<SVGTextElement> {
  return (element) => {
    if (!text || !("getComputedTextLength" in element)) return undefined;
    const adjust = () => {
      element.removeAttribute("textLength");
      if (element.getComputedTextLength() <= width) return;
      element.setAttribute("textLength", String(width));
      element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    };
    void document.fonts.ready.then(adjust);
    document.fonts.addEventListener("loadingdone", adjust); // letters that only this text needs come later
    /* Small drawings have larger letters. */
    const resized = new ResizeObserver(adjust);
    if (element.ownerSVGElement) resized.observe(element.ownerSVGElement);
    return () => {
      resized.disconnect();
      document.fonts.removeEventListener("loadingdone", adjust);
    };
  };
}
