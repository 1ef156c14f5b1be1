// Who lives in which room, as the log tells it: guests look out of their own windows.
import type { Step } from '../lib/types';
import type { AustriaParts } from './types';

/** Kinds of events that bring a guest into a room, as the house numbers them. */
const MOVED_IN = [17, 66, 78];
const REMOVED = 16;

/** By space, the number of the guest who moved in there; rooms without a guest are not listed. */
export function lodgersOf(steps: Step[], seat: number, parts: AustriaParts): Map<number, number> {
  const found = new Map<number, number>();
  for (const { event } of steps.flatMap((step) => step.events)) {
    const [kind, who, a, b] = event;
    if (who !== seat) continue;
    if (MOVED_IN.includes(kind)) found.set(b, parts.guest_order[a]);
    else if (kind === REMOVED) found.delete(a);
  }
  return found;
}
