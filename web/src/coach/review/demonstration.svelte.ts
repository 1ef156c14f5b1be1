// "Show me": the better turn is played at a table of its own, which goes on from that step.
import { fork } from '../../lib/fork';
import { wish } from '../../lib/memory';
import { go } from '../../lib/route.svelte';
import type { TableData } from '../../lib/types';
import type { JudgedTurn, SaidChoice } from '../types';

export interface Demonstration {
  /** The table it is played at, and the game it comes from. */
  table: string;
  from: string;
  step: number;
  /** Whose turn it is. */
  seat: number;
  choices: SaidChoice[];
}

/** What is being shown, until the page is closed. */
let current = $state.raw<Demonstration | null>(null);

export const demonstrationAt = (table: string): Demonstration | null => (current?.table === table ? current : null);

export function endDemonstration(): void {
  current = null;
}

/** Lay the table and go there; the choices are made there one after the other. */
export async function showBetterTurn(game: TableData, seat: number, { step, better }: JudgedTurn): Promise<void> {
  if (!better) return;
  const table = await fork(game, { step, seat, sameChance: true, bot: wish('bot', 'waiter') });
  current = { table, from: game.id, step, seat, choices: better.choices };
  go(`/table/${table}`);
}
