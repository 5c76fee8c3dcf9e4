/** A stretch of words that both texts have, or only the old or the new one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words with the blanks behind them, so that the parts put together are the text again. */
const wordsOf = (text: string): readonly string[] => text.match(/^\s+|\S+\s*/g) ?? [];

/** What has to be taken out of one text and put in to make the other, word by word, as little as possible. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [oldKeys, nowKeys] = [old.map((word) => word.trim()), now.map((word) => word.trim())];
  const [start, end] = sharedEnds(oldKeys, nowKeys);
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  const common = longestCommon(oldKeys.slice(start, oldEnd), nowKeys.slice(start, nowEnd));
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], words: readonly string[]) => {
    if (words.length === 0) return;
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + words.join('') };
    else parts.push({ kind, text: words.join('') });
  };
  add('same', now.slice(0, start));
  let [at, other] = [start, start];
  for (const [oldAt, nowAt] of common) {
    add('removed', old.slice(at, start + oldAt));
    add('added', now.slice(other, start + nowAt));
    add('same', now.slice(start + nowAt, start + nowAt + 1));
    at = start + oldAt + 1;
    other = start + nowAt + 1;
  }
  add('removed', old.slice(at, oldEnd));
  add('added', now.slice(other, nowEnd));
  add('same', now.slice(nowEnd));
  return parts;
}

/** How many words both begin with, and how many of the rest both end with. */
function sharedEnds(one: readonly string[], two: readonly string[]): readonly [number, number] {
  const shorter = Math.min(one.length, two.length);
  let start = 0;
  while (start < shorter && one[start] === two[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  return [start, end];
}

/** The longest common subsequence, as pairs of positions. */
function longestCommon(one: readonly string[], two: readonly string[]): readonly (readonly [number, number])[] {
  const width = two.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = two.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[row] === two[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < two.length) {
    if (one[row] === two[column]) pairs.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** How many words two texts have, and how many of them both have in the same order; case and punctuation do not count. */
export interface ComparedWords {
  readonly kept: number;
  readonly before: number;
  readonly after: number;
}

export function compareWords(before: string, after: string): ComparedWords {
  const [old, now] = [plainWordsOf(before), plainWordsOf(after)];
  const [start, end] = sharedEnds(old, now);
  const middle = longestCommon(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return { kept: start + end + middle.length, before: old.length, after: now.length };
}

const plainWordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}£@]+/gu) ?? [];
