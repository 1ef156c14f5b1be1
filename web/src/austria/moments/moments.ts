// Great moments among what has just happened: a group filled, an objective claimed, an evening over.
import type { Step } from '../../lib/types';
import { bonusOf } from '../entrance/bonus';
import { movedIn, type MovedIn } from '../lodgers';
import type { AustriaParts, AustriaView, Colour } from '../types';

/** Kinds of events, as the house numbers them. */
const ROUND_BEGAN = 1;
const EMPEROR_CAME = 25;
const GAME_ENDED = 32;
/** The first of these says that the evening is over. */
const EVENING_OVER = [ROUND_BEGAN, EMPEROR_CAME, GAME_ENDED];

export interface GroupFilled {
  kind: 'group';
  seat: number;
  colour: Colour;
  spaces: number[];
  bonus: number;
}

export interface ObjectiveClaimed {
  kind: 'objective';
  seat: number;
  objective: number;
  points: number;
  /** First, second or third; one's own objectives have no places. */
  place: number | null;
}

export interface EveningOver {
  kind: 'evening';
  round: number;
  last: MovedIn;
  /** All who moved in this round, in their order. */
  guests: MovedIn[];
}

export type Moment = GroupFilled | ObjectiveClaimed | EveningOver;

/** The moments between two tables; the log leads to the later one, and its end is fresh. */
export function momentsIn(before: AustriaView, now: AustriaView, log: Step[], fresh: Step[], parts: AustriaParts): Moment[] {
  const evening = eveningIn(log, fresh, parts);
  return [...groupsFilled(before, now, parts), ...claimed(before, now, parts), ...(evening ? [evening] : [])];
}

function groupsFilled(before: AustriaView, now: AustriaView, parts: AustriaParts): GroupFilled[] {
  return now.hotels.flatMap((hotel, seat) => {
    const { rooms, groups } = parts.boards[hotel.board];
    return hotel.bonuses_taken
      .filter((group) => !before.hotels[seat].bonuses_taken.includes(group))
      .map((group): GroupFilled => ({
        kind: 'group',
        seat,
        colour: groups[group].colour,
        spaces: groups[group].rooms.map((name) => rooms.findIndex((room) => room.name === name)),
        bonus: bonusOf(hotel, parts, group),
      }));
  });
}

function claimed(before: AustriaView, now: AustriaView, parts: AustriaParts): ObjectiveClaimed[] {
  const shared = now.objectives.flatMap(({ objective, claimed_by }, n) =>
    claimed_by.slice(before.objectives[n].claimed_by.length).map((seat, more): ObjectiveClaimed => {
      const place = before.objectives[n].claimed_by.length + more;
      return { kind: 'objective', seat, objective, points: parts.objective_points[place], place: place + 1 };
    }),
  );
  const own = now.hotels.flatMap((hotel, seat) =>
    (hotel.entrance?.objectives ?? [])
      .filter(({ claimed }, n) => claimed && !before.hotels[seat].entrance?.objectives?.[n].claimed)
      .map(({ objective }): ObjectiveClaimed => ({ kind: 'objective', seat, objective, points: parts.ninas_points[before.round - 1], place: null })),
  );
  return [...shared, ...own];
}

/** The evening that has just ended, unless nobody moved in. */
function eveningIn(log: Step[], fresh: Step[], parts: AustriaParts): EveningOver | null {
  let round = 0;
  let guests: MovedIn[] = [];
  let over = false;
  let found: EveningOver | null = null;
  const isFresh = new Set(fresh);
  for (const step of log) {
    for (const { event } of step.events) {
      if (!over && round > 0 && EVENING_OVER.includes(event[0])) {
        over = true;
        const last = guests.at(-1);
        if (last && isFresh.has(step)) found = { kind: 'evening', round, last, guests };
      }
      if (event[0] === ROUND_BEGAN) {
        round = event[2];
        guests = [];
        over = false;
      }
      const came = movedIn(event, parts);
      if (came) guests.push(came);
    }
  }
  return found;
}
