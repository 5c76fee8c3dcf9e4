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
  const isSame = (at: number, other: number) => oldKeys[at] === nowKeys[other];
  let start = 0;
  while (start < old.length && start < now.length && isSame(start, start)) start += 1;
  let [oldEnd, nowEnd] = [old.length, now.length];
  while (oldEnd > start && nowEnd > start && isSame(oldEnd - 1, nowEnd - 1)) {
    oldEnd -= 1;
    nowEnd -= 1;
  }

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

/** A text of fewer words is read at a glance; a longer one is another text once more than this share of it is new. */
export const LARGE_REWRITE = { words: 40, share: 0.5 } as const;

export function isLargeRewrite(before: string, after: string): boolean {
  const longer = Math.max(wordCount(before), wordCount(after));
  if (longer < LARGE_REWRITE.words) return false;
  const kept = diffWords(before, after)
    .filter(({ kind }) => kind === 'same')
    .reduce((count, { text }) => count + wordCount(text), 0);
  return 1 - kept / longer > LARGE_REWRITE.share;
}

const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;
