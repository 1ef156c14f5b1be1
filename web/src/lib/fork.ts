// A game that goes another way from one of its steps, at a table of its own.
import { ask, type Place } from './api';
import { rememberGame, wish } from './memory';
import type { TableData } from './types';

interface Wanted {
  step: number;
  /** Who one wants to be; bots have the other seats. */
  seat: number;
  sameChance: boolean;
  bot: string;
}

/** Lay the table and begin; its id. */
export async function fork(table: TableData, { step, seat, sameChance, bot }: Wanted): Promise<string> {
  const body = {
    step,
    seat,
    same_chance: sameChance,
    name: wish('name', ''),
    bots: table.seats.map((other) => (other.seat === seat ? null : bot)),
  };
  const place = await ask<Place>('POST', `/tables/${table.id}/fork`, { body });
  rememberGame({ table: place.table, game: table.game, secret: place.secret, seat: place.seat });
  await ask('POST', `/tables/${place.table}/start`, { secret: place.secret });
  return place.table;
}
