// A table as it lives: updates come over a WebSocket, choices go the same way.
import type { Choice, Snapshot, Step, Told } from './types';
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

export class LiveTable {
  snapshot = $state.raw<Snapshot | null>(null);
  opening = $state.raw<Told[]>([]);
  steps = $state.raw<Step[]>([]);
  /** What the latest update added to the log; nothing when the page has just been opened. */
  fresh = $state.raw<Step[]>([]);
  /** The table as it was shown before the latest update. */
  before = $state.raw<Snapshot | null>(null);
  online = $state(false);
  refused = $state<string | null>(null);
  busy = $state(false);

  #socket: WebSocket | null = null;
  #known: number | undefined;
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

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    addEventListener('online', this.#comeBack);
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
    removeEventListener('online', this.#comeBack);
    this.#socket?.close();
  }

  async choose(choice: Choice): Promise<string | null> {
    const moment = this.snapshot?.position?.moment;
    if (moment === undefined || this.busy) return null;
    return this.#act({ type: 'choose', moment, choice: choice.choice });
  }

  async undo(): Promise<string | null> {
    const moment = this.snapshot?.position?.moment;
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
    if (update.log) {
      const { keep, steps, opening } = update.log;
      if (opening) this.opening = opening;
      const first = this.#known === undefined;
      this.steps = [...this.steps.slice(0, keep), ...steps];
      this.fresh = first ? [] : steps;
    }
    if (update.position) this.#known = update.position.moment;
    this.before = this.snapshot;
    this.snapshot = update;
  }
}
