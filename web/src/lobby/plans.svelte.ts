// What somebody plans before there is a table: who plays and what is agreed on. The browser
// remembers it for the next visit.
import { ask, type Place } from '../lib/api';
import { rememberGame, setWish, type Hold } from '../lib/memory';
import type { Game, Option, Snapshot } from '../lib/types';
import { kept } from '../lib/wishes.svelte';

/** The option that is not asked for in words: the cards of the lobby have buttons for it. */
const PLAYERS = 'players';
const RIVAL_HOTEL = 'leopold-hotel';
const ENTRANCES = 'entrances';
/** What somebody alone wants of unique hotels is remembered apart from what several want. */
export const ENTRANCES_ALONE = 'entrances-alone';

/** What can be agreed on besides how many play. */
export const agreeable = (game: Game): Option[] => game.options.filter(({ name }) => name !== PLAYERS);

/** What says something where so many play. */
export const optionsFor = (game: Game, players: number): Option[] =>
  agreeable(game)
    .filter(({ only_players }) => only_players?.includes(String(players)) ?? true)
    .map((option) => (players === 1 && option.name === ENTRANCES ? drawnAlone(option) : option));

/** Alone unique hotels are drawn or left out, and drawn is the printed way. */
const drawnAlone = (option: Option): Option => ({
  ...option, name: ENTRANCES_ALONE, values: ['draw', 'none'], default: 'draw',
});

export const sizesOf = (game: Game): number[] =>
  (game.options.find(({ name }) => name === PLAYERS)?.values ?? []).map(Number).sort();

export class Plans {
  name = kept('name', '');
  bot = kept('bot', 'waiter');
  listed = $state(false);
  watchable = $state(true);
  /** Everybody at the table may ask the coach. */
  hints = $state(false);
  #opponents = kept<Record<string, number>>('opponents', {});
  /** By game: the options that somebody wants otherwise than by default. */
  #options = kept<Record<string, Record<string, string>>>('options', {});

  opponents(game: Game): number {
    return this.#opponents.value[game.name] ?? 1;
  }

  oppose(game: Game, count: number): void {
    this.#opponents.value = { ...this.#opponents.value, [game.name]: count };
  }

  value(game: Game, option: Option): string {
    const wanted = this.#options.value[game.name]?.[option.name];
    return option.values.includes(wanted) ? wanted : option.default;
  }

  agree(game: Game, option: Option, value: string): void {
    const { [option.name]: _, ...others } = this.#options.value[game.name] ?? {};
    const agreed = value === option.default ? others : { ...others, [option.name]: value };
    this.#options.value = { ...this.#options.value, [game.name]: agreed };
  }

  /** Alone there are unique hotels against a special hotel only. */
  playsAlone(game: Game, option: Option): boolean {
    const rival = game.options.find(({ name }) => name === RIVAL_HOTEL);
    return option.name !== ENTRANCES_ALONE || (rival !== undefined && this.value(game, rival) !== rival.default);
  }

  /** What a house is told of the options for so many players. */
  #agreed(game: Game, players: number): Record<string, string> {
    const offered = optionsFor(game, players).filter((option) => this.playsAlone(game, option));
    const said = offered.filter((option) => option.name === ENTRANCES_ALONE || this.value(game, option) !== option.default);
    const nameOf = ({ name }: Option) => (name === ENTRANCES_ALONE ? ENTRANCES : name);
    return Object.fromEntries(said.map((option) => [nameOf(option), this.value(game, option)]));
  }

  /** What is not as usual, of all options or of those for the players there are to be. */
  unusual(game: Game, options: Option[] = game.options): Option[] {
    return options.filter((option) => this.value(game, option) !== option.default);
  }

  backToDefaults(game: Game): void {
    this.#options.value = { ...this.#options.value, [game.name]: {} };
  }

  /** A new table, with bots and begun at once, or with seats for friends; gives its id. */
  async layTable(game: Game, friends: boolean): Promise<string> {
    const others = Array.from({ length: this.opponents(game) }, () => (friends ? null : this.bot.value));
    const place = await this.#lay(game, [null, ...others], this.name.value, friends && this.listed);
    if (!friends) await this.#start(place);
    return place.table;
  }

  /** A table for several people at this browser, begun at once; a bot sits where nobody is named. */
  async layTogether(game: Game, names: string[]): Promise<string> {
    const people = names.filter((name) => name !== '');
    setWish('company', people);
    const bots = names.map((_, seat) => (seat < people.length ? null : this.bot.value));
    const place = await this.#lay(game, bots, people[0], false);
    const { you } = await ask<Snapshot>('GET', `/tables/${place.table}`, { secret: place.secret });
    const company: Hold[] = [];
    for (const name of people.slice(1)) {
      const { seat, secret } = await ask<Place>('POST', `/tables/${place.table}/sit`, {
        secret: you.invitation,
        body: { name },
      });
      await ask('PATCH', `/tables/${place.table}/me`, { secret, body: { ready: true } });
      company.push({ seat, secret });
    }
    rememberGame({ ...place, game: game.name, company });
    await this.#start(place);
    return place.table;
  }

  async #lay(game: Game, bots: (string | null)[], name: string, listed: boolean): Promise<Place> {
    const place = await ask<Place>('POST', '/tables', {
      body: {
        game: game.name,
        options: { ...this.#agreed(game, bots.length), players: String(bots.length) },
        bots,
        name,
        listed,
        watchable: this.watchable,
        hints: this.hints,
      },
    });
    rememberGame({ ...place, game: game.name });
    return place;
  }

  async #start({ table, secret }: Place): Promise<void> {
    await ask('POST', `/tables/${table}/start`, { secret });
  }
}
