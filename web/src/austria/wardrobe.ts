// How the guests look: what each wears, and how it is drawn on a field of 60 × 46.

/** A shape, and what it is made of. */
type Shape = [path: string, cloth: string];

const HAIR: Record<string, Shape[]> = {
  short: [['M21 19c-2-13 20-13 18 0-1-5-3-7-9-7s-8 2-9 7z', 'hair']],
  parted: [['M21 20c-2-14 20-14 18 0-1-4-2-6-4-7-5 1-9 0-11-2-1 3-2 5-3 9z', 'hair']],
  grey: [['M21 21c-3-2-2-8 0-9 1 3 1 6 0 9zm18 0c3-2 2-8 0-9-1 3-1 6 0 9zM23 11c3-3 11-3 14 0-4-1-10-1-14 0z', 'grey']],
  updo: [['M19 21C14 6 23 2 30 3s16 3 11 18c-1-6-4-9-11-9s-10 3-11 9z', 'hair'], ['M26 4a4.500 4 0 1 1 8 0z', 'hair']],
  waves: [['M19 33c-4-14-3-26 11-26s15 12 11 26c-2 1-4 1-5 0 3-7 3-13 1-17-3-3-11-3-14 0-2 4-2 10 1 17-1 1-3 1-4 0z', 'hair']],
  curls: [['M21 20c-4-1-4-6-1-7-1-5 4-7 6-5 2-3 7-3 8 0 4-2 8 1 6 5 3 1 3 6-1 7-1-5-3-7-9-7s-8 2-9 7z', 'hair']],
  bun: [['M20 20C17 6 43 6 40 20c-1-5-4-8-10-8s-9 3-10 8z', 'hair'], ['M25.500 6.500a4.500 4.500 0 1 1 9 0z', 'hair'], ['M24 6.500h12v1.300H24z', 'gold']],
  none: [],
};

