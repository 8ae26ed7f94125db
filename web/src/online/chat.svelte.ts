// What was said at a table, and how much of it was not read yet.

import { t } from "$/i18n/index.svelte";
import type { OnlineTable } from "$/net/table.svelte";
import type { ChatLine } from "$/net/messages";
import { wishes } from "$/frame/wishes.svelte";
import type { Refusal } from "$/rules/wire";
import { kept } from "$/table/kept";

const kMuteKey = "pentario.chat";

export class Chat {
  #mute = $state(kept.get(kMuteKey) === "off");
  #read = $state(0);
  open = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(readonly table: OnlineTable) {
    this.#read = table.view.chat.length;
  }

  get mute(): boolean {
    return this.#mute;
  }
  set mute(mute: boolean) {
    this.#mute = mute;
    kept.set(kMuteKey, mute ? "off" : "on");
  }
  get lines(): ChatLine[] {
    return this.#mute ? [] : this.table.view.chat;
  }
  /** Partners do not, while they play. */
  get mayTalk(): boolean {
    return this.table.view.talk !== false;
  }
  get unread(): number {
    return this.#mute ? 0 : Math.max(0, this.lines.length - this.#read);
  }
  seen(): void {
    this.#read = this.table.view.chat.length;
  }

  who({ seat, name }: ChatLine): string {
    return seat === undefined ? (name ?? "") : this.table.name(seat);
  }
  words({ text, phrase }: ChatLine): string {
    return phrase ? t(`online.phrase.${phrase}`) : (text ?? "");
  }

  async say(what: { text: string } | { phrase: string }): Promise<boolean> {
    const name = this.table.seat === null ? { name: wishes.name || t("online.watcher") } : {};
    const answer = await this.table.line.ask("say", { ...what, ...name });
    this.refusal = answer.ok ? null : answer.error;
    return answer.ok;
  }
}
