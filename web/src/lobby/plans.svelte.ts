// What somebody plans before there is a table: who plays and what is agreed on. The browser
// remembers it for the next visit.
import { ask, type Place } from '../lib/api';
import { rememberGame, setWish, wish } from '../lib/memory';
import type { Game, Option } from '../lib/types';

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
    this.#remember();
    const count = this.opponents(game) + 1;
    // What is only for those who play alone is not said at a table of many.
    const said = game.options.filter((option) => count === 1 || !option.help.startsWith('alone'));
    const others = Array.from({ length: count - 1 }, () => (friends ? null : this.bot));
    const place = await ask<Place>('POST', '/tables', {
      body: {
        game: game.name,
        options: {
          ...Object.fromEntries(said.map((option) => [option.name, this.value(game, option)])),
          players: String(count),
        },
        bots: [null, ...others],
        name: this.name,
        listed: friends && this.listed,
        watchable: this.watchable,
      },
    });
    rememberGame({ table: place.table, game: game.name, secret: place.secret, seat: place.seat });
    if (!friends) await ask('POST', `/tables/${place.table}/start`, { secret: place.secret });
    return place.table;
  }

  #remember(): void {
    setWish('name', this.name);
    setWish('bot', this.bot);
    setWish('opponents', this.#opponents);
    setWish('options', this.#options);
  }
}
