// Whether the house kept its word: the commitment this browser was shown first is kept here, and
// compared with the seed that the house tells in the end.
import { setWish, wish } from './memory';
import { sha256 } from './sha256';
import type { TableData } from './types';

type Kept = [table: string, commitment: string];
const NAME = 'commitments';
const MOST_KEPT = 60;

const kept = (table: string): string | undefined =>
  wish<Kept[]>(NAME, []).find(([known]) => known === table)?.[1];

/** Remember what a table shows before its end; what was shown first counts. */
export function keepCommitment(table: TableData): void {
  const { commitment, seed, same } = table.luck;
  if (!commitment || same || seed !== null || kept(table.id)) return;
  setWish(NAME, [[table.id, commitment], ...wish<Kept[]>(NAME, [])].slice(0, MOST_KEPT));
}

export type Verdict = 'same' | 'bound' | 'fits' | 'broken' | 'unseen' | 'open';

/** What can be said of a table's luck in one line. */
export function verdict({ id, luck }: TableData): Verdict {
  if (luck.same) return 'same';
  if (!luck.commitment) return 'open';
  const shown = kept(id);
  if (luck.seed === null) return shown && shown !== luck.commitment ? 'broken' : 'bound';
  if (!shown) return 'unseen';
  return sha256(luck.seed) === shown ? 'fits' : 'broken';
}
