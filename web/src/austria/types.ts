// What the house sends about Grand Austria Hotel: the table as a seat sees it, and what is printed.
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
  clause: string;
}

export interface StaffCardData {
  name: string;
  cost: number;
  /** Whether a source tells what it costs; or else it is reconstructed. */
  cost_documented: boolean;
  timing: 'once' | 'round' | 'permanent' | 'end' | 'trigger';
  rule: string;
  text: string;
  clause: string;
}

export interface AustriaParts {
  guests: Record<string, GuestCardData>;
  staff: Record<string, StaffCardData>;
  objectives: Record<string, { name: string; letter: string; need: string; text: string; clause: string }>;
  emperor_tiles: Record<string, { round: number; reward: string; penalty: string; text: string; clause: string }>;
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
  unique_hotels: Record<UniqueHotel, UniqueHotelData>;
  dove_tokens: { name: string; top: string; bottom: string; documented: boolean }[];
  /** By colour, for groups of 1, 2, 3 and 4 rooms. */
  chateau_bonus: Record<string, number[]>;
  corogari_sums: Record<string, string>;
  /** By how many guests lie on the pile. */
  kaufman_points: number[];
  /** By round, from the first. */
  ninas_points: number[];
  wray_spaces: Record<string, number>;
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

export type UniqueHotel =
  | 'chateau' | 'corogari' | 'dove' | 'kaufman' | 'mayenfels' | 'ninas' | 'stroup' | 'wray' | 'kozi';

export interface UniqueHotelData {
  name: string;
  brief: string;
  gifts: string;
  kitchen: Record<Item, number>;
  steps: number;
  rules: string[];
}

/** What lies beside the entrance of a unique hotel, each only where it belongs. */
export interface Beside {
  hotel: UniqueHotel;
  first_die?: number | null;
  /** Which of Dove's tokens are left. */
  tokens?: boolean[];
  /** The guests Kaufman has moved in this round. */
  pile?: number[];
  objectives?: { objective: number; claimed: boolean }[];
  tiles?: (string | null)[];
}

/** The unique hotels while they are handed out. */
export interface Market {
  kind: 'auction' | 'draw';
  open: (Beside & { holder?: number | null; bid?: number | null; next_bid?: number })[];
  /** By seat. */
  kept: Record<string, UniqueHotel>;
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
  entrance?: Beside;
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
  market?: Market;
  /** The opponent of who plays alone. */
  leopold?: Leopold;
}
