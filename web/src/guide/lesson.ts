// What a lesson is, and which one the position on the table calls for. Lessons look at what the
// house asked, offered and told; what the rules allow they do not know.
import type { AnyView, Position, Step } from '../lib/types';
import type { FluentVariable } from '@fluent/bundle';

/** The table as lessons see it, from the seat of who learns. */
export class Scene<V extends AnyView = AnyView> {
  readonly view: V;
  readonly #told: Map<string, number>;
  readonly #choices: Set<string>;

  constructor(
    readonly position: Position<AnyView>,
    steps: Step[],
    readonly me: number,
    readonly name: (seat: number) => string,
  ) {
    this.view = position.view as V;
    this.#choices = new Set(position.decision?.choices.map((choice) => choice.id));
    this.#told = new Map();
    for (const { event, id } of steps.flatMap((step) => step.events)) {
      this.#count(id);
      if (event[1] === me) this.#count(`${id} of mine`);
    }
  }

  #count(what: string): void {
    this.#told.set(what, (this.#told.get(what) ?? 0) + 1);
  }

  asks(...questions: string[]): boolean {
    return questions.includes(this.position.decision?.question.id ?? '');
  }

  offers(...choices: string[]): boolean {
    return choices.some((choice) => this.#choices.has(choice));
  }

  offersToken(like: RegExp): boolean {
    return this.position.decision?.choices.some(({ token }) => like.test(token)) ?? false;
  }

  /** How often something has happened in this game, to anybody. */
  told(event: string): number {
    return this.#told.get(event) ?? 0;
  }

  /** How often it has happened to who learns. */
  toldOfMe(event: string): number {
    return this.told(`${event} of mine`);
  }

  get waits(): boolean {
    return !this.position.over && this.position.awaits !== this.me;
  }
}

/** Whether a scene that followed another one brought what a lesson was about. */
type Ending<V extends AnyView> = (now: Scene<V>, before: Scene<V>) => boolean;

export interface Lesson<V extends AnyView> {
  /** Its text is `guide-<id>`. */
  id: string;
  when: (scene: Scene<V>) => boolean;
  /** The `data-guide` of what it points at, or several, the best one first; without one it speaks of everything. */
  at?: string | string[] | ((scene: Scene<V>) => string);
  /** Where something is to be done, doing it ends the lesson; the others end when they are read. */
  ends: 'next' | Ending<V>;
  /** What the text mentions. */
  values?: (scene: Scene<V>) => Record<string, FluentVariable>;
}

export const course = <V extends AnyView>(name: string, lessons: Lesson<V>[]): Lesson<V>[] =>
  lessons.map((lesson) => ({ ...lesson, id: `${name}-${lesson.id}` }));

/** Who came to play does not want to read more than this before the next choice. */
export const MOST_AT_ONCE = 3;

/** The first one that fits, so what is urgent stands first in a course; `read` so many since the last choice. */
export const nextLesson = <V extends AnyView>(lessons: Lesson<V>[], seen: string[], scene: Scene<V>, read: number) =>
  lessons.find(
    ({ id, when, ends }) => !seen.includes(id) && (ends !== 'next' || read < MOST_AT_ONCE) && when(scene),
  ) ?? null;

/** Lessons that need not be given any more: who has done it was taught by doing. */
export const learnedByDoing = <V extends AnyView>(lessons: Lesson<V>[], now: Scene<V>, before: Scene<V>) =>
  lessons
    .filter(({ when, ends }) => ends !== 'next' && when(before) && ends(now, before))
    .map(({ id }) => id);

// Endings that many lessons share.
export const answered: Ending<AnyView> = (now, before) =>
  now.position.decision?.question.id !== before.position.decision?.question.id;
export const happened =
  (...events: string[]): Ending<AnyView> =>
  (now, before) =>
    events.some((event) => now.toldOfMe(event) > before.toldOfMe(event));
