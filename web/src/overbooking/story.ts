// The log read as pictures: what lies at the hotels after every event, and the check scene by
// scene. It draws what was told and decides nothing.
import type { Step, Told } from '../lib/types';
import type { BookingCard, BookingHotel, OverbookingParts } from './types';

export interface PicturedCard extends BookingCard {
  /** What became of it when beds were given. */
  fate?: 'booked' | 'away' | 'spent';
  /** Its ability is what is being told. */
  acting?: boolean;
}

export interface PicturedHotel extends BookingHotel {
  queue: PicturedCard[];
  door: (PicturedCard | null)[];
  /** Who sleeps in the beds given so far, bed by bed. */
  lodged: number[];
}

export type Beat = 'turned-up' | 'ability' | 'booked' | 'away' | 'summary';

export interface Scene {
  beat: Beat;
  /** The hotel it happens at, counted from 0; for a summary there is none. */
  hotel: number;
  picture: PicturedHotel | null;
  texts: string[];
  /** Points of each seat in this round so far. */
  won: number[];
  /** The round that was checked. */
  round: number;
  /** The hotels of the next round, after a summary. */
  opened: PicturedHotel[];
}

const BEATS: Record<string, Beat> = {
  'turned-up-queue': 'turned-up',
  'turned-up-door': 'turned-up',
  'monk-moved': 'ability',
  'more-beds': 'ability',
  'fewer-beds': 'ability',
  replaced: 'ability',
  named: 'ability',
  declined: 'ability',
  idle: 'ability',
  booked: 'booked',
  'crests-scored': 'booked',
  'turned-away': 'away',
  'left-at-door': 'away',
};
const PREFIX = 'overbooking-event-';
const kindOf = (told: Told) => told.id.slice(PREFIX.length);

// The numbers events are packed with: a place is twice its hotel, plus one for the back door; a
// card that has an owner is its guest and 32 times the owner.
const PLACE_MASK = 7;
const GUEST_MASK = 31;
const OWNER_SHIFT = 5;
const OWNER_MASK = 3;

/** Whether a step tells of a check. */
export const tellsOfCheck = (step: Step): boolean => step.events.some((told) => kindOf(told) in BEATS);

/** Where the latest check begins among the steps, or null if there was none. */
export function latestCheck(steps: Step[]): number | null {
  let at = steps.length - 1;
  while (at >= 0 && !tellsOfCheck(steps[at])) at -= 1;
  while (at > 0 && tellsOfCheck(steps[at - 1])) at -= 1;
  return at < 0 ? null : at;
}

/** The scenes of all checks told by the steps from one on. */
export function scenesFrom(first: number, opening: Told[], steps: Step[], parts: OverbookingParts): Scene[] {
  const story = new Story(parts);
  for (const told of opening) story.hear(told);
  steps.forEach((step, n) => {
    story.telling = n >= first;
    for (const told of step.events) story.hear(told);
  });
  return story.scenes;
}

class Story {
  scenes: Scene[] = [];
  telling = false;
  #hotels: PicturedHotel[] = [];
  #won: number[] = [];
  #round = 0;

  constructor(readonly parts: OverbookingParts) {}

  hear(told: Told): void {
    const kind = kindOf(told);
    const [, seat, a, b] = told.event;
    if (kind === 'round-began') {
      if (this.#round) this.#summarise();
      this.#round = a;
      this.#won = [];
    } else if (kind === 'won') {
      if (this.scenes.at(-1)?.beat !== 'summary') this.#summarise();
      if (this.telling) this.scenes.at(-1)?.texts.push(told.text);
    } else if (kind === 'hotel-opened') {
      this.#open(a, b);
    } else if (kind === 'token-laid' || kind === 'token-withdrawn') {
      this.#hotels[a].token = kind === 'token-laid';
    } else if (kind === 'token-taken') {
      this.#hotels[a].token = false;
      this.#win(seat, 1);
    } else if (kind.startsWith('played-')) {
      this.#lay(seat, a, b & PLACE_MASK, kind.startsWith('played-face-up'));
    } else if (kind in BEATS) {
      const hotel = this.#check(kind, seat, a, b);
      if (this.telling) this.#show(BEATS[kind], kind, hotel, told.text);
    }
  }

  #win(seat: number, points: number): void {
    this.#won[seat] = (this.#won[seat] ?? 0) + points;
  }