const HATS: Record<string, Shape[]> = {
  crown: [['M20.500 11.500L19 2.500l5.500 4L30 .5l5.500 6 5.500-4-1.500 9z', 'gold'], ['M29 7h2v2.500h-2z', 'tint']],
  coronet: [['M21 10.500l-.5-5 3 2.500 3-4 3.500 3.500L33.500 4l3 4 3-2.500-.5 5z', 'gold']],
  tiara: [['M20.500 11c5-7 14-7 19 0-6-3-13-3-19 0z', 'gold'], ['M30 4.500l1.500 2-1.500 2-1.500-2z', 'tint']],
  plume: [['M20 12c0-10 20-10 20 0z', 'dark'], ['M20 11h20v2H20z', 'gold'], ['M30 4c1-6 10-6 11 1-4-2-6 1-11-1z', 'tint']],
  tophat: [['M22 10.500V.5h16v10h5V13H17v-2.500z', 'dark'], ['M22 7.500h16v2.500H22z', 'tint']],
  bowler: [['M21 10.500c0-10 18-10 18 0h4V13H17v-2.500z', 'dark'], ['M21 8.500h18v2H21z', 'tint']],
  kepi: [['M22 3h16l1.500 8h-19z', 'tint'], ['M19 10.500h22l1.500 3c-8-2-17-2-25 0z', 'dark'], ['M28.500 5h3v3.500h-3z', 'gold']],
  beret: [['M16 11.500c0-8 10-9.500 16-9.500s12 3 10 8.500c-7-2-19-2-26 1z', 'tint'], ['M31 0h2v3h-2z', 'tint']],
  feather: [['M10 12.500c8-4 32-4 40 0 1 2.500-41 2.500-40 0z', 'dark'], ['M21 10.500c0-8 18-8 18 0z', 'dark'], ['M34 9c3-9 14-10 16-4-5-2-9 2-16 4z', 'tint']],
  flowers: [['M11 12.500c8-3 30-3 38 0 0 2-38 2-38 0z', 'straw'], ['M22 10.500c0-6 16-6 16 0z', 'straw'], ['M22 8a3 3 0 1 1 5 0 3 3 0 1 1 5 0 3 3 0 1 1 5 0z', 'tint']],
  fez: [['M23 2h14l2 10H21z', 'tint'], ['M36 3l6 3-.5 6-1.500-5-4-2z', 'gold']],
  turban: [['M19 13c-3-12 25-12 22 0-7-4-15-4-22 0z', 'tint'], ['M30 4l2 2.500-2 2.500-2-2.500z', 'gold']],
  pith: [['M20 10c0-11 20-11 20 0l6 3.500H14z', 'straw'], ['M20 9h20v2H20z', 'tint']],
  cap: [['M20 8c1-7 19-7 20 0v4H20z', 'tint'], ['M19 11h22l2 2.800H17z', 'dark'], ['M28 6h4v2.500h-4z', 'gold']],
  straw: [['M9 12.500c6-4 36-4 42 0 0 2.500-42 2.500-42 0z', 'straw'], ['M22 10.500l1-7h14l1 7z', 'straw'], ['M22 8h16v2H22z', 'tint']],
  hood: [['M16 34C11 8 21 1 30 1s19 7 14 33h-5c1-11 0-22-9-22s-10 11-9 22z', 'brown']],
  tam: [['M16 11c0-7 28-7 28 0-3 3-25 3-28 0z', 'tint'], ['M20 11h20v2H20z', 'check'], ['M28 4a2.200 2.200 0 1 1 4 0z', 'gold']],
  captain: [['M13 11C18 0 42 0 47 11c-9-4-25-4-34 0z', 'dark'], ['M28.500 4h3v3.500h-3z', 'gold']],
  quetzal: [['M22 11L13 0l8 3 1-4 5 5 3-6 3 6 5-5 1 4 8-3-9 11z', 'tint'], ['M20 10h20v2.500H20z', 'gold']],
  goggles: [['M20 12c0-11 20-11 20 0z', 'brown'], ['M21 9.500a3.600 3 0 1 1 7 0 3.600 3 0 1 1-7 0zm11 0a3.600 3 0 1 1 7 0 3.600 3 0 1 1-7 0z', 'gold']],
  cloth: [['M17 34C13 10 22 5 30 5s17 5 13 29l-4-2c2-8 2-19-9-19s-11 11-9 19z', 'tint']],
  toque: [['M20.500 12V6c-5-1-4-8 1-7 2-4 15-4 17 0 5-1 6 6 1 7v6z', 'linen'], ['M20.500 10h19v2.500h-19z', 'shade']],
  maid: [['M20 10c3-8 17-8 20 0-6-3-14-3-20 0z', 'linen'], ['M22 6.500c4-4 12-4 16 0l-1 1.500c-4-3-10-3-14 0z', 'tint']],
  pillbox: [['M22 3.500h16l1.500 7h-19z', 'tint'], ['M20.500 9h19v1.800h-19zM22 3.500h16v1.200H22z', 'gold']],
  none: [],
};

