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
  status: 'gathering' | 'playing' | 'over';
  listed: boolean;
  watchable: boolean;
  version: number;
  moment: number;
  steps: number;
  host_seat: number | null;
  seats: Seat[];
  rematch: string | null;
}

export interface Choice {
  choice: number;
  token: string;
  id: string;
  text: string;
}

export interface Decision {
  question: { id: string; text: string };
  choices: Choice[];
}

export interface TallyPart {
  seat: number;
  chapter: string;
  source: string;
  points: number;
}

export interface Position<V> {
  moment: number;
  step: number;
  over: boolean;
  awaits: number | null;
  chapter: string;
  view: V;
  decision: Decision | null;
  may_undo: boolean;
  scores: number[] | null;
  winners: number[] | null;
  tally: TallyPart[] | null;
}

export interface Told {
  event: number[];
  id: string;
  text: string;
}

export interface Step {
  step: number;
  moment: number;
  seat: number;
  by_bot: boolean;
  token: string | null;
  chapter: string;
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
  help: string;
}

export interface Game {
  name: string;
  title: string;
  options: Option[];
}

export interface Games {
  games: Game[];
  bots: string[];
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
  name: string;
  difficulty: string;
  special_hotel: string;
  card: {
    number: number;
    guests: { colour: Colour | 'any'; from: string }[];
    dice: number[] | 'most';
    extras: { what: string; value: string | number; from: string }[];
    hand: string;
  } | null;
  cards_left: number;
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

export interface BookingHotel {
  card: number;
  side: string;
  rule: string;
  beds: number;
  beds_now: number;
  queue_limit: number;
  door_limit: number;
  token: boolean;
  queue: BookingCard[];
  door: (BookingCard | null)[];
}

export interface OverbookingParts {
  cards: Record<string, { name: string; text: string }>;
  kinds: Record<string, { name: string; ability: string; beds: number; coins: number; crest: string }>;
  families: Record<string, string>;
  rules: Record<string, string>;
}

export interface OverbookingView {
  game: 'overbooking';
  scoring: string;
  crest_bonus: number[];
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
