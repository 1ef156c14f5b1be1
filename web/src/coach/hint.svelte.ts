// The coach at a table: asked for a hint, thinking, and pointing the way until it is played.
import { ask, Refused } from '../lib/api';
import type { Play } from '../lib/play.svelte';
import type { Choice } from '../lib/types';
import { language } from '../lib/tongue.svelte';
import { t } from '../lib/words';
import type { Hint, Way } from './types';

/** Somebody chose meanwhile: what was asked for has no meaning any more. */
const GONE = ['stale', 'not-your-turn'];

export class Advisor {
  thinking = $state(false);
  trouble = $state<string | null>(null);
  #hint = $state.raw<Hint | null>(null);
  /** Which of the ways somebody looks at. */
  at = $state(0);
  /** The moment that was asked about last. */
  #asked = -1;

  constructor(readonly play: Play) {}

  /** Whether there is something to ask about. */
  possible = $derived.by(() => (this.play.live.snapshot?.you.hints ?? false) && this.play.decision !== null);

  /** What was chosen since the hint was given, by token; null where it is out of date. */
  #since = $derived.by(() => {
    const hint = this.#hint;
    const steps = this.play.live.steps;
    if (!hint || !this.play.decision || steps.length < hint.step) return null;
    const later = steps.slice(hint.step);
    return later.every((step) => step.seat === hint.seat) ? later.map((step) => step.token) : null;
  });

  /** The ways that can still be played from here, each with how many of its choices were made. */
  ways = $derived.by<{ way: Way; done: number }[]>(() => {
    const since = this.#since;
    if (!since) return [];
    return (this.#hint?.ways ?? [])
      .filter(({ choices }) => since.length < choices.length && since.every((token, n) => token === choices[n].token))
      .map((way) => ({ way, done: since.length }));
  });

  chosen = $derived.by(() => this.ways[Math.min(this.at, this.ways.length - 1)] ?? null);

  /** What the way that is looked at chooses next. */
  next = $derived.by<Choice | null>(() => {
    if (!this.chosen) return null;
    const { token } = this.chosen.way.choices[this.chosen.done];
    return this.play.legal([token])[0] ?? null;
  });

  async ask(): Promise<void> {
    const position = this.play.live.snapshot?.position;
    if (!position || this.thinking) return;
    const { moment } = position;
    this.#asked = moment;
    this.dismiss();
    this.thinking = true;
    try {
      const { id, secret } = this.play.live;
      const hint = await ask<Hint>('GET', `/tables/${id}/hint?moment=${moment}&language=${language()}`, { secret });
      if (this.#asked === moment) this.#hint = hint;
    } catch (error) {
      const gone = error instanceof Refused && GONE.includes(error.code);
      this.trouble = gone ? null : t('trouble', { reason: (error as Error).message });
    } finally {
      this.thinking = false;
    }
  }

  /** Do what the coach would do next. Where that waits for a yes already, saying it again is one. */
  async follow(): Promise<void> {
    if (!this.next) return;
    if (this.play.held?.token === this.next.token) await this.play.done();
    else await this.play.choose(this.next);
  }

  dismiss(): void {
    this.#hint = null;
    this.trouble = null;
    this.at = 0;
  }
}
