// What this browser remembers: the secrets of own seats, the own name, a few wishes.
export interface MyGame {
  table: string;
  game: string;
  secret: string;
  seat: number | null;
  at: number;
}

const GAMES = 'hotelier.games';
const MOST_GAMES = 60;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const myGames = (): MyGame[] => read<MyGame[]>(GAMES, []);

export function rememberGame(game: Omit<MyGame, 'at'>): void {
  const others = myGames().filter((known) => known.table !== game.table);
  write(GAMES, [{ ...game, at: Date.now() }, ...others].slice(0, MOST_GAMES));
}

export function forgetGame(table: string): void {
  write(
    GAMES,
    myGames().filter((known) => known.table !== table),
  );
}

export const secretOf = (table: string): string | null =>
  myGames().find((known) => known.table === table)?.secret ?? null;

export const wish = <T>(name: string, otherwise: T): T => read(`hotelier.${name}`, otherwise);
export const setWish = (name: string, value: unknown): void => write(`hotelier.${name}`, value);