const FACES: Record<string, Shape[]> = {
  moustache: [['M23.500 23.800c2-2.200 5-1.800 6.500-.6 1.500-1.200 4.500-1.600 6.500.6-1 1.600-5 2-6.500.6-1.500 1.400-5.500 1-6.500-.6z', 'hair']],
  emperor: [['M21 19c0 7 2 10 4 11 0-3 0-5-1-6 2-2 4-1.500 6-.5 2-1 4-1.500 6 .5-1 1-1 3-1 6 2-1 4-4 4-11l1.500 1c.5 8-2 13-5.500 13-2 0-3-4-5-4s-3 4-5 4c-3.500 0-6-5-5.500-13z', 'grey']],
  beard: [['M21 19c0 9 3 15 9 15s9-6 9-15c-2 4-4 5-9 5s-7-1-9-5z', 'hair']],
  white: [['M21 19c0 9 3 17 9 17s9-8 9-17c-2 4-4 5-9 5s-7-1-9-5z', 'grey']],
  monocle: [['M32 18.500a3 3 0 1 1 6 0 3 3 0 1 1-6 0zm1.200 0a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0zM37 21l1 9-.8.200-.8-9z', 'gold'], ['M24 24c2-1.800 4-1.300 6-.3 2-1 4-1.500 6 .3-2 1-4 1-6 .3-2 .7-4 .7-6-.3z', 'hair']],
  glasses: [['M23 18.500a3 3 0 1 1 6 0 3 3 0 1 1-6 0zm1.100 0a1.900 1.900 0 1 0 3.800 0 1.900 1.900 0 1 0-3.800 0zM31 18.500a3 3 0 1 1 6 0 3 3 0 1 1-6 0zm1.100 0a1.900 1.900 0 1 0 3.800 0 1.900 1.900 0 1 0-3.800 0zM28.800 18h2.400v.9h-2.400z', 'dark']],
  patch: [['M31.500 16.500h5.500v4.500h-5.500zM21 14l18 3v1l-18-3z', 'dark'], ['M24 24c2-1.800 4-1.300 6-.3 2-1 4-1.500 6 .3-2 1-4 1-6 .3-2 .7-4 .7-6-.3z', 'hair']],
  rouge: [['M28 24.500c1-.8 1.500-.5 2-.2.500-.3 1-.6 2 .2-.8 1.200-3.200 1.200-4 0z', 'lips'], ['M20.500 22a.9.900 0 1 1 .1 1.800zM39.500 22a.9.900 0 1 0-.1 1.800z', 'gold']],
  plain: [['M28 24.600h4v.9h-4z', 'lips']],
};

const DRESS: Record<string, Shape[]> = {
  suit: [['M9 46c0-11 8-14 16-15h10c8 1 16 4 16 15z', 'dark'], ['M25 31l5 8 5-8z', 'linen'], ['M28.600 33h2.800l1 9-2.400 3-2.400-3z', 'tint']],
  bow: [['M9 46c0-11 8-14 16-15h10c8 1 16 4 16 15z', 'dark'], ['M25 31l5 9 5-9z', 'linen'], ['M24 31l6 3 6-3v6l-6-3-6 3z', 'tint']],
  uniform: [['M8 46c0-11 8-14 17-15h10c9 1 17 4 17 15z', 'tint'], ['M8.500 40c1-6 6-7 10-7l-1 4c-4 0-6 1-9 3zM51.500 40c-1-6-6-7-10-7l1 4c4 0 6 1 9 3zM29 34h2v12h-2z', 'gold'], ['M24 30h12v3H24z', 'dark']],
  sash: [['M9 46c0-11 8-14 16-15h10c8 1 16 4 16 15z', 'dark'], ['M25 31l5 7 5-7z', 'linen'], ['M19 32l6-1 19 15h-9z', 'tint'], ['M38 39l1.500 2.500L42 42l-2 2 .5 2h-5l.5-2-2-2 2.500-.5z', 'gold']],
  gown: [['M10 46c0-9 6-13 13-13 2 5 12 5 14 0 7 0 13 4 13 13z', 'tint'], ['M23 32c3 4 11 4 14 0l.6 1.500c-3 5-12 5-15.200 0z', 'linen']],
  pearls: [['M10 46c0-9 6-13 13-13 2 6 12 6 14 0 7 0 13 4 13 13z', 'tint'], ['M25 32a.9.900 0 1 1 .1 0zm2.500 2a.9.900 0 1 1 .1 0zm2.500.700a.9.900 0 1 1 .1 0zm2.500-.7a.9.900 0 1 1 .1 0zm2.500-2a.9.900 0 1 1 .1 0z', 'linen']],
  lace: [['M10 46c0-10 7-13 14-15h12c7 2 14 5 14 15z', 'tint'], ['M24 29h12l1.500 6c-5 3-10 3-15 0z', 'linen'], ['M28.800 34h2.400v2.400h-2.400z', 'gold']],
  smock: [['M9 46c0-11 8-14 16-15h10c8 1 16 4 16 15z', 'linen'], ['M22 31c5 4 11 4 16 0l2 4c-6 5-14 5-20 0z', 'tint']],
  scarf: [['M9 46c0-11 8-14 16-15h10c8 1 16 4 16 15z', 'brown'], ['M22 29c5 4 11 4 16 0l1 5c-5 3-13 3-18 0zM33 34l6 10-4 2-5-11z', 'tint']],
  robe: [['M8 46c0-11 8-14 17-15h10c9 1 17 4 17 15z', 'brown'], ['M22 30c4 6 12 6 16 0l1 3c-4 7-14 7-18 0z', 'dark'], ['M29.200 38h1.600v7h-1.600zM27.500 40h5v1.400h-5z', 'gold']],
  chain: [['M9 46c0-11 8-14 16-15h10c8 1 16 4 16 15z', 'dark'], ['M25 31l5 8 5-8z', 'linen'], ['M20 32c2 9 18 9 20 0l1.200.4C39 43 21 43 18.800 32.400zM28 39.500h4v4h-4z', 'gold']],
  tartan: [['M9 46c0-11 8-14 16-15h10c8 1 16 4 16 15z', 'dark'], ['M14 34l9-3 20 15H32z', 'check'], ['M25 31l5 7 5-7z', 'linen']],
};

