// Every text of the page itself, from the files the command speaks from too; what the games say
// comes from the house. Only the texts of the chosen language are fetched, and of the rooms entered.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { setWish, wish } from './memory';
import { stretched } from './pseudo';
import { language, setLanguage } from './tongue.svelte';

const ENGLISH = 'en';
/** English made longer and strange, for seeing which texts are cut or no texts at all. */
const PSEUDO = 'en-XA';
const fetched = import.meta.glob<string>('../../../src/hotelier/words/*/{games,page,page_table,page_guide}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The languages the page speaks. */
export const tongues = [...new Set(Object.keys(fetched).map((file) => file.split('/').at(-2)!))].sort();

function wanted(): string {
  const kept = wish<string>('language', '');
  if (kept === PSEUDO) return kept;
  const said = [kept, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return said.find((tongue) => tongues.includes(tongue)) ?? ENGLISH;
}

/** What is said only in some rooms of the page: at tables (and of cards), by the guide. */
type Part = 'table' | 'guide';
const parts = new Set<Part>();
const bundles = new Map<string, FluentBundle>();
const learned = new Map<string, Promise<void>>();
let bundle = bundleOf(ENGLISH);

/** Fetch the texts that are needed before anything is shown, in the language of this browser. */
export function begin(): Promise<void> {
  return speak(wanted());
}

/** Fetch what some rooms say, before it is shown. */
export function learn(...more: Part[]): Promise<unknown> {
  for (const part of more) parts.add(part);
  return learnIn(language());
}

/** Speak another language from now on. */
export async function speak(tongue: string): Promise<void> {
  await learnIn(tongue);
  bundle = bundleOf(tongue);
  setLanguage(tongue);
}

/** The same, and keep it. */
export async function choose(tongue: string): Promise<void> {
  await speak(tongue);
  setWish('language', tongue);
}

function learnIn(tongue: string): Promise<unknown> {
  const files = ['games', 'page', ...[...parts].map((part) => `page_${part}`)];
  return Promise.all(files.map((file) => learnFile(tongue, file)));
}

function learnFile(tongue: string, file: string): Promise<void> {
  const id = `${tongue}/${file}`;
  let known = learned.get(id);
  if (!known) {
    const folder = tongue === PSEUDO ? ENGLISH : tongue;
    const fetching = fetched[`../../../src/hotelier/words/${folder}/${file}.ftl`]();
    known = fetching.then((text) => void bundleOf(tongue).addResource(new FluentResource(text)));
    learned.set(id, known);
    known.catch(() => learned.delete(id));
  }
  return known;
}

function bundleOf(tongue: string): FluentBundle {
  let found = bundles.get(tongue);
  if (!found) {
    found = new FluentBundle(tongue, { useIsolating: false, ...(tongue === PSEUDO ? { transform: stretched } : {}) });
    bundles.set(tongue, found);
  }
  return found;
}

/** Something that needs texts of its own: both are fetched at once. */
export async function withWords<T>(fetching: Promise<T>, ...more: Part[]): Promise<T> {
  const [made] = await Promise.all([fetching, learn(...more)]);
  return made;
}

/** What a language calls itself, as at the beginning of a line. */
export function nameOf(tongue: string): string {
  const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(tongue) ?? tongue;
  return name[0].toLocaleUpperCase(tongue) + name.slice(1);
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}

/** A text if the page has one, or else the word itself. */
export function named(prefix: string, word: string): string {
  const id = `${prefix}-${word.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return has(id) ? t(id) : word;
}

/** Why the house did not do something, in the language of the page if it has a text for that. */
export function refusal(code: string, sentence: string): string {
  const id = `refused-${code}`;
  return has(id) ? t(id) : sentence;
}
