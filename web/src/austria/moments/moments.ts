// Great moments among what has just happened: a group filled, an objective claimed, an evening over,
// the Emperor's visit.
import { bonusOf } from '../entrance/bonus';
import { movedIn, type MovedIn } from '../lodgers';
import type { AustriaParts, AustriaView, Colour } from '../types';
import { visitIn, type Visit } from '../visit/visit';

/** Kinds of events, as the house numbers them. */
const ROUND_BEGAN = 1;
const ROOM_OCCUPIED = 15;
const CLAIMED = [24, 100];
const EMPEROR_CAME = 25;
const GAME_ENDED = 32;
/** The first of these says that the evening is over. */
const EVENING_OVER = [ROUND_BEGAN, EMPEROR_CAME, GAME_ENDED];

interface Happened {
  /** Which of the fresh events it came with: moments are told in their order. */
  at: number;
}

export interface GroupFilled extends Happened {
  kind: 'group';
  seat: number;
  colour: Colour;
  spaces: number[];
  bonus: number;
}

export interface ObjectiveClaimed extends Happened {
  kind: 'objective';
  seat: number;
  objective: number;
  points: number;
  /** First, second or third; one's own objectives have no places. */
  place: number | null;
}

export interface EveningOver extends Happened {
  kind: 'evening';
  round: number;
  last: MovedIn;
  /** All who moved in this round, in their order. */
  guests: MovedIn[];
}

export type Moment = GroupFilled | ObjectiveClaimed | EveningOver | Visit;

/** The moments between two tables, in their order, by the events known before and those in between. */
export function momentsIn(before: AustriaView, now: AustriaView, known: number[][], events: number[][], parts: AustriaParts): Moment[] {
  const found = [
    ...groupsFilled(before, now, events, parts),
    ...claimed(before, now, events, parts),
    eveningIn(known, events, parts),
    visitIn(events, before, parts),
  ];
  return found.filter((one) => one !== null).sort((one, other) => one.at - other.at);
}

function groupsFilled(before: AustriaView, now: AustriaView, events: number[][], parts: AustriaParts): GroupFilled[] {
  return now.hotels.flatMap((hotel, seat) => {
    const { rooms, groups } = parts.boards[hotel.board];
    return hotel.bonuses_taken
      .filter((group) => !before.hotels[seat].bonuses_taken.includes(group))
      .map((group): GroupFilled => {
        const spaces = groups[group].rooms.map((name) => rooms.findIndex((room) => room.name === name));
        return {
          kind: 'group',
          at: events.map((event) => event[1] === seat && spaces.includes(occupied(event, parts))).lastIndexOf(true),
          seat,
          colour: groups[group].colour,
          spaces,
          bonus: bonusOf(hotel, parts, group),
        };
      });
  });
}

/** The room that an event fills; -1 if it fills none. */
const occupied = (event: number[], parts: AustriaParts): number =>
  event[0] === ROOM_OCCUPIED ? event[2] : (movedIn(event, parts)?.space ?? -1);

function claimed(before: AustriaView, now: AustriaView, events: number[][], parts: AustriaParts): ObjectiveClaimed[] {
  const at = (seat: number) => events.findIndex((event) => CLAIMED.includes(event[0]) && event[1] === seat);
  const shared = now.objectives.flatMap(({ objective, claimed_by }, n) =>
    claimed_by.slice(before.objectives[n].claimed_by.length).map((seat, more): ObjectiveClaimed => {
      const place = before.objectives[n].claimed_by.length + more;
      return { kind: 'objective', at: at(seat), seat, objective, points: parts.objective_points[place], place: place + 1 };
    }),
  );
  const own = now.hotels.flatMap((hotel, seat) =>
    (hotel.entrance?.objectives ?? [])
      .filter(({ claimed }, n) => claimed && !before.hotels[seat].entrance?.objectives?.[n].claimed)
      .map(({ objective }): ObjectiveClaimed => ({ kind: 'objective', at: at(seat), seat, objective, points: parts.ninas_points[before.round - 1], place: null })),
  );
  return [...shared, ...own];
}

/** The evening that has just ended, unless nobody moved in. */
function eveningIn(known: number[][], events: number[][], parts: AustriaParts): EveningOver | null {
  const at = events.findIndex(([kind]) => EVENING_OVER.includes(kind));
  if (at < 0) return null;
  const log = [...known, ...events.slice(0, at)];
  const begun = log.map(([kind]) => EVENING_OVER.includes(kind)).lastIndexOf(true);
  // The Emperor comes when an evening is over already: the next round does not end it again.
  if (log[begun]?.[0] !== ROUND_BEGAN) return null;
  const guests = log.slice(begun).flatMap((event) => movedIn(event, parts) ?? []);
  const last = guests.at(-1);
  return last ? { kind: 'evening', at, round: log[begun][2], last, guests } : null;
}
