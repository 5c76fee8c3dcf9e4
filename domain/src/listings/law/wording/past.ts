import { breakAt, COMMA, STOP, type WordList, wordAt } from './read-words.ts';
import { learnWords } from './vocabulary.ts';

const earlier = learnWords('previous former outgoing prior departing');
const lastOf = learnWords('last old our my your the their');
const others = learnWords(
  'tenant tenants tenancy family couple owner owners occupant occupants occupier occupiers landlord people lot renters sharers students one daughter son husband wife parents brother sister mother father neighbours neighbour',
);
const were = learnWords('were was had');
const pastVerbs = learnWords(
  'lived stayed rented loved moved left paid used kept managed had were was lasted spent bought built',
);
const REACH = 7;

/** "The previous tenants had …", "our daughter lived here for …": what the clause tells was so once, and of others. */
export function isOfThePast(words: WordList, from: number): boolean {
  let isPast = false;
  for (let at = from; at >= 0 && from - at <= REACH; at--) {
    if (at < from && (breakAt(words, at + 1) & (STOP | COMMA)) !== 0) return false;
    const word = wordAt(words, at);
    if (at < from && pastVerbs.has(word)) isPast = true;
    if (earlier.has(word) && at < from) return true;
    if (!others.has(word)) continue;
    const before = wordAt(words, at - 1);
    if (before === 'last' || before === 'old') return true;
    if (isPast && lastOf.has(before)) return true;
  }
  return false;
}

/** "No children were harmed". */
export const isToldOfPast = (words: WordList, last: number): boolean =>
  were.has(wordAt(words, last + 1)) && breakAt(words, last + 1) === 0;
