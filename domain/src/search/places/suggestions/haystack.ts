import { SUGGESTIONS_MAX } from './suggestion-limits.ts';

/** Texts joined by line breaks, so that one `indexOf` searches all of them. */
export interface Haystack {
  readonly text: string;
  /** The index of the text each character belongs to. */
  readonly owner: Uint16Array;
}

export function haystackOf(texts: readonly string[]): Haystack {
  const text = `\n${texts.join('\n')}\n`;
  const owner = new Uint16Array(text.length);
  let at = 0;
  texts.forEach((one, id) => {
    owner.fill(id, at, at + 1 + one.length);
    at += 1 + one.length;
  });
  return { text, owner };
}

/** Matches by quality, in the order of the list, at most as many of a quality as are shown. */
export interface Hits {
  readonly exact: number[];
  readonly starts: number[];
  readonly words: number[];
  readonly inside: number[];
}

export const none: Hits = { exact: [], starts: [], words: [], inside: [] };

export function hitsIn({ text, owner }: Haystack, needle: string): Hits {
  const hits: Hits = { exact: [], starts: [], words: [], inside: [] };
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const before = text[at - 1];
    let kind = hits.inside;
    if (before === '\n') kind = text[at + needle.length] === '\n' ? hits.exact : hits.starts;
    else if (before === ' ' || before === '-') kind = hits.words;
    if (kind.length < SUGGESTIONS_MAX) kind.push(owner[at]!);
  }
  return hits;
}
