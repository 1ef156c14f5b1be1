// The tokens of dice, and the pictures of what they bring.
export const FACES = [1, 2, 3, 4, 5, 6];
export const ACTION_SIGNS: Record<number, string[]> = {
  1: ['strudel', 'cake'], 2: ['wine', 'coffee'], 3: ['room'], 4: ['krone', 'emperor'], 5: ['hire'], 6: ['wild'],
};

/** The ways to take a die of this face for its action: a 6 may be used as any other. */
export const plainTokens = (face: number): string[] =>
  face < 6 ? [`die${face}`] : FACES.slice(0, 5).map((as) => `die6=${as}`);

/** The same, for a krone and with one more strength. */
export const boostedTokens = (face: number): string[] => plainTokens(face).map((token) => `${token}+`);

/** Taking a die away without its action. */
export const idleToken = (face: number): string => `die${face}-`;
/** Whether a token is such a choice. */
export const isIdle = (token: string): boolean => /^die\d-$/.test(token);

export interface DieWay {
  face: number;
  /** The action it is used for, none if it is only taken away. */
  action: number | null;
  boosted: boolean;
}

/** What a token says of a die, if it is one of a die. */
export function dieWay(token: string): DieWay | null {
  const said = /^die([1-6])(?:=([1-5]))?([+-]?)$/.exec(token);
  if (!said) return null;
  const face = Number(said[1]);
  return { face, action: said[3] === '-' ? null : Number(said[2] ?? face), boosted: said[3] === '+' };
}
