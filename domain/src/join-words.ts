/** "a, b and c". */
export const joinWords = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
