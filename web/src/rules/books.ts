// The rulebooks, as they lie in docs/rulebook: in the language of the page, or else in English.
import { language } from '../lib/tongue.svelte';
import { blocksOf, plain, type Block } from './markdown';

const HOME = '../../../docs/rulebook';
const files = import.meta.glob<string>(['../../../docs/rulebook/**/*.md', '!../../../docs/rulebook/**/README.md'], {
  query: '?raw',
  import: 'default',
});

/** In the order in which one reads them. */
const NAMES = ['austria', 'rulings', 'solo', 'more-staff', 'entrances', 'overbooking'] as const;

export interface Book {
  name: string;
  title: string;
  blocks: Block[];
  /** The clauses, as small letters to search in. */
  clauses: Map<string, string>;
}

const known = new Map<string, Promise<Book[]>>();

export function books(): Promise<Book[]> {
  const tongue = language();
  let found = known.get(tongue);
  if (!found) {
    found = Promise.all(NAMES.map((name) => book(tongue, name)));
    known.set(tongue, found);
    found.catch(() => known.delete(tongue));
  }
  return found;
}

async function book(tongue: string, name: string): Promise<Book> {
  const file = files[`${HOME}/${tongue}/${name}.md`] ?? files[`${HOME}/${name}.md`];
  const [title, ...blocks] = blocksOf(await file());
  const clauses = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind === 'clause') clauses.set(block.id, `${block.id} ${plain(block.spans)}`.toLocaleLowerCase());
  }
  return { name, title: title.kind === 'heading' ? plain(title.spans) : name, blocks, clauses };
}

/** The clauses in which every word that is looked for stands. */
export function found(book: Book, wanted: string): Block[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return book.blocks.filter(
    (block) => block.kind === 'clause' && words.every((word) => book.clauses.get(block.id)!.includes(word)),
  );
}

/** The book a clause stands in. */
export const bookOf = (all: Book[], clause: string): Book | undefined => all.find((one) => one.clauses.has(clause));