/** Hair, hat, face and dress of each guest, by the number on the card. */
const LOOKS: Record<number, string> = {
  49: 'curls none beard smock', 50: 'waves none moustache bow', 51: 'grey none plain bow', 52: 'parted none glasses suit',
  53: 'bun flowers rouge gown', 54: 'short beret moustache smock', 55: 'short bowler moustache bow', 56: 'updo none rouge pearls',
  57: 'parted none monocle suit', 58: 'waves feather rouge pearls', 59: 'curls none plain scarf', 60: 'updo tiara rouge lace',
  61: 'curls beret beard smock', 62: 'bun none rouge gown',
  63: 'updo feather rouge lace', 64: 'bun coronet rouge pearls', 65: 'none plume moustache sash', 66: 'grey coronet beard sash',
  67: 'grey crown emperor uniform', 68: 'waves tiara rouge gown', 69: 'updo tiara rouge lace', 70: 'short crown beard chain',
  71: 'parted tophat monocle sash', 72: 'short coronet plain uniform', 73: 'parted none monocle sash', 74: 'curls tophat moustache chain',
  75: 'updo flowers rouge pearls', 76: 'grey plume emperor uniform',
  77: 'grey none glasses suit', 78: 'short cap moustache uniform', 79: 'grey tophat emperor suit', 80: 'grey none white bow',
  81: 'none plume emperor uniform', 82: 'grey none monocle chain', 83: 'short bowler beard suit', 84: 'parted tophat moustache chain',
  85: 'none kepi moustache uniform', 86: 'short bowler glasses suit', 87: 'grey none glasses bow', 88: 'parted none beard suit',
  89: 'grey tophat monocle sash', 90: 'short none glasses bow',
  91: 'waves quetzal plain robe', 92: 'waves captain patch uniform', 93: 'short bowler beard scarf', 94: 'parted straw plain scarf',
  95: 'grey pith moustache suit', 96: 'short fez plain scarf', 97: 'updo cloth rouge lace', 98: 'none turban beard robe',
  99: 'none hood white robe', 100: 'short straw moustache smock', 101: 'none hood plain robe', 102: 'short cap emperor uniform',
  103: 'curls goggles plain scarf', 104: 'curls tam beard tartan', 117: 'parted none glasses chain', 118: 'short tophat monocle scarf',
};
const STRANGER = 'short bowler moustache suit';

