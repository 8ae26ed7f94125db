// "Your turn", for somebody who looks elsewhere: in the tab's title and icon, by sound, and by a notice of the
// system where that was allowed.

import { sound } from "$/board/sound.svelte";
import { t } from "$/i18n/index.svelte";
import { kept } from "$/table/kept";

const kAskedKey = "pentario.asked-to-notify";

const notices = (): typeof Notification | undefined =>
  globalThis.isSecureContext ? (globalThis as { Notification?: typeof Notification }).Notification : undefined;

/** Whether it is worth asking: it can be allowed, and was not asked before. */
export const mayAskToNotify = (): boolean => notices()?.permission === "default" && kept.get(kAskedKey) === null;

export async function askToNotify(wanted: boolean): Promise<void> {
  kept.set(kAskedKey, "1");
  if (wanted) await notices()?.requestPermission();
}

const icon = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]');

/** The icon with a mark on it, or as it was. */
function mark(on: boolean): void {
  const link = icon();
  if (!link) return;
  link.dataset["plain"] ??= link.href;
  link.href = on ? new URL("icon-turn.svg", document.baseURI).href : link.dataset["plain"];
}

/** Calls whoever looks elsewhere, until he looks here again. */
export class Call {
  on = $state(false);
  #notice: Notification | undefined;
  #title = "";

  ring(): void {
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    if (!this.on) this.#title = document.title;
    this.on = true;
    document.title = `● ${t("table.your-turn")} · ${this.#title}`;
    mark(true);
    sound.play("end");
    const Notice = notices();
    if (Notice?.permission !== "granted") return;
    try {
      this.#notice = new Notice(document.title, { body: t("table.your-turn"), tag: "pentario" });
      this.#notice.onclick = () => (window.focus(), this.hush());
    } catch {
      // A phone shows notices only from a service worker.
    }
  }
  hush(): void {
    if (!this.on) return;
    this.on = false;
    document.title = this.#title;
    mark(false);
    this.#notice?.close();
  }
}
