/* Things handed to the reader: text into the clipboard, a file to keep; and a file taken from them. */

/** Copy a text; false when the browser refuses. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hand over a record as a file. */
export function download(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** What is in a record's file; it throws if that is not JSON. */
export async function readRecord(file: File): Promise<unknown> {
  return JSON.parse(await file.text());
}
