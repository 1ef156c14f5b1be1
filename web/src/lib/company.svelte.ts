// Who else is at the table just now, and what they do with their hands.
import { SvelteMap } from 'svelte/reactivity';

export const GESTURES = ['cup', 'applause', 'hurry'] as const;
export const LONGEST_THOUGHT = 80;

/** What the house tells of the company at a table. */
export type CompanyTold =
  | { type: 'company'; here: number[]; away: Record<string, number>; patience: number; waited: number }
  | { type: 'gesture'; seat: number; gesture: (typeof GESTURES)[number] | 'thought'; thought: string };

type Shown = Extract<CompanyTold, { type: 'gesture' }>;

const SECONDS_SHOWN = 7;

export class Company {
  here = $state.raw<number[]>([]);
  /** By seat: since when somebody is away who was here before. */
  awaySince = $state.raw<Record<number, number>>({});
  /** By seat: what was done just now. */
  gestures = new SvelteMap<number, Shown>();
  /** From when on a bot may be asked to stand in for who keeps the table waiting. */
  patientUntil = $state<number | null>(null);
  #patience = 0;
  #timers = new Map<number, number>();

  hear(told: CompanyTold): void {
    if (told.type === 'gesture') this.#show(told);
    else {
      const now = Date.now();
      this.here = told.here;
      this.awaySince = Object.fromEntries(Object.entries(told.away).map(([seat, time]) => [seat, now - time * 1000]));
      this.#patience = told.patience * 1000;
      this.patientUntil = now + this.#patience - told.waited * 1000;
    }
  }

  /** Somebody has chosen: the waiting begins anew. */
  moved(): void {
    if (this.patientUntil !== null) this.patientUntil = Date.now() + this.#patience;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #show(gesture: Shown): void {
    clearTimeout(this.#timers.get(gesture.seat));
    this.gestures.set(gesture.seat, gesture);
    const timer = window.setTimeout(() => this.gestures.delete(gesture.seat), SECONDS_SHOWN * 1000);
    this.#timers.set(gesture.seat, timer);
  }
}
