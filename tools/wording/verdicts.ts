import { lawfulListing, TODAY } from '../../domain/src/listings/law/example-facts.ts';
import { publishable } from '../../domain/src/listings/law/publishable.ts';
import { readWords } from '../../domain/src/listings/law/wording/read-words.ts';
import { sentencesOf } from '../../domain/src/listings/law/wording/suspicion/sentence-features.ts';
import { scoreOf } from '../../domain/src/listings/law/wording/suspicion/suspicious-words.ts';
import type { Nation } from '../../domain/src/search/places/nations.ts';
import type { TrainedModel } from './train-model.ts';

/** Whether a rule keeps a listing with this sentence from being public. */
export function isRefused(text: string, nation: Nation = 'england'): boolean {
  const listing = lawfulListing(nation);
  const wording = { ...listing.wording, propertyDescription: [text] };
  return !publishable({ ...listing, wording }, TODAY).isPublishable;
}

/** The highest score of the sentences of a text. */
export function scoreOfText(model: TrainedModel, text: string): number {
  const words = readWords(text);
  const lower = text.toLowerCase();
  const scores = sentencesOf(words).map(([from, to]) => scoreOf(model, [words, lower, from, to]));
  return Math.max(Number.NEGATIVE_INFINITY, ...scores);
}

export const inPercent = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
