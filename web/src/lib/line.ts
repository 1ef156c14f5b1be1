// The line to a table of the house: a WebSocket that says hello, asks and hears, and comes back by
// itself when it was cut.
import type { CompanyTold } from './company.svelte';
import type { Snapshot } from './types';
import { language } from './tongue.svelte';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PATIENCE = 10000;
/** What the house refuses for a moment only: the line tries again. */
const PASSING = ['too-many', 'too-slow', 'trouble', 'malformed'];

export interface Refusal {
  code: string;
  message: string;
}

export interface Answer {
  error?: Refusal;
  legal?: boolean;
  clause?: string | null;
  text?: string | null;
}

export type Request = { type: 'choose' | 'undo' | 'why-not' | 'gesture' } & Record<string, unknown>;

/** Who wants to know what comes over a line. */
export interface Listener {
  update: (update: Snapshot) => void;
  /** The house does not want to talk to whoever holds this end; nothing is tried again. */
  refused: (why: Refusal) => void;
  online: (online: boolean) => void;
  company: (told: CompanyTold) => void;
}

type Said = CompanyTold | ({ type: 'update' } & Snapshot) | ({ type: 'answer' | 'error'; id: number | null } & Answer);

export class Line {
  #socket: WebSocket | null = null;
  #online = false;
  #refused = false;
  #closed = false;
  /** The newest moment that was heard of. */
  #known: number | undefined;
  #wait = FIRST_WAIT;
  #timer = 0;
  #asked = 0;
  /** By the number of a question: who waits for its answer; null is an answer that got lost. */
  #answers = new Map<number, (answer: Answer | null) => void>();
  /** Whoever has something to send again waits for this. */
  #whenBack = () => {};
  #comeBack = () => {
    if (!this.#online) this.#connect();
  };

  constructor(
    readonly table: string,
    readonly secret: string | null,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#comeBack);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#comeBack);
    this.#socket?.close();
  }

  /** Ask once; null where no answer came. */
  ask(request: Request): Promise<Answer | null> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      const done = (answer: Answer | null) => {
        clearTimeout(timer);
        this.#answers.delete(id);
        resolve(answer);
      };
      const timer = window.setTimeout(() => {
        // Nobody says a word any more: the line is dead, and does not know it.
        this.#setOnline(false);
        this.#connect();
        done(null);
      }, PATIENCE);
      this.#answers.set(id, done);
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(JSON.stringify({ ...request, id }));
      } else done(null);
    });
  }

  /** Ask until there is an answer; null where the line was closed meanwhile. Only for what names
   * its moment: the house does not do it twice. */
  async insist(request: Request): Promise<Answer | null> {
    let answer = await this.ask(request);
    while (!answer && !this.#closed) {
      await new Promise<void>((resolve) => (this.#whenBack = resolve));
      answer = await this.ask(request);
    }
    return answer;
  }

  #setOnline(online: boolean): void {
    this.#online = online;
    this.listener.online(online);
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          company: true,
          language: language(),
          ...(this.secret ? { secret: this.secret } : {}),
          ...(this.#known === undefined ? {} : { since: this.#known }),
        }),
      );
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#setOnline(false);
      for (const done of this.#answers.values()) done(null);
      if (this.#closed || this.#refused) return;
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(said: Said): void {
    if (said.type === 'update') {
      this.#setOnline(true);
      this.#refused = false;
      this.#wait = FIRST_WAIT;
      if (said.position) this.#known = said.position.moment;
      this.listener.update(said);
      this.#whenBack();
    } else if (said.type === 'company' || said.type === 'gesture') {
      this.listener.company(said);
    } else if (said.id !== null) {
      this.#answers.get(said.id)?.(said);
    } else if (said.error && !PASSING.includes(said.error.code)) {
      this.#refused = true;
      this.listener.refused(said.error);
    }
  }
}
