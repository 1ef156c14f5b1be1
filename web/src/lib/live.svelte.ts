// A table as it is shown: what others did waits its turn, and is looked at step by step.
import { Company } from './company.svelte';
import { Line, type Refusal } from './line';
import { CATCH_UP_FROM, lookingTime } from './pace';
import type { Choice, Snapshot, Step, Told } from './types';
import { wishes } from './wishes.svelte';
import { refusal } from './words';

export interface Reason {
  clause: string | null;
  text: string;
}

/** A table, and the log up to it. */
export interface Shown {
  snapshot: Snapshot;
  steps: Step[];
}

/** The same, to be shown, with what it adds to the log. */
interface Scene extends Shown {
  fresh: Step[];
}

const inWords = ({ code, message }: Refusal): string => refusal(code, message);

export class LiveTable {
  /** The table as it is shown; what others did since may still wait its turn. */
  snapshot = $state.raw<Snapshot | null>(null);
  opening = $state.raw<Told[]>([]);
  steps = $state.raw<Step[]>([]);
  /** What the update that is shown added to the log; nothing when the page has just been opened. */
  fresh = $state.raw<Step[]>([]);
  /** What was shown before that. */
  before: Shown | null = null;
  /** What is still to be shown, the newest last. */
  waiting = $state.raw<Scene[]>([]);
  /** An earlier table is being shown: choices have to wait for the newest, or one skips to it. */
  behind = $derived(this.waiting.length > 0);
  online = $state(false);
  refused = $state<string | null>(null);
  busy = $state(false);
  readonly company = new Company();

  #line: Line;
  #newest: Scene | null = null;
  /** Something others did is on the table and wants to be looked at first. */
  #looking = false;
  #lookingTimer = 0;
  #tales = 0;
  #catchUp = () => {
    if (document.hidden) this.skip();
  };

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    document.addEventListener('visibilitychange', this.#catchUp);
    this.#line = new Line(id, secret, {
      update: (update) => this.#update(update),
      refused: (why) => (this.refused = inWords(why)),
      online: (online) => (this.online = online),
      company: (told) => this.company.hear(told),
    });
  }

  /** The name of whoever holds the seat of this line. */
  get ownName(): string {
    const seat = this.snapshot?.you.seat ?? null;
    return seat === null ? '' : (this.snapshot?.table.seats[seat]?.name ?? '');
  }

  close(): void {
    clearTimeout(this.#lookingTimer);
    document.removeEventListener('visibilitychange', this.#catchUp);
    this.#line.close();
    this.company.close();
  }

  /** Show the next thing that others did. */
  next(): void {
    this.#looking = false;
    clearTimeout(this.#lookingTimer);
    const [scene, ...rest] = this.waiting;
    if (!scene) return;
    this.waiting = rest;
    this.#show(scene);
  }

  /** Show the table as it is now. */
  skip(): void {
    this.#looking = false;
    clearTimeout(this.#lookingTimer);
    const last = this.waiting.at(-1);
    if (!last) return;
    const fresh = this.waiting.flatMap((scene) => scene.fresh);
    this.waiting = [];
    this.#show({ ...last, fresh });
  }

  /** Nothing else is shown while a tale is told; what comes back ends that. */
  hold(): () => void {
    this.#tales += 1;
    return () => {
      this.#tales -= 1;
      if (wishes.pace.value === 'at-once') this.skip();
      else if (!this.#looking) this.next();
    };
  }

  choose(choice: Choice): Promise<string | null> {
    return this.#act('choose', { choice: choice.choice });
  }

  /** Take back the latest choice, or all but so many. */
  undo(to?: number): Promise<string | null> {
    return this.#act('undo', to === undefined ? {} : { to });
  }

  async whyNot(token: string): Promise<Reason | null> {
    const answer = await this.#line.ask({ type: 'why-not', choice: token });
    if (answer?.error) return { clause: null, text: inWords(answer.error) };
    return answer?.legal || !answer?.text ? null : { clause: answer.clause ?? null, text: answer.text };
  }

  /** Show the others a gesture; why it was refused, if it was. */
  async gesture(gesture: string, thought: string): Promise<string | null> {
    const answer = await this.#line.ask({ type: 'gesture', gesture, thought });
    return answer?.error ? inWords(answer.error) : null;
  }

  /** Do something at the newest moment; why it was refused, if it was. */
  async #act(type: 'choose' | 'undo', what: Record<string, unknown> = {}): Promise<string | null> {
    const moment = this.#newest?.snapshot.position?.moment;
    if (moment === undefined || this.busy) return null;
    this.busy = true;
    try {
      const answer = await this.#line.insist({ type, moment, ...what });
      // Somebody was faster: the update on its way tells.
      return answer?.error && answer.error.code !== 'stale' ? inWords(answer.error) : null;
    } finally {
      this.busy = false;
    }
  }

  #update(update: Snapshot): void {
    this.refused = null;
    const hadBegun = Boolean(this.#newest?.snapshot.position);
    const known = this.#newest?.steps ?? [];
    const scene: Scene = { snapshot: update, steps: known, fresh: [] };
    let takenBack = false;
    if (update.log?.steps.length) this.company.moved();
    if (update.log) {
      const { keep, steps, opening } = update.log;
      if (opening) this.opening = opening;
      scene.steps = [...known.slice(0, keep), ...steps];
      if (hadBegun) scene.fresh = steps;
      takenBack = keep < known.length;
    }
    this.#newest = scene;
    this.waiting = takenBack ? [scene] : [...this.waiting, scene];
    const own = scene.fresh.some((step) => step.seat === update.you.seat && !step.by_bot);
    const alone = this.waiting.length === 1;
    if (takenBack || document.hidden || this.waiting.length > CATCH_UP_FROM) this.skip();
    else if (alone && own) this.next();
    else if (this.#tales > 0) return;
    else if (alone && !this.#looking) this.next();
    else if (wishes.pace.value === 'at-once') this.skip();
  }

  #show(scene: Scene): void {
    this.before = this.snapshot && { snapshot: this.snapshot, steps: this.steps };
    this.steps = scene.steps;
    this.fresh = scene.fresh;
    this.snapshot = scene.snapshot;
    const others = scene.fresh.filter((step) => step.seat !== scene.snapshot.you.seat || step.by_bot);
    const time = lookingTime(others, this.waiting.length);
    if (wishes.pace.value === 'at-once' || document.hidden) return;
    if (time === 0) {
      if (this.#tales === 0) this.next();
      return;
    }
    this.#looking = true;
    if (wishes.pace.value === 'calm') {
      this.#lookingTimer = window.setTimeout(() => {
        this.#looking = false;
        if (this.#tales === 0) this.next();
      }, time);
    }
  }
}
