// Every text of the page itself, from the files the command speaks from too; what the games say
// comes from the house.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import englishGames from '../../../src/hotelier/words/en/games.ftl?raw';
import englishPage from '../../../src/hotelier/words/en/page.ftl?raw';
import { setWish, wish } from './memory';

const ENGLISH = 'en';
const fetched = import.meta.glob<string>(
  [
    '../../../src/hotelier/words/*/{games,page,page_table,page_guide}.ftl',
    '!../../../src/hotelier/words/en/{games,page}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const tongueOf = (file: string) => file.split('/').at(-2)!;
const nameOfFile = (file: string) => file.split('/').at(-1)!.replace('.ftl', '');

/** The languages the page speaks. */
export const tongues = [...new Set([ENGLISH, ...Object.keys(fetched).map(tongueOf)])].sort();

function wanted(): string {
  const said = [wish<string>('language', ''), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return said.find((tongue) => tongues.includes(tongue)) ?? ENGLISH;
}

export const language = wanted();

const empty = (tongue: string) => new FluentBundle(tongue, { useIsolating: false });
const english = empty(ENGLISH);
for (const text of [englishGames, englishPage]) english.addResource(new FluentResource(text));
// What a language does not say is said in English.
const bundles = language === ENGLISH ? [english] : [empty(language), english];

/** What is said only in some rooms of the page: at tables (and of cards), by the guide. */
type Part = 'table' | 'guide';
const learned = new Map<string, Promise<void>>();

/** Fetch the texts that are needed, before they are shown: those of every room, or of some. */
export async function learn(...parts: Part[]): Promise<void> {
  document.documentElement.lang = language;
  const files = ['games', 'page', ...parts.map((part) => `page_${part}`)];
  await Promise.all(
    Object.keys(fetched)
      .filter((file) => files.includes(nameOfFile(file)) && [language, ENGLISH].includes(tongueOf(file)))
      .map(learnFile),
  );
}

function learnFile(file: string): Promise<void> {
  let known = learned.get(file);
  if (!known) {
    const bundle = tongueOf(file) === ENGLISH ? english : bundles[0];
    known = fetched[file]().then((text) => void bundle.addResource(new FluentResource(text)));
    learned.set(file, known);
    known.catch(() => learned.delete(file));
  }
  return known;
}

/** Something that needs texts of its own: both are fetched at once. */
export async function withWords<T>(fetching: Promise<T>, ...parts: Part[]): Promise<T> {
  const [made] = await Promise.all([fetching, learn(...parts)]);
  return made;
}

export function speak(tongue: string): void {
  setWish('language', tongue);
  location.reload();
}

/** What a language calls itself. */
export function nameOf(tongue: string): string {
  return new Intl.DisplayNames([tongue], { type: 'language' }).of(tongue) ?? tongue;
}

export function has(id: string): boolean {
  return bundles.some((one) => one.hasMessage(id));
}

export function t(id: string, values?: Record<string, FluentVariable>): string {
  for (const one of bundles) {
    const message = one.getMessage(id);
    if (message?.value) return one.formatPattern(message.value, values);
  }
  return id;
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
