// Who moved in where, as the log tells it: guests look out of their own windows.
import type { Step } from '../lib/types';
import type { AustriaParts } from './types';

/** Kinds of events that bring a guest into a room, as the house numbers them. */
const MOVED_IN = [17, 66, 78];
const REMOVED = 16;

export interface MovedIn {
  seat: number;
  /** By the number on the card. */
  guest: number;
  space: number;
}

/** The guest an event brings into a room, if it does. */
export function movedIn([kind, seat, guest, space]: number[], parts: AustriaParts): MovedIn | null {
  return MOVED_IN.includes(kind) ? { seat, guest: parts.guest_order[guest], space } : null;
}

/** By space, the number of the guest who moved in there; rooms without a guest are not listed. */
export function lodgersOf(steps: Step[], seat: number, parts: AustriaParts): Map<number, number> {
  const found = new Map<number, number>();
  for (const { event } of steps.flatMap((step) => step.events)) {
    if (event[1] !== seat) continue;
    const came = movedIn(event, parts);
    if (came) found.set(came.space, came.guest);
    else if (event[0] === REMOVED) found.delete(event[2]);
  }
  return found;
}
