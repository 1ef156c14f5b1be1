// A guest's order, plate by plate.
import { ITEMS, type Item } from './types';

export interface Plate {
  item: Item;
  served: boolean;
}

/** The order as it stands: of each item first what was served, then what is waited for. */
export const platesOf = (order: Partial<Record<Item, number>>, waits: Partial<Record<Item, number>>): Plate[] =>
  ITEMS.flatMap((item) =>
    Array.from({ length: order[item] ?? 0 }, (_, n) => ({
      item,
      served: n < (order[item] ?? 0) - (waits[item] ?? 0),
    })),
  );
