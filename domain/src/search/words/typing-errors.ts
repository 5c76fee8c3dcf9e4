import { typingErrors } from '../places/suggestions/similar-places.ts';
import commonWords from './common-words.json' with { type: 'json' };
import { countWords } from './counts.ts';
import { dateWords } from './dates.ts';
import { denials, elsewhere, fillers, nearness } from './fillers.ts';
import { numberWords, rentWords } from './numbers.ts';
import { sayings } from './phrases.ts';
import { knownPlaceWords, placeVocabulary } from './place-words.ts';
import { travelWords } from './travel-words.ts';

/** A shorter word is too easily another one. */
const SHORTEST = 4;
/** A name of a place is only guessed from a word of this length on. */
const SHORTEST_OF_A_PLACE = 5;
/** From this length on two errors are forgiven. */
const SHORTEST_WITH_TWO = 8;
const LONGEST = 18;

interface Known {
  /** Right as they are. */
  readonly words: ReadonlySet<string>;
  /** Words of the reader before those of places, by what is left of them when letters are left out. */
  readonly byRest: ReadonlyMap<string, readonly number[]>;
  readonly vocabulary: readonly string[];
  /** How many of the vocabulary are no places. */
  readonly ownWords: number;
  /** And how many are no places, or in names of towns. */
  readonly largerNames: number;
}

const wordsOf = (phrases: Iterable<string>): readonly string[] => [...phrases].flatMap((phrase) => phrase.split(' '));

function buildKnown(): Known {
  const own = new Set(
    [
      ...wordsOf(sayings().keys()),
      ...rentWords,
      ...countWords,
      ...dateWords,
      ...travelWords,
      ...numberWords,
      ...wordsOf([...denials.keys(), ...nearness.keys(), ...elsewhere.keys()]),
      ...fillers,
    ].filter((word) => word.length >= SHORTEST),
  );
  const names = placeVocabulary();
  const isNew = (word: string): boolean => word.length >= SHORTEST_OF_A_PLACE && !own.has(word);
  const ofTowns = names.ofTowns.filter(isNew);
  const vocabulary = [...own, ...ofTowns, ...names.ofDistricts.filter(isNew)];
  const byRest = new Map<string, number[]>();
  const largerNames = own.size + ofTowns.length;
  for (const [id, word] of vocabulary.entries())
    for (const rest of restsOf(word, id < largerNames)) {
      const ids = byRest.get(rest);
      if (ids === undefined) byRest.set(rest, [id]);
      else ids.push(id);
    }
  const words = new Set([...vocabulary, ...knownPlaceWords(), ...wordsOf(commonWords)]);
  return { words, byRest, vocabulary, ownWords: own.size, largerNames };
}

const withoutOne = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** The word, and the word without one letter, or two where two errors may be forgiven. */
function restsOf(word: string, mayHaveTwo = true): ReadonlySet<string> {
  const rests = new Set([word, ...withoutOne(word)]);
  if (mayHaveTwo && word.length >= SHORTEST_WITH_TWO)
    for (const rest of withoutOne(word)) for (const less of withoutOne(rest)) rests.add(less);
  return rests;
}

let known: Known | undefined;

/**
 * The word that was meant by a wrongly typed one; itself if it is known, or too unlike any other. The words of the
 * vocabulary are found by what is left of them without one or two letters, so that few have to be compared.
 */
export function rightWord(word: string): string {
  known ??= buildKnown();
  if (word.length < SHORTEST || word.length > LONGEST || /[^a-z]/.test(word) || known.words.has(word)) return word;
  const ids = new Set([...restsOf(word)].flatMap((rest) => known?.byRest.get(rest) ?? []));
  let best = word;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    const meant = known.vocabulary[id]!;
    const isPlace = id >= known.ownWords;
    const isSameStart = word[0] === meant[0];
    // A place that isn't known is not to become another one.
    if (isPlace && !(isSameStart && word.length >= SHORTEST_OF_A_PLACE)) continue;
    const mayHaveTwo = Math.min(word.length, meant.length) >= SHORTEST_WITH_TWO && id < known.largerNames;
    const errors = typingErrors(word, meant, mayHaveTwo ? 2 : 1);
    if (!Number.isFinite(errors) || (!isSameStart && word.length < 6)) continue;
    // Beginnings are seldom wrong, and words of the reader are meant more often than names.
    const cost =
      errors * 4 + (isSameStart ? 0 : 3) + (isPlace ? 1 : 0) + Math.abs(word.length - meant.length) / 4 + id / 1e6;
    if (cost < bestCost) [best, bestCost] = [meant, cost];
  }
  return best;
}
