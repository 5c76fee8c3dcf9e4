import { parseSearch, serializeSearch } from '@letfair/domain/search/search-query';
import { addWords } from '@letfair/domain/search/words/add-words';
import { MAX_SENTENCE } from '@letfair/domain/search/words/max-sentence';
import { readWords } from '@letfair/domain/search/words/read-words';
import { ukDay } from '@letfair/domain/uk-time';
import { parseSearchUrl } from './parse-search-url.ts';
import { displayOf, saidIn, searchUrl, sentenceIn } from './search-url.ts';

/** What a sentence was understood as, for the note above the results. */
export interface ReadSentence {
  readonly sentence: string;
  readonly outcome: 'too-long' | 'nothing' | 'understood';
  readonly unused: readonly string[];
}

/** The search of a sentence, at the URL that its filters have; null without one. The words need the gazetteer, so the server reads them. */
export function urlOfSentence(params: URLSearchParams): string | null {
  const sentence = sentenceIn(params);
  if (sentence === null) return null;
  const reading = readWords(sentence, ukDay(new Date()));
  const given = parseSearchUrl(params).texts;
  const texts = reading.ok
    ? addWords({ ...(reading.isWeekly && { rentPer: 'week' }), ...given }, reading.parameters)
    : given;
  // One character more than is read, so that the page still sees that it was too long.
  return searchUrl(texts, { ...displayOf(params), said: sentence.slice(0, MAX_SENTENCE + 1) });
}

export function sentenceOf(params: URLSearchParams): ReadSentence | null {
  const sentence = saidIn(params);
  if (sentence === null) return null;
  const reading = readWords(sentence, ukDay(new Date()));
  if (!reading.ok) return { sentence, outcome: 'too-long', unused: [] };
  const isNothing = Object.keys(serializeSearch(parseSearch(reading.parameters).query)).length === 0;
  return { sentence, outcome: isNothing ? 'nothing' : 'understood', unused: reading.unused };
}
