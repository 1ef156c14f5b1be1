// A table as it is shown: what others did waits its turn, and is looked at step by step.
import { tick } from 'svelte';
import { Company } from './company.svelte';
import { keeping } from './keeping';
import { Line, type Refusal } from './line';
import { nameOf } from './names';
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

const inWords = ({ code, message }: Refusal): string => refusal(code, message);

export class LiveTable {
  /** The table as it is shown; what others did since may still wait its turn. */
  snapshot = $state.raw<Snapshot | null>(null);
  opening = $state.raw<Told[]>([]);
  steps = $state.raw<Step[]>([]);
  /** What the table that is shown adds to the log; nothing when the page has just been opened. */
  fresh = $state.raw<Step[]>([]);
  /** What was shown before that. */
  before: Shown | null = null;
  /** What is still to be shown, the newest last. */
  waiting = $state.raw<Shown[]>([]);
  /** An earlier table is being shown: choices have to wait for the newest, or one skips to it. */
  behind = $derived(this.waiting.length > 0);
  online = $state(false);
  refused = $state<string | null>(null);
  busy = $state(false);
  readonly company = new Company();

  #line: Line;
  /** Something others did is on the table and wants to be looked at first. */
  #looking = false;
  #lookingTimer = 0;
  /** The table that is shown has not been drawn yet: nobody has seen what there is to tell of it. */
  #drawing = false;
  /** Tales that are told: all of them, and those of what has just happened. */
  #tales = { all: 0, news: 0 };
  #catchUp = () => this.#advance();

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
    const held = this.snapshot?.table.seats[this.snapshot.you.seat ?? -1];
    return held ? nameOf(held) : '';
  }

  close(): void {
    clearTimeout(this.#lookingTimer);
    document.removeEventListener('visibilitychange', this.#catchUp);
    this.#line.close();
    this.company.close();
  }

  /** The table as the house last told of it. */
  get newest(): Snapshot | null {
    return this.waiting.at(-1)?.snapshot ?? this.snapshot;
  }

  /** What is on the table has been looked at: show the next thing that others did. */
  next(): void {
    this.#looking = false;
    this.#advance();
  }

  /** Show the table as it is now. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last) this.#show(last, []);
  }

  /** Nothing else is shown while a tale is told; what comes back ends that. Only one's own choice
   * is, where the tale is an old one. */
  hold(news: boolean): () => void {
    const count = (by: number) => {
      this.#tales.all += by;
      if (news) this.#tales.news += by;
    };
    count(1);
    return () => {
      count(-1);
      this.#advance();
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
    const moment = this.newest?.position?.moment;
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
    const known = this.waiting.at(-1)?.steps ?? this.steps;
    const { keep = known.length, steps: more = [], opening = null } = update.log ?? {};
    if (more.length) this.company.moved();
    if (opening) this.opening = opening;
    const scene: Shown = { snapshot: update, steps: [...known.slice(0, keep), ...more] };
    // What was taken back before it was shown never is.
    this.waiting = [...this.waiting.filter(({ steps }) => steps.length <= keep), scene];
    const own = more.some((step) => step.seat === update.you.seat && !step.by_bot);
    if (keep < this.steps.length) this.skip();
    else if (own && this.waiting.length === 1 && !this.#tales.news) this.#show(scene, []);
    else this.#advance();
  }

  /** Show what comes next, unless something else is told, or is to be seen first. */
  #advance(): void {
    const [scene, ...rest] = this.waiting;
    if (!scene || this.#drawing || this.#tales.all) return;
    if (wishes.pace.value === 'at-once' || document.hidden || rest.length >= CATCH_UP_FROM) this.skip();
    else if (!this.#looking) this.#show(scene, rest);
  }

  #show(scene: Shown, waiting: Shown[]): void {
    const first = scene.steps.findIndex((step, n) => step !== this.steps[n]);
    this.fresh = first < 0 || !this.snapshot?.position ? [] : scene.steps.slice(first);
    this.before = this.snapshot && { snapshot: this.snapshot, steps: this.steps };
    const { position } = scene.snapshot;
    if (position) position.view = keeping(this.snapshot?.position?.view, position.view);
    this.waiting = waiting;
    this.steps = scene.steps;
    this.snapshot = scene.snapshot;
    this.#drawing = true;
    void tick().then(() => {
      this.#drawing = false;
      this.#advance();
    });
    clearTimeout(this.#lookingTimer);
    const others = this.fresh.filter((step) => step.seat !== scene.snapshot.you.seat || step.by_bot);
    const time = lookingTime(others, waiting.length);
    this.#looking = time > 0 && wishes.pace.value !== 'at-once' && !document.hidden;
    if (this.#looking && wishes.pace.value === 'calm') {
      this.#lookingTimer = window.setTimeout(() => this.next(), time);
    }
  }
}
