import { randomInt } from 'node:crypto';

/** Without the letters and digits that sound or look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** E.g. LF-7KQ2-M9XA: some 39 bits, so that nobody finds a stranger's ticket by trying. */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `LF-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
