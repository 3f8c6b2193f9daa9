/* Notices that it is your turn, while the page is in the background: a sound, and a notification of the system if wished. */
import { saveSetting, settings } from "../lib/settings.svelte.ts";
import { playSound } from "../lib/sounds.ts";

/** Can this browser show notifications here? Not without HTTPS, except on this computer. */
export const canNotify = () => "Notification" in globalThis && isSecureContext;

/** Switch notifications on or off. They stay off if the browser does not permit them. */
export async function setNotices(wanted: boolean): Promise<void> {
  saveSetting("notices", wanted && (await Notification.requestPermission()) === "granted");
}

/** Tell somebody who looks elsewhere that it is their turn at a table. */
export async function noticeTurn(table: string, title: string): Promise<void> {
  if (!document.hidden) return;
  playSound("bell");
  if (!settings.notices || !canNotify() || Notification.permission !== "granted") return;
  const path = `/t/${table}`;
  const options = { tag: path, icon: "/icon.svg", data: { path } };
  /* Phones show notifications of service workers only. */
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
