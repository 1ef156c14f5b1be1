// What the house sends, as far as the page looks at it.
export interface Seat {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  bot: string | null;
  ready: boolean;
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
  version: number;
  moment: number;
  steps: number;
  host_seat: number | null;
  seats: Seat[];
  forked_from: string | null;
  fork_step: number | null;
  rematch: string | null;
}

export interface Choice {
  choice: number;
  token: string;
  id: string;
  text: string;
  /** What the sentence counts, such as krones to pay. */
  numbers: Record<string, number>;
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
  languages: string[];
}

export type Item = 'strudel' | 'cake' | 'wine' | 'coffee';
export const ITEMS: Item[] = ['strudel', 'cake', 'wine', 'coffee'];
export type Colour = 'blue' | 'red' | 'yellow' | 'green';

export interface Effect {
  kind: string;
  count?: number;
  items?: Record<Item, number>;
  discount?: number | 'free';
  up_to_floor?: number;
}

export interface GuestCardData {
  name: string;
  colour: Colour;
  order: Partial<Record<Item, number>>;
  points: number;
  reward: Effect[];
  reward_text: string;
  text: string;
}

export interface StaffCardData {
  name: string;
  cost: number;
  timing: 'once' | 'round' | 'permanent' | 'end';
  rule: string;
  text: string;
}

export interface AustriaParts {
  guests: Record<string, GuestCardData>;
  staff: Record<string, StaffCardData>;
  objectives: Record<string, { name: string; letter: string; need: string; text: string }>;
  emperor_tiles: Record<string, { round: number; reward: string; penalty: string; text: string }>;
  boards: Record<
    string,
    {
      rooms: { name: string; group: number }[];
      groups: { colour: Colour; rooms: string[]; bonus: number }[];
    }
  >;
  floor_cost: number[];
  floor_points: number[];
  door_points: number[];
  objective_points: number[];
  emperor_points: number[];
  emperor_setbacks: Record<string, number>;
  emperor_reward_from: number;
  /** Events name guests by their place in this list. */
  guest_order: number[];
  difficulties: Difficulty[];
  instruction_cards: Record<string, InstructionCardData & { deck: string; text: string }>;
  special_hotels: Record<string, SpecialHotelData>;
}

export type Difficulty = 'easy' | 'medium' | 'hard';

/** A card of who plays against a lone person; `from` is the difficulty a symbol counts from. */
export interface InstructionCardData {
  number: number;
  guests: { colour: Colour | 'any'; from: Difficulty; dancer: number }[];
  dice: number[] | 'most';
  celebrity: boolean;
  extras: { what: 'emperor' | 'staff' | 'objective' | 'dancer'; value: string | number; from: Difficulty }[];
  hand: 'left to right' | 'right to left';
}

export interface SpecialHotelData {
  name: string;
  rules: string[];
  /** Nine Stars Inn: the rows of its track. */
  rows?: { row: string; spaces: number; points: number }[];
  /** Sushi Resort: where cogwheels lie at first, and what each is worth. */
  rooms?: string[];
  points?: number;
}

export interface Hotel {
  seat: number;
  turn_order: number;
  turns_taken: number;
  passed: boolean;
  board: string;
  rooms: ('empty' | 'vacant' | 'occupied')[];
  bonuses_taken: number[];
  krones: number;
  emperor: number;
  points: number;
  kitchen: Record<Item, number>;
  cafe: ({ guest: number; waits_for: Partial<Record<Item, number>> } | null)[];
  staff: number[];
  staff_used: number[];
  hand_size: number;
  discs: number[];
}

export interface Leopold {
  seat: number;
  name: 'leopold' | 'elisabeth';
  difficulty: Difficulty;
  special_hotel: 'none' | 'hautel-couture' | 'nine-stars' | 'sushi' | 'toll-bridge';
  card: InstructionCardData | null;
  cards_seen: number[];
  cards_left: number;
  /** How many staff cards he has not turned up yet. */
  private_deck: number;
  /** How far he is with each objective. */
  discs: ('III' | 'II' | 'claimed' | null)[];
  /** Nine Stars Inn. */
  stars?: number;
  /** Sushi Resort: names of rooms; Toll Bridge: how many on each action space. */
  cogwheels?: string[] | Record<string, number>;
  marked_guests?: number[];
  /** Hautel Couture. */
  pool?: Record<Item, number>;
  items?: Record<string, Item | null>;
  reserved?: (string | null)[];
}

export interface Forecast {
  seat: number;
  round: number;
  points: number;
  space_after: number;
  reward: boolean;
  penalty: boolean;
}

export interface AustriaView {
  game: 'austria';
  round: number;
  over: boolean;
  awaits: number | null;
  first_player: number;
  dice: Record<string, number>;
  dustbin: number;
  queue: { guest: number; cost: number }[];
  guests_in_deck: number;
  staff_in_deck: number;
  objectives: { objective: number; claimed_by: number[] }[];
  emperor_tiles: string[];
  /** What the next visit would bring if it came now, by seat. */
  forecast: Forecast[];
  /** What was just taken and has no place yet. */
  new_items: Partial<Record<Item, number>>;
  hotels: Hotel[];
  own?: { seat: number; hand: number[]; offer: number[]; draft_pack: number[] };
  /** The opponent of who plays alone. */
  leopold?: Leopold;
}

export interface BookingCard {
  owner: number;
  face_up: boolean;
  named: boolean;
  name?: string;
  kind?: string;
  beds?: number;
  coins?: number;
  family: string;
  crest: string;
}

export interface BookingGuest {
  name: string;
  kind: string;
  beds: number;
  coins: number;
  family: string;
  crest: string;
}

export interface HotelSide {
  card: number;
  side: string;
  rule: string;
  beds: number;
  queue_limit: number;
  door_limit: number;
}

export interface BookingHotel extends HotelSide {
  beds_now: number;
  token: boolean;
  queue: BookingCard[];
  door: (BookingCard | null)[];
}

export interface OverbookingParts {
  cards: Record<string, { name: string; text: string }>;
  kinds: Record<string, { name: string; ability: string }>;
  families: Record<string, string>;
  rules: Record<string, string>;
  /** By the numbers that events tell them with. */
  guests: BookingGuest[];
  backs: { family: string; crest: string }[];
  sides: HotelSide[];
}

export interface OverbookingView {
  game: 'overbooking';
  scoring: string;
  crest_bonus: number[];
  peeking: boolean;
  round: number;
  rounds: number;
  phase: 'playing' | 'checking' | 'over';
  over: boolean;
  awaits: number | null;
  first_player: number;
  hotels: BookingHotel[];
  checking: (BookingGuest & { hotel: number; door_place: number; owner: number }) | null;
  seats: {
    seat: number;
    hand_size: number;
    deck_size: number;
    booked: BookingGuest[];
    discarded: BookingGuest[];
    tokens: number;
    families: Record<string, number>;
    points: number;
  }[];
  own?: { seat: number; hand: BookingGuest[] };
}

export type AnyView = AustriaView | OverbookingView;
