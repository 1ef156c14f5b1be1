// SHA-256 by ourselves: browsers lend theirs to https pages only, and houses at home have plain http.
const BLOCK = 64;

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The leading 32 bits of the fractional parts of roots of the first primes, as the standard has them. */
function rootsOfPrimes(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return Uint32Array.from(found, (prime) => (prime ** power % 1) * 2 ** 32);
}

const ROUNDS = rootsOfPrimes(64, 1 / 3);
const BEGINNING = rootsOfPrimes(8, 1 / 2);

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function mix(state: Uint32Array, message: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n++) words[n] = message.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n++) {
    const [early, late] = [words[n - 15], words[n - 2]];
    const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16] + low + words[n - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n++) {
    const chosen = (e & f) ^ (~e & g);
    const sum = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + ROUNDS[n] + words[n]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + sum) | 0, c, b, a, (sum + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] += word));
}

/** The digest of a text, as 64 letters and digits. */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const state = BEGINNING.slice();
  for (let at = 0; at < message.byteLength; at += BLOCK) mix(state, message, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}
