import type { AcceptedWording } from './facts.ts';
import type { Finding } from './rule.ts';

/** The texts of a listing by field, as in `ListingFacts`. */
type Wording = Readonly<Record<string, readonly string[]>>;

const endOfSentence = /[.!?;\n]/;

/**
 * The sentence that holds the words a finding objects to; null for a finding about anything else. An exception is for
 * a sentence, because the same words in another sentence can mean something else.
 */
export function disputedExcerpt({ field, words }: Pick<Finding, 'field' | 'words'>, wording: Wording): string | null {
  const text = words && wording[field]?.[words.item];
  return words === undefined || text === undefined ? null : sentenceAround(text, words.start, words.end);
}

/** The sentence that these characters of a text stand in. */
export function sentenceAround(text: string, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start > 0 && !endOfSentence.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && !endOfSentence.test(text[end] ?? '')) end += 1;
  return text.slice(start, end).trim();
}

/** Whether a moderator has accepted what a finding objects to. */
export const isAcceptedWording = (finding: Finding, wording: Wording, accepted: readonly AcceptedWording[]): boolean =>
  accepted.length > 0 &&
  accepted.some(
    ({ rule, field, excerpt }) =>
      rule === finding.rule && field === finding.field && excerpt === disputedExcerpt(finding, wording),
  );
