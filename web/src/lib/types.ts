// What the house sends about any game, as far as the page looks at it.
import type { AustriaView } from '../austria/types';
import type { OverbookingView } from '../overbooking/types';

export interface Seat {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  bot: string | null;
  ready: boolean;
  /** The bot from outside that failed here, and whose place another took. */
  forfeited: string | null;
  /** What this seat added to the seed of the table. */
  word: string | null;
}

/** By what dice and cards come; the seed is told in the end. */
export interface Luck {
  /** It repeats the dice and cards of a finished game. */
  same: boolean;
  commitment: string | null;
  seed: string | null;
}

export interface TableData {
  id: string;
  game: string;
  options: Record<string, string>;
  /** The same in words; not in lists of tables. */
  option_texts?: Record<string, { title: string; value: string }>;
  /** Archived is a journal of a game that was not played to its end. */
  status: 'gathering' | 'playing' | 'over' | 'archived';
  listed: boolean;
  watchable: boolean;
  /** Everybody at it may ask the coach; who plays with bots alone may anyway. */
  hints: boolean;
  version: number;
  moment: number;
  steps: number;
  /** When something happened last, in seconds. */
  moved_at: number;
  host_seat: number | null;
  seats: Seat[];
  forked_from: string | null;
  fork_step: number | null;
  rematch: string | null;
  luck: Luck;
}

export interface Choice {
  choice: number;
  token: string;
  id: string;
  text: string;
  /** What the sentence counts, such as krones to pay. */
  numbers: Record<string, number>;
  /** The turn is over after it. */
  ends_turn: boolean;
  /** Something hidden may come to light by it: it cannot be taken back. */
  reveals: boolean;
}

export interface Decision {
  question: { id: string; text: string; numbers: Record<string, number> };
  choices: Choice[];
}

/** Where in a game something is. */
export interface InChapter {
  chapter: string;
  chapter_text: string;
  /** Fits under a column of a chart. */
  chapter_short: string;
}

export interface TallyPart extends InChapter {
  seat: number;
  source: string;
  source_text: string;
  points: number;
}

/** A table of any game, as a seat sees it; `game` says which. */
export type AnyView = AustriaView | OverbookingView;

export interface Position<V> {
  moment: number;
  step: number;
  over: boolean;
  awaits: number | null;
  chapter: string;
  chapter_text: string;
  view: V;
  decision: Decision | null;
  may_undo: boolean;
  /** How many choices stand when all is taken back that may be. */
  undo_to: number;
  scores: number[] | null;
  winners: number[] | null;
  /** By seat, what decides between equal points. */
  tie_breaks: number[] | null;
  tally: TallyPart[] | null;
}

export interface Told {
  event: number[];
  id: string;
  text: string;
  /** The clause of the rulebook it goes by. */
  clause: string;
}

export interface Step extends InChapter {
  step: number;
  moment: number;
  seat: number;
  by_bot: boolean;
  token: string | null;
  events: Told[];
}

export interface You {
  seat: number | null;
  host: boolean;
  invitation?: string | null;
  /** Whether the coach helps at this table. */
  hints: boolean;
}

export interface Snapshot {
  table: TableData;
  you: You;
  position: Position<AnyView> | null;
  log: { keep: number; steps: Step[]; opening?: Told[] } | null;
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  /** For how many players it is; null is for any number. */
  only_players: string[] | null;
  title: string;
  help: string;
  value_titles: Record<string, string>;
}

export interface Game {
  name: string;
  title: string;
  blurb: string;
  options: Option[];
}

export interface Games {
  games: Game[];
  bots: string[];
  bot_titles: Record<string, string>;
  /** How each of them plays, in a sentence. */
  bot_texts: Record<string, string>;
  languages: string[];
}