/** The same for the staff, by the number on the card. */
const STAFF_LOOKS: Record<number, string> = {
  1: 'bun maid rouge lace', 2: 'curls maid rouge lace', 3: 'parted none moustache bow', 4: 'short toque plain smock',
  5: 'short pillbox plain uniform', 6: 'short cap beard scarf', 7: 'bun none rouge smock', 8: 'waves feather rouge scarf',
  9: 'grey none monocle bow', 10: 'short cap moustache uniform', 11: 'updo flowers rouge gown', 12: 'grey none glasses lace',
  13: 'parted none moustache suit', 14: 'curls beret plain scarf', 15: 'curls cap plain smock', 16: 'bun cloth rouge smock',
  17: 'short toque moustache smock', 18: 'parted none glasses suit', 19: 'waves beret rouge scarf', 20: 'short bowler moustache suit',
  21: 'none toque emperor smock', 22: 'grey none glasses suit', 23: 'grey cap white uniform', 24: 'parted none moustache chain',
  25: 'curls cap plain scarf', 26: 'updo none glasses lace', 27: 'short none glasses suit', 28: 'grey tophat emperor uniform',
  29: 'bun none glasses pearls', 30: 'parted none plain uniform', 31: 'updo maid rouge lace', 32: 'parted none beard suit',
  33: 'short none moustache bow', 34: 'waves none rouge pearls', 35: 'curls pillbox plain uniform', 36: 'parted none monocle bow',
  37: 'short pillbox moustache uniform', 38: 'grey kepi white uniform', 39: 'curls toque rouge smock', 40: 'parted tophat monocle suit',
  41: 'updo none rouge lace', 42: 'grey straw beard smock', 43: 'curls none beard bow', 44: 'short toque beard smock',
  45: 'short none plain smock', 46: 'bun maid glasses lace', 47: 'short pillbox glasses uniform', 48: 'grey none emperor chain',
  166: 'bun cloth rouge lace', 167: 'curls none plain smock', 168: 'grey cloth plain smock', 169: 'none none beard smock',
  170: 'bun tophat rouge scarf', 171: 'parted bowler glasses suit', 172: 'grey none moustache bow', 173: 'waves none glasses lace',
  174: 'parted none beard bow', 175: 'grey kepi moustache uniform', 176: 'waves beret plain scarf', 177: 'updo none rouge smock',
  178: 'none cap white smock', 179: 'curls straw rouge bow',
};
const SERVANT = 'parted pillbox plain uniform';

/** Who runs a hotel, by seat. */
const HOSTS = ['parted none moustache bow', 'bun none rouge pearls', 'grey none beard chain', 'waves tiara rouge gown'];

/** By whose number somebody is known. */
export type Role = 'guest' | 'staff' | 'host';

const HEAD: Shape[] = [
  ['M26 26h8v7c-2 3-6 3-8 0z', 'shade'],
  ['M30 9c6 0 9 4 9 10s-4 10.500-9 10.500S21 25 21 19s3-10 9-10z', 'skin'],
  ['M24.800 18.300a1.300 1 0 1 1 2.600 0 1.300 1 0 1 1-2.600 0zM32.600 18.300a1.300 1 0 1 1 2.600 0 1.300 1 0 1 1-2.600 0z', 'dark'],
  ['M29.700 18.500l-.9 3.500 1.700.5-.1-.8-.7-.2z', 'shade'],
];
const SKINS = ['#f1d3b5', '#e8c09c', '#f5dcc6', '#d9a87c', '#eac7a6'];
const DARKER: Record<number, string> = { 53: '#c98f66', 91: '#b5754a', 96: '#7d4f33', 97: '#a86f47', 98: '#c08858' };
const HAIRS = ['#3a2417', '#6b4423', '#1f1a18', '#8a5a2b', '#5a2f1c'];

export interface Looks {
  shapes: Shape[];
  skin: string;
  hair: string;
}

function wornBy(number: number, role: Role): string {
  if (role === 'host') return HOSTS[number % HOSTS.length];
  return role === 'staff' ? (STAFF_LOOKS[number] ?? SERVANT) : (LOOKS[number] ?? STRANGER);
}

export function looksOf(number: number, role: Role): Looks {
  const known = wornBy(number, role);
  const [hair, hat, face, dress] = known.split(' ');
  const behind = hair === 'waves' ? HAIR[hair] : [];
  const before = hair === 'waves' ? [] : HAIR[hair];
  return {
    shapes: [...behind, ...DRESS[dress], ...HEAD, ...before, ...FACES[face], ...HATS[hat]],
    skin: DARKER[number] ?? SKINS[number % SKINS.length],
    hair: HAIRS[number % HAIRS.length],
  };
}
