// What a seat can do now, by token, and how an element on the table does it.
import { getContext, setContext } from 'svelte';
import type { LiveTable } from './live.svelte';
import type { Choice, Seat } from './types';
import { wishes } from './wishes.svelte';
import { named, t } from './words';

/** What ends a turn for good. */
const ENDING = new Set(['end', 'pass']);

export interface Menu {
  choices: Choice[];
  x: number;
  y: number;
  opener: HTMLElement;
}

export class Play {
  menu = $state.raw<Menu | null>(null);
  notice = $state<string | null>(null);
  /** An earlier position is on the table: look, but do not touch. */
  frozen = $state(false);
  /** The end of the turn, when it waits for a yes. */
  confirming = $state.raw<Choice | null>(null);
  /** Whose hotel somebody asked to see large, if not their own. */
  looking = $state<number | null>(null);
  /** A tale is being told over the table: what comes after it waits. */
  telling = $state(false);
  /** All that is asked can be done on the table: a small screen need not show it in words too. */
  onTable = $state(false);
  /** The choices in words are those about something taken in hand. */
  only = $state.raw<((token: string) => boolean) | null>(null);
  #timer = 0;

  constructor(readonly live: LiveTable) {}

  seats = $derived.by<Seat[]>(() => this.live.snapshot?.table.seats ?? []);
  me = $derived.by(() => this.live.snapshot?.you.seat ?? null);
  #view = $derived.by(() => this.live.snapshot?.position?.view ?? null);
  /** All who play, with an opponent who needs no seat in the house. */
  players = $derived.by<number[]>(() => {
    const view = this.#view;
    const count = !view ? this.seats.length : view.game === 'austria' ? view.hotels.length : view.seats.length;
    return Array.from({ length: count }, (_, seat) => seat);
  });
  decision = $derived.by(() =>
    this.frozen || this.live.behind ? null : (this.live.snapshot?.position?.decision ?? null),
  );
  #byToken = $derived.by(
    () => new Map(this.decision?.choices.map((choice) => [choice.token, choice]) ?? []),
  );

  legal(tokens: string[]): Choice[] {
    return tokens.flatMap((token) => this.#byToken.get(token) ?? []);
  }

  name(seat: number): string {
    const view = this.#view;
    const leopold = view?.game === 'austria' ? view.leopold : undefined;
    if (leopold?.seat === seat) return named('solo', leopold.name);
    return this.seats[seat]?.name ?? String(seat + 1);
  }

  async choose(choice: Choice, confirmed = false): Promise<void> {
    this.menu = null;
    this.notice = null;
    const asks = wishes.confirm.value && ENDING.has(choice.token) && !confirmed;
    this.confirming = asks ? choice : null;
    if (asks) return;
    const trouble = await this.live.choose(choice);
    if (trouble) this.tell(trouble);
  }

  async undo(): Promise<void> {
    const trouble = await this.live.undo();
    if (trouble) this.tell(trouble);
  }

  /** A click on something: do it, ask which way, or say why not. */
  async touch(tokens: string[], opener: HTMLElement, ask?: string): Promise<void> {
    const legal = this.legal(tokens);
    if (legal.length === 1) return this.choose(legal[0]);
    if (legal.length > 1) {
      const box = opener.getBoundingClientRect();
      this.menu = { choices: legal, x: box.left + box.width / 2, y: box.bottom, opener };
      return;
    }
    if (this.frozen || this.live.behind || !ask) return;
    const awaits = this.live.snapshot?.position?.awaits ?? null;
    if (this.me === null) return this.tell(t('no-turn'));
    if (awaits !== this.me) {
      if (awaits !== null) this.tell(t('not-your-turn', { name: this.name(awaits) }));
      return;
    }
    const reason = await this.live.whyNot(ask);
    if (!reason) return;
    const clause = reason.clause ? ` (${t('clause', { clause: reason.clause })})` : '';
    this.tell(reason.text + clause);
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.notice = null), 7000);
  }
}

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext(KEY);
