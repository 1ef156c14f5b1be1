// What this browser remembers: the secrets of own seats, the own name, a few wishes.
export interface Hold {
  seat: number | null;
  secret: string;
}

export interface MyGame extends Hold {
  table: string;
  game: string;
  at: number;
  /** The seats of others who play at this browser too. */
  company?: Hold[];
}

const GAMES = 'hotelier.games';
const FORGOTTEN = 'hotelier.forgotten';
const MOST_GAMES = 60;

/** What a browser that keeps nothing, or is full, still knows until the page is closed. */
const unkept = new Map<string, string>();

function read<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

export const myGames = (): MyGame[] => read<MyGame[]>(GAMES, []);

export function rememberGame({ table, game, seat, secret, company }: Omit<MyGame, 'at'>): void {
  const others = myGames().filter((known) => known.table !== table);
  const mine: MyGame = { table, game, seat, secret, company, at: Date.now() };
  write(GAMES, [mine, ...others].slice(0, MOST_GAMES));
}

/** A seat that is forgotten can still be had back, for a while. */
export function forgetGame(table: string): void {
  const all = myGames();
  write(FORGOTTEN, [...all.filter((known) => known.table === table), ...forgotten()].slice(0, MOST_GAMES));
  write(
    GAMES,
    all.filter((known) => known.table !== table),
  );
}

export const forgotten = (): MyGame[] => read<MyGame[]>(FORGOTTEN, []);

export function recallGame(table: string): void {
  const known = forgotten();
  const back = known.find((game) => game.table === table);
  if (!back) return;
  write(FORGOTTEN, known.filter((game) => game !== back));
  write(GAMES, [...myGames(), back].sort((one, other) => other.at - one.at).slice(0, MOST_GAMES));
}

const gameAt = (table: string): MyGame | undefined => myGames().find((known) => known.table === table);

export const secretOf = (table: string): string | null => gameAt(table)?.secret ?? null;

/** All seats this browser holds at a table. */
export function holdsAt(table: string): Hold[] {
  const game = gameAt(table);
  return game ? [{ seat: game.seat, secret: game.secret }, ...(game.company ?? [])] : [];
}

export const wish = <T>(name: string, otherwise: T): T => read(`hotelier.${name}`, otherwise);
export const setWish = (name: string, value: unknown): void => write(`hotelier.${name}`, value);
