import { FACILITY, HARMLESS, NO, NOT, OR, WELCOME, WILL } from './grammar-words.ts';
import { breakAt, isNamed, QUESTION, rolesAt, STOP, type WordList, wordAt } from './read-words.ts';
import { learnWords, type PeopleGroup } from './vocabulary.ts';

const beforeQuote = learnWords('say saying write use a an');
export const articles = learnWords('the this our my');

/** A home may be described as unsuitable for a wheelchair without refusing anybody. */
const wheels = learnWords('wheelchair wheelchairs scooters mobility');
export const isDescribable = (words: WordList, group: PeopleGroup, last: number): boolean =>
  group === 'disability' && (wheels.has(wordAt(words, last)) || wheels.has(wordAt(words, last - 1)));

const things = learnWords(
  'bed beds bunk bunks pond pool balcony garden yard stairs staircase steps ladder terrace roof loft hatch window windows gate mezzanine hob stove fire fireplace cellar gym sauna tub lake river road park playground pitch lift pub shop path cafe',
);

/** "The bunk bed is not suitable for children" speaks of the bed. */
export function isAboutThing(words: WordList, not: number): boolean {
  const isVerb = (rolesAt(words, not - 1) & WILL) !== 0 && breakAt(words, not) === 0;
  const subject = isVerb ? not - 2 : not - 1;
  return things.has(wordAt(words, subject)) && breakAt(words, subject + 1) === 0;
}

const owning = learnWords('has had');
const thereIs = learnWords('are were');
const todayWords = learnWords('at in on living here nearby currently');
const living = learnWords('live lives lived');
learnWords('there who that');

/** "The building has no children at the moment", "there are no children in the block". */
export function isFactOfToday(words: WordList, no: number, last: number): boolean {
  if (living.has(wordAt(words, last + 1)) && breakAt(words, last + 1) === 0) return true;
  if (breakAt(words, no) !== 0 || breakAt(words, last + 1) !== 0 || !todayWords.has(wordAt(words, last + 1)))
    return false;
  const verb = wordAt(words, no - 1);
  const subject = wordAt(words, no - 2);
  return thereIs.has(verb) ? subject === 'there' : owning.has(verb) && subject !== 'who' && subject !== 'that';
}

export function isWelcomedBehind(words: WordList, last: number): boolean {
  for (let at = last + 1; at <= last + 7 && !(breakAt(words, at) & (STOP | QUESTION)); at++)
    if (rolesAt(words, at) & WELCOME) return true;
  return false;
}

/** "No DSS restrictions", "no male or female restrictions"; "no DSS: yes" answers two questions. */
export function isHarmless(words: WordList, last: number): boolean {
  if (wordAt(words, last + 1) === 'yes') return true;
  let at = last + 1;
  while (breakAt(words, at) === 0 && at < last + 4 && (rolesAt(words, at) & OR || isNamed(words, at))) at++;
  return breakAt(words, at) === 0 && (rolesAt(words, at) & (HARMLESS | FACILITY)) !== 0;
}

/** "We never say “No DSS”", "we are not a “No DSS” landlord". */
export const isQuoted = (words: WordList, no: number): boolean =>
  beforeQuote.has(wordAt(words, no - 1)) && (rolesAt(words, no - 2) & (NO | NOT)) !== 0;

export const places = learnWords(
  'property flat house home room apartment building time moment present mo minute studio block bungalow place premises house one',
);
const placeLinks = learnWords('in on to into near inside at without');

const dwelling = learnWords('live reside stay occupy move rent apply share');

/** "Children are not allowed on the roof" does not refuse children. */
export function isElsewhere(words: WordList, at: number): boolean {
  if (breakAt(words, at) !== 0 || !placeLinks.has(wordAt(words, at))) return false;
  // "Not having children in."
  if (wordAt(words, at) === 'in' && breakAt(words, at + 1) !== 0) return false;
  const isTo = wordAt(words, at) === 'to';
  if (isTo && (breakAt(words, at + 1) !== 0 || dwelling.has(wordAt(words, at + 1)))) return false;
  const isArticle = articles.has(wordAt(words, at + 1));
  return !places.has(wordAt(words, at + (isArticle ? 2 : 1)));
}
