// English made longer and strange, as words/pseudo.py does it: what is cut shows, and so does what
// comes from no file of texts, for that still has plain letters.
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const STRANGE = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const VOWELS = /[aeiou]/g;

export const stretched = (text: string): string =>
  text.replace(VOWELS, '$&$&').replace(/[A-Za-z]/g, (letter) => STRANGE[PLAIN.indexOf(letter)]);
