// What the house sends about Overbooking: the table as a seat sees it, and what is printed.
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
  /** Absent where a hotel is only told of. */
  other_side?: HotelSide;
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
  /** Whether the hotels show their other sides in the next round. */
  hotels_turn_over: boolean;
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
