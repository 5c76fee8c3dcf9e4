import { cutText } from '../../cut-text.ts';
import { sentenceAround } from '../law/accepted-wording.ts';
import { checkWording, type Wording } from '../law/wording/check-wording.ts';
import { findSuspiciousWords } from '../law/wording/suspicion/suspicious-words.ts';
import { type Flag, type FlaggedWords, LONGEST_QUOTE, MOST_WORDS, type OwnText } from './review-flags.ts';

const REASON = 'seems to say something the law doesn’t allow';
/** Names of streets and postcodes are no sentences. */
const ADDRESS = 'address.';
/** What a rule finds in many sentences, and which says little of the rest of the sentence. */
const mentions: ReadonlySet<Wording> = new Set([
  'pets',
  'professionals',
  'deposit-weeks',
  'deposit-sum',
  'holding-weeks',
  'holding-sum',
]);

/** Words that read like unlawful ones, apart from those that a rule knows or another flag points at. */
export function unlawfulWordingFlag(
  texts: readonly OwnText[],
  flagged: readonly FlaggedWords[] = [],
): Flag<'unlawful-wording'> | null {
  const found = texts.flatMap((own) =>
    own.field.startsWith(ADDRESS) ? [] : suspiciousIn(own, flagged).slice(0, MOST_WORDS),
  );
  const [first] = found;
  if (!first) return null;
  return {
    kind: 'unlawful-wording',
    sentence: `The text ${REASON} (“${cutText(first.words.text, LONGEST_QUOTE)}”). Our checks can’t be sure, so please decide.`,
    words: found.map(({ words }) => words).slice(0, MOST_WORDS),
    sentences: [...new Set(found.map(({ sentence }) => sentence))].slice(0, MOST_WORDS),
  };
}

function suspiciousIn({ field, item, text }: OwnText, flagged: readonly FlaggedWords[]) {
  const suspicious = findSuspiciousWords(text);
  if (suspicious.length === 0) return [];
  const named = [
    ...checkWording(text).filter(({ wording }) => !mentions.has(wording)),
    ...flagged.filter((other) => other.field === field && other.item === item),
  ];
  return suspicious.flatMap(({ start, end }) => {
    const sentence = sentenceAround(text, start, end);
    const from = text.lastIndexOf(sentence, start);
    const isNamed = named.some((other) => other.start < from + sentence.length && other.end > from);
    const words = { field, item, start, end, text: text.slice(start, end), reason: REASON };
    return isNamed ? [] : [{ words, sentence }];
  });
}
