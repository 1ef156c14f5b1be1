// A table as it lives: updates come over a WebSocket, choices go the same way.
import { CATCH_UP_FROM, lookingTime } from './pace';
import type { Choice, Snapshot, Step, Told } from './types';
import { wishes } from './wishes.svelte';
import { language, refusal } from './words';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PATIENCE = 10000;
/** The code of an answer that never came. */
const LOST = 'lost';

interface Answer {
  type: string;
  id: number | null;
  error?: { code: string; message: string };
  legal?: boolean;
  clause?: string | null;
  text?: string | null;
}

export interface Reason {
  clause: string | null;
  text: string;
}

/** A table to be shown, and the log up to it. */
interface Scene {
  snapshot: Snapshot;
  steps: Step[];
  fresh: Step[];
}

export class LiveTable {
  /** The table as it is shown; what others did since may still wait its turn. */
  snapshot = $state.raw<Snapshot | null>(null);
  opening = $state.raw<Told[]>([]);
  steps = $state.raw<Step[]>([]);
  /** What the update that is shown added to the log; nothing when the page has just been opened. */
  fresh = $state.raw<Step[]>([]);
  /** The table as it was shown before. */
  before = $state.raw<Snapshot | null>(null);
  /** What is still to be shown, the newest last. */
  waiting = $state.raw<Scene[]>([]);
  /** An earlier table is being shown: choices have to wait for the newest, or one skips to it. */
  behind = $derived(this.waiting.length > 0);
  online = $state(false);
  refused = $state<string | null>(null);
  busy = $state(false);

  #socket: WebSocket | null = null;
  #known: number | undefined;
  #newest: Scene | null = null;
  /** Something others did is on the table and wants to be looked at first. */
  #looking = false;
  #lookingTimer = 0;
  #tales = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #asked = 0;
  /** Whoever has something to send again waits for this. */
  #whenBack = () => {};
  #answers = new Map<number, (answer: Answer) => void>();
  #comeBack = () => {
    if (!this.online) this.#connect();
  };
  #catchUp = () => {
    if (document.hidden) this.skip();
  };

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    addEventListener('online', this.#comeBack);
    document.addEventListener('visibilitychange', this.#catchUp);
    this.#connect();
  }

  /** The name of whoever holds the seat of this line. */
  get ownName(): string {
    const seat = this.snapshot?.you.seat ?? null;
    return seat === null ? '' : (this.snapshot?.table.seats[seat]?.name ?? '');
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#lookingTimer);
    removeEventListener('online', this.#comeBack);
    document.removeEventListener('visibilitychange', this.#catchUp);
    this.#socket?.close();
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

  async choose(choice: Choice): Promise<string | null> {
    const moment = this.#newest?.snapshot.position?.moment;
    if (moment === undefined || this.busy) return null;
    return this.#act({ type: 'choose', moment, choice: choice.choice });
  }

  async undo(): Promise<string | null> {
    const moment = this.#newest?.snapshot.position?.moment;
    if (moment === undefined || this.busy) return null;
    return this.#act({ type: 'undo', moment });
  }

  async whyNot(token: string): Promise<Reason | null> {
    const answer = await this.#ask({ type: 'why-not', choice: token });
    if (answer.error?.code === LOST) return null;
    if (answer.error) return { clause: null, text: refusal(answer.error.code, answer.error.message) };
    return answer.legal || !answer.text ? null : { clause: answer.clause ?? null, text: answer.text };
  }

  async #act(request: Record<string, unknown>): Promise<string | null> {
    this.busy = true;
    try {
      let answer = await this.#ask(request);
      // Sending again is safe: it names its moment, and what was done is not done twice.
      while (answer.error?.code === LOST && !this.#closed) {
        await new Promise<void>((resolve) => (this.#whenBack = resolve));
        answer = await this.#ask(request);
      }
      // Somebody was faster: the update on its way tells.
      return answer.error && answer.error.code !== 'stale' ? refusal(answer.error.code, answer.error.message) : null;
    } finally {
      this.busy = false;
    }
  }

  #ask(request: Record<string, unknown>): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      const done = (answer: Answer) => {
        clearTimeout(timer);
        this.#answers.delete(id);
        resolve(answer);
      };
      const lost = { type: 'error', id, error: { code: LOST, message: '' } };
      const timer = window.setTimeout(() => {
        // Nobody says a word any more: the line is dead, and does not know it.
        this.online = false;
        this.#connect();
        done(lost);
      }, PATIENCE);
      this.#answers.set(id, done);
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(JSON.stringify({ ...request, id }));
      } else done(lost);
    });
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          language,
          ...(this.secret ? { secret: this.secret } : {}),
          ...(this.#known === undefined ? {} : { since: this.#known }),
        }),
      );
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.online = false;
      for (const [id, done] of this.#answers) {
        done({ type: 'error', id, error: { code: LOST, message: '' } });
      }
      if (this.#closed || this.refused) return;
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(said: (Snapshot & { type: string }) | Answer): void {
    if (said.type === 'update') {
      this.#update(said as Snapshot);
    } else {
      const { id, error } = said as Answer;
      if (id !== null) this.#answers.get(id)?.(said as Answer);
      else if (error && !['too-many', 'too-slow', 'trouble', 'malformed'].includes(error.code)) {
        this.refused = refusal(error.code, error.message);
      }
    }
  }

  #update(update: Snapshot): void {
    this.online = true;
    this.#whenBack();
    this.refused = null;
    this.#wait = FIRST_WAIT;
    const known = this.#newest?.steps ?? [];
    const scene: Scene = { snapshot: update, steps: known, fresh: [] };
    let takenBack = false;
    if (update.log) {
      const { keep, steps, opening } = update.log;
      if (opening) this.opening = opening;
      scene.steps = [...known.slice(0, keep), ...steps];
      if (this.#known !== undefined) scene.fresh = steps;
      takenBack = keep < known.length;
    }
    if (update.position) this.#known = update.position.moment;
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
    this.before = this.snapshot;
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
