// Every text of the page itself, from the files the command speaks from too; what the games say
// comes from the house.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import englishGames from '../../../src/hotelier/words/en/games.ftl?raw';
import englishPage from '../../../src/hotelier/words/en/page.ftl?raw';
import { setWish, wish } from './memory';

const ENGLISH = 'en';
const others = import.meta.glob<string>(
  ['../../../src/hotelier/words/*/{games,page}.ftl', '!../../../src/hotelier/words/en/*.ftl'],
  { query: '?raw', import: 'default' },
);
const tongueOf = (file: string) => file.split('/').at(-2)!;

/** The languages the page speaks. */
export const tongues = [...new Set([ENGLISH, ...Object.keys(others).map(tongueOf)])].sort();

function wanted(): string {
  const said = [wish<string>('language', ''), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return said.find((tongue) => tongues.includes(tongue)) ?? ENGLISH;
}

export const language = wanted();

// What a language does not say is said in English.
const bundles = [bundle(ENGLISH, [englishGames, englishPage])];

function bundle(tongue: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(tongue, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Fetch the texts, before anything is shown. */
export async function learn(): Promise<void> {
  document.documentElement.lang = language;
  const files = Object.keys(others).filter((file) => tongueOf(file) === language);
  if (files.length) bundles.unshift(bundle(language, await Promise.all(files.map((file) => others[file]()))));
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
