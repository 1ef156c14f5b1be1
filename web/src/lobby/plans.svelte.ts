// What somebody plans before there is a table: who plays and what is agreed on. The browser
// remembers it for the next visit.
import { ask, type Place } from '../lib/api';
import { rememberGame, setWish, wish, type Hold } from '../lib/memory';
import type { Game, Option, Snapshot } from '../lib/types';

export class Plans {
  name = $state(wish('name', ''));
  bot = $state(wish('bot', 'greedy'));
  listed = $state(false);
  watchable = $state(true);
  #opponents = $state<Record<string, number>>(wish('opponents', {}));
  #options = $state<Record<string, Record<string, string>>>(wish('options', {}));

  opponents(game: Game): number {
    return this.#opponents[game.name] ?? 1;
  }

  oppose(game: Game, count: number): void {
    this.#opponents[game.name] = count;
  }

  value(game: Game, option: Option): string {
    return this.#options[game.name]?.[option.name] ?? option.default;
  }

  agree(game: Game, option: Option, value: string): void {
    this.#options[game.name] = { ...this.#options[game.name], [option.name]: value };
  }

  /** A new table, with bots and begun at once, or with seats for friends; gives its id. */
  async layTable(game: Game, friends: boolean): Promise<string> {
    const others = Array.from({ length: this.opponents(game) }, () => (friends ? null : this.bot));
    const place = await this.#lay(game, [null, ...others], this.name, friends && this.listed);
    if (!friends) await this.#start(place);
    return place.table;
  }

  /** A table for several people at this browser, begun at once; a bot sits where nobody is named. */
  async layTogether(game: Game, names: string[]): Promise<string> {
    const people = names.filter((name) => name !== '');
    setWish('company', people);
    const bots = names.map((_, seat) => (seat < people.length ? null : this.bot));
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
    this.#remember();
    const count = bots.length;
    // What is only for those who play alone is not said at a table of many.
    const said = game.options.filter((option) => count === 1 || !option.help.startsWith('alone'));
    const place = await ask<Place>('POST', '/tables', {
      body: {
        game: game.name,
        options: {
          ...Object.fromEntries(said.map((option) => [option.name, this.value(game, option)])),
          players: String(count),
        },
        bots,
        name,
        listed,
        watchable: this.watchable,
      },
    });
    rememberGame({ ...place, game: game.name });
    return place;
  }

  async #start({ table, secret }: Place): Promise<void> {
    await ask('POST', `/tables/${table}/start`, { secret });
  }

  #remember(): void {
    setWish('name', this.name);
    setWish('bot', this.bot);
    setWish('opponents', this.#opponents);
    setWish('options', this.#options);
  }
}
