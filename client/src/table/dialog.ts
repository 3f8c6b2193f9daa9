/* What every panel over a table does: it takes the focus and gives it back, and Escape closes it before anything else hears the key. */
import type { Attachment } from "svelte/attachments";

export function dialog(onclose: () => void): Attachment<HTMLElement> {
  return (box) => {
    const before = document.activeElement;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onclose();
    };
    box.focus();
    window.addEventListener("keydown", press, { capture: true });
    return () => {
      window.removeEventListener("keydown", press, { capture: true });
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}
