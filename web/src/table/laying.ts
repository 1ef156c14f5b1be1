// What a game needs to be drawn: its own part of the page, and what is printed on its components.
import { components } from '../lib/api';

const laid = new Map<string, Promise<unknown>>();

/** Fetched once: the same promise again is no news, and what stands on the table stays. */
function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  let found = laid.get(key) as Promise<T> | undefined;
  if (!found) {
    found = fetch();
    laid.set(key, found);
    found.catch(() => laid.delete(key));
  }
  return found;
}

export const layAustria = (edition?: string) =>
  once(`austria ${edition}`, async () => {
    const [parts, table, side] = await Promise.all([
      components('austria', edition),
      import('../austria/AustriaTable.svelte'),
      import('../austria/OtherHotels.svelte'),
    ]);
    return { parts, Table: table.default, Side: side.default };
  });

export const layOverbooking = (edition?: string) =>
  once(`overbooking ${edition}`, async () => {
    const [parts, table, side] = await Promise.all([
      components('overbooking', edition),
      import('../overbooking/OverbookingTable.svelte'),
      import('../overbooking/Families.svelte'),
    ]);
    return { parts, Table: table.default, Side: side.default };
  });
