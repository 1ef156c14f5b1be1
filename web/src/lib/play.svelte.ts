// What a seat can do now, by token, and how an element on the table does it.
import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { initial } from './initial';
import type { LiveTable, Shown } from './live.svelte';
import { nameOf } from './names';
import { turnStart, waitsForYes } from './turn';
import type { Choice, Seat } from './types';
import { wishes } from './wishes.svelte';
import { named, t } from './words';

export interface Menu {
  choices: Choice[];
  x: number;
  y: number;
  opener: HTMLElement;
}

/** Something to say in passing, and the rule it goes by. */
interface Notice {
  text: string;
  clause: string | null;
}

/** The tales there are, in the order in which they are told. */
const TALES = ['check', 'turn', 'moments', 'count'] as const;
export type TaleName = (typeof TALES)[number];

export class Play {
  menu = $state.raw<Menu | null>(null);
  notice = $state<Notice | null>(null);
  /** An earlier position is on the table: look, but do not touch. */
  frozen = $state(false);
  /** A choice that cannot be had back: it is kept here, and not sent, until somebody says so. */
  held = $state.raw<Choice | null>(null);
  /** What the coach points at, by token. */
  advised = $state<string | null>(null);
  /** Whose hotel somebody asked to see large, if not their own. */
  looking = $state<number | null>(null);
  /** The tales that are told over the table, or wait for their turn: what comes after them waits. */
  #tales = new SvelteSet<TaleName>();
  /** What others do meanwhile is shown when a tale is told: this ends the waiting for it. */
  #releases = new Map<TaleName, () => void>();
  telling = $derived.by(() => this.#tales.size > 0);
  /** The table as it was before what is being told: nothing on it tells more than the tale. */
  past = $state.raw<Shown | null>(null);
  /** The game has ended, even where the table still shows what came before, because that is being told. */
  over = $derived.by(() => this.live.snapshot?.position?.over ?? false);
  /** How many things on the table stand for a choice, by its token. */
  #spots = new SvelteMap<string, number>();
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
    this.frozen || this.live.behind || this.past ? null : (this.live.snapshot?.position?.decision ?? null),
  );
  #byToken = $derived.by(
    () => new Map(this.decision?.choices.map((choice) => [choice.token, choice]) ?? []),
  );

  legal(tokens: string[]): Choice[] {
    return tokens.flatMap((token) => this.#byToken.get(token) ?? []);
  }

  #leopold = $derived.by(() => (this.#view?.game === 'austria' ? this.#view.leopold : undefined));
  /** The automaton somebody alone plays against, by name; null where others have a seat. */
  rival = $derived.by(() => (this.#leopold ? named('solo', this.#leopold.name) : null));

  name(seat: number): string {
    if (this.rival !== null && this.#leopold?.seat === seat) return this.rival;
    return this.seats[seat] ? nameOf(this.seats[seat]) : String(seat + 1);
  }

  /** How a bot plays who has a seat, or stands in at it: the name of its level. */
  level(seat: number): string | null {
    const bot = this.seats[seat]?.bot;
    return bot ? t('seat-level', { level: named('bot', bot) }) : null;
  }

  /** What stands on a disc: the first letter, or the number of the seat where nobody gave a name. */
  mark(seat: number): string {
    return this.seats[seat]?.name === '' ? String(seat + 1) : initial(this.name(seat));
  }

  /** The name where it stands by itself: who reads it needs none to know themselves. */
  label(seat: number): string {
    return seat === this.me && !this.seats[seat]?.name ? t('you') : this.name(seat);
  }

  /** A tale begins, of what has just happened or of something known already. */
  openTale(name: TaleName, news: boolean): void {
    untrack(() => {
      this.#tales.add(name);
      const release = this.#releases.get(name);
      this.#releases.set(name, this.live.hold(news));
      release?.();
      if (news) this.past ??= this.live.before;
    });
  }

  closeTale(name: TaleName): void {
    untrack(() => {
      this.#tales.delete(name);
      if (!this.#tales.size) this.past = null;
      const release = this.#releases.get(name);
      this.#releases.delete(name);
      release?.();
    });
  }

  /** Whether no other tale is to be told before this one. */
  comesNext(name: TaleName): boolean {
    return !TALES.slice(0, TALES.indexOf(name)).some((other) => this.#tales.has(other));
  }

  /** Something on the table stands for these choices, until what comes back is called. */
  lay(tokens: string[]): () => void {
    const count = (by: number) =>
      untrack(() => tokens.forEach((token) => this.#spots.set(token, (this.#spots.get(token) ?? 0) + by)));
    count(1);
    return () => count(-1);
  }

  /** Whether a choice can be made on the table: then it need not stand in words too. */
  isOnTable(token: string): boolean {
    return (this.#spots.get(token) ?? 0) > 0;
  }

  /** Where "take back the turn" leads: to its start, or to the last thing that was revealed. */
  #turnStart = $derived.by(() => {
    const position = this.live.snapshot?.position;
    if (!position || this.me === null) return 0;
    return Math.max(position.undo_to, turnStart(this.live.steps, this.me));
  });
  /** Whether there is a choice to take back, kept back or made. */
  mayStepBack = $derived.by(() => this.held !== null || (this.live.snapshot?.position?.may_undo ?? false));
  mayTakeBack = $derived.by(() => this.#turnStart < (this.live.snapshot?.position?.step ?? 0));

  async choose(choice: Choice): Promise<void> {
    this.menu = null;
    this.notice = null;
    if (waitsForYes(choice, wishes.confirm.value)) this.held = choice;
    else await this.#send(choice);
  }

  /** Give away what was kept back. */
  async done(): Promise<void> {
    if (this.held) await this.#send(this.held);
  }

  /** One choice back. */
  async stepBack(): Promise<void> {
    if (this.held) this.held = null;
    else if (this.mayStepBack && !this.live.busy) this.#tellTrouble(await this.live.undo());
  }

  /** Everything back that was done in this turn. */
  async takeBack(): Promise<void> {
    this.held = null;
    if (this.mayTakeBack && !this.live.busy) this.#tellTrouble(await this.live.undo(this.#turnStart));
  }

  async #send(choice: Choice): Promise<void> {
    this.#tellTrouble(await this.live.choose(choice));
    if (this.held === choice) this.held = null;
  }

  #tellTrouble(trouble: string | null): void {
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
    this.tell(reason.text, reason.clause);
  }

  tell(text: string, clause: string | null = null): void {
    this.notice = { text, clause };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.notice = null), 7000);
  }
}

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext(KEY);
