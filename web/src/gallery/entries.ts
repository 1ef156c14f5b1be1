// Everything that is printed, as entries of the gallery.
import type { AustriaParts, Colour } from '../austria/types';
import { t } from '../lib/words';
import type { BookingGuest, OverbookingParts } from '../overbooking/types';

export interface Entry {
  id: string;
  name: string;
  /** All that it does, and what was decided about it. */
  text: string;
  /** The rule that says so. */
  clause?: string;
  /** What it looks like, where there is a picture. */
  guest?: { number: number; colour: Colour };
  staff?: { number: number; timing: string };
  booking?: BookingGuest;
}

export interface Shelf {
  kind: string;
  entries: Entry[];
}

export function austriaShelves(parts: AustriaParts): Shelf[] {
  const guests = Object.entries(parts.guests).map(([number, { name, text, clause, colour }]): Entry => ({ id: `guest-${number}`, name, text, clause, guest: { number: Number(number), colour } }));
  const staff = Object.entries(parts.staff).map(([number, { name, text, clause, timing }]): Entry => ({ id: `staff-${number}`, name, text, clause, staff: { number: Number(number), timing } }));
  const tiles = Object.entries(parts.emperor_tiles).map(([id, { text, clause, round }]): Entry => ({ id: `tile-${id}`, name: t('tiles-after', { round }), text, clause }));
  const objectives = Object.entries(parts.objectives).map(([id, { name, text, clause }]): Entry => ({ id: `objective-${id}`, name, text, clause }));
  const hotels = Object.entries(parts.special_hotels).map(([id, { name, rules }]): Entry => ({ id: `hotel-${id}`, name, text: rules.join('\n') }));
  return [
    { kind: 'guests', entries: guests },
    { kind: 'staff', entries: staff },
    { kind: 'tiles', entries: tiles },
    { kind: 'objectives', entries: objectives },
    { kind: 'hotels', entries: hotels },
  ];
}

export function overbookingShelves(parts: OverbookingParts): Shelf[] {
  const guests = parts.guests.map((booking): Entry => ({ id: `guest-${booking.name}`, ...parts.cards[booking.name], booking }));
  const rules = Object.entries(parts.rules).map(([id, rule]): Entry => ({
    id: `rule-${id}`,
    name: rule,
    text: parts.sides.filter((side) => side.rule === id).map(({ card, side, beds }) => t('gallery-side', { card, side, beds })).join('\n'),
  }));
  return [
    { kind: 'guests', entries: guests },
    { kind: 'rules', entries: rules },
  ];
}

/** What somebody looks for: every word of it, in the name or the text. */
export function found(shelves: Shelf[], wanted: string): Shelf[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, text }: Entry) => words.every((word) => `${name} ${text}`.toLocaleLowerCase().includes(word));
  return shelves
    .map(({ kind, entries }) => ({ kind, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}