  #open(hotel: number, side: number): void {
    const printed = this.parts.sides[side];
    const token = this.#hotels[hotel]?.token ?? false;
    this.#hotels[hotel] = { ...printed, beds_now: printed.beds, token, queue: [], door: [], lodged: [] };
    const last = this.scenes.at(-1);
    if (this.telling && last?.beat === 'summary') last.opened[hotel] = structuredClone(this.#hotels[hotel]);
  }

  #lay(owner: number, guest: number, place: number, faceUp: boolean): void {
    const { guests, backs } = this.parts;
    const face = guest < guests.length ? guests[guest] : backs[guest - guests.length];
    const hotel = this.#hotels[place >> 1];
    const row: (PicturedCard | null)[] = place & 1 ? hotel.door : hotel.queue;
    row.push({ owner, face_up: faceUp, named: false, ...face });
  }

  /** Change the picture as an event of the check tells; gives the hotel it is about. */
  #check(kind: string, seat: number, a: number, b: number): number {
    for (const hotel of this.#hotels) for (const card of hotel.door) if (card) card.acting = false;
    if (kind === 'turned-up-queue' || kind === 'turned-up-door') {
      const hotel = this.#hotels[b >> 1];
      const card = (b & 1 ? hotel.door : hotel.queue).find((card) => card && !card.face_up);
      if (card) Object.assign(card, this.parts.guests[a], { face_up: true });
      return b >> 1;
    }
    if (kind === 'crests-scored') {
      this.#win(seat, b);
      return this.scenes.at(-1)?.hotel ?? 0;
    }
    if (kind === 'more-beds' || kind === 'fewer-beds') {
      const hotel = this.#hotels[b];
      hotel.beds_now = Math.max(0, hotel.beds_now + a);
      const trade = kind === 'more-beds' ? 'merchants' : 'workers';
      const actor = hotel.door.find((card) => card?.owner === seat && card.kind === trade);
      if (actor) actor.acting = true;
      return b;
    }
    if (kind === 'replaced') return this.#replace(seat, a, b);
    const hotel = this.#hotels[b];
    const card = this.#find(hotel.queue, seat, a) ?? this.#find(hotel.door, seat, a);
    if (!card) return b;
    if (kind === 'monk-moved') {
      hotel.door = hotel.door.map((one) => (one === card ? null : one));
      hotel.queue.push(card);
    } else if (kind === 'named') card.named = true;
    else if (kind === 'declined' || kind === 'idle') card.acting = true;
    else {
      card.fate = kind === 'booked' ? 'booked' : kind === 'left-at-door' ? 'spent' : 'away';
      if (kind === 'booked') {
        hotel.lodged.push(...Array<number>(card.beds ?? 0).fill(seat));
        this.#win(seat, card.coins ?? 0);
      }
    }
    return b;
  }

  #replace(seat: number, guest: number, gone: number): number {
    const at = this.#hotels.findIndex((hotel) => this.#find(hotel.door, seat, guest));
    const hotel = this.#hotels[at];
    const comes = this.#find(hotel.door, seat, guest)!;
    const goes = this.#find(hotel.queue, (gone >> OWNER_SHIFT) & OWNER_MASK, gone & GUEST_MASK);
    hotel.door = hotel.door.map((card) => (card === comes ? null : card));
    hotel.queue = hotel.queue.map((card) => (card === goes ? comes : card));
    return at;
  }

  #find(row: (PicturedCard | null)[], owner: number, guest: number): PicturedCard | undefined {
    const { name } = this.parts.guests[guest];
    return row.find((card) => card?.owner === owner && card.name === name) ?? undefined;
  }

  /** A scene for every event, but cards that turn up or are sent away together share one. */
  #show(beat: Beat, kind: string, hotel: number, text: string): void {
    const last = this.scenes.at(-1);
    const together = beat === 'turned-up' || beat === 'away' || kind === 'crests-scored';
    if (together && last?.beat === beat && last.hotel === hotel) {
      last.texts.push(text);
      last.picture = structuredClone(this.#hotels[hotel]);
      last.won = [...this.#won];
    } else {
      this.scenes.push(this.#scene(beat, hotel, [text]));
    }
  }

  #summarise(): void {
    if (this.telling) this.scenes.push(this.#scene('summary', -1, []));
  }

  #scene(beat: Beat, hotel: number, texts: string[]): Scene {
    return {
      beat,
      hotel,
      picture: hotel < 0 ? null : structuredClone(this.#hotels[hotel]),
      texts,
      won: [...this.#won],
      round: this.#round,
      opened: [],
    };
  }
}
