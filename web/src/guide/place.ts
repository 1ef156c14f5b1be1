// Where a card stands so that it hides neither what it points at nor what can be clicked.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
}

const GAP = 16;
const EDGE = 8;

export function placeBeside(target: Box | null, card: Box, room: Box, spared: Box[]): Place {
  if (!target) {
    return { left: room.left + (room.width - card.width) / 2, top: room.top + room.height - card.height - EDGE };
  }
  const middle = {
    left: target.left + (target.width - card.width) / 2,
    top: target.top + (target.height - card.height) / 2,
  };
  const [right, below] = [target.left + target.width + GAP, target.top + target.height + GAP];
  const [left, above] = [target.left - card.width - GAP, target.top - card.height - GAP];
  const wanted = [
    ...[middle.top, target.top, target.top + target.height - card.height].flatMap((top) => [
      { left: right, top },
      { left, top },
    ]),
    ...[middle.left, target.left, target.left + target.width - card.width].flatMap((from) => [
      { left: from, top: below },
      { left: from, top: above },
    ]),
  ];
  let best = inside(wanted[0], card, room);
  let least = Infinity;
  for (const place of wanted.map((one) => inside(one, card, room))) {
    const box = { ...card, ...place };
    const hidden = spared.reduce((sum, one) => sum + shared(box, one), 0);
    const cost = 20 * shared(box, target) + hidden;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

function inside({ left, top }: Place, card: Box, room: Box): Place {
  return {
    left: clamp(left, room.left + EDGE, room.left + room.width - card.width - EDGE),
    top: clamp(top, room.top + EDGE, room.top + room.height - card.height - EDGE),
  };
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
