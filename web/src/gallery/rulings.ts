// What was decided about single cards, as the rulebooks say it.
import { books } from '../rules/books';
import { plain } from '../rules/markdown';

export interface Ruling {
  id: string;
  text: string;
}

const IS_RULING = /(^|-)RUL-/;

/** By clause: the rulings that name it. */
export async function rulings(): Promise<Map<string, Ruling[]>> {
  const found = new Map<string, Ruling[]>();
  for (const block of (await books()).flatMap((book) => book.blocks)) {
    if (block.kind !== 'clause' || !IS_RULING.test(block.id)) continue;
    const named = new Set(block.spans.filter(({ kind }) => kind === 'clause').map(({ text }) => text));
    for (const clause of named) found.set(clause, [...(found.get(clause) ?? []), { id: block.id, text: plain(block.spans) }]);
  }
  return found;
}
