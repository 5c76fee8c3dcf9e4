import {
  ACCEPT,
  ADJECTIVE,
  BETWEEN,
  EXCLUSIVE,
  FACILITY,
  NO,
  NOT,
  OR,
  PEOPLE,
  PLACE,
  SUITABLE,
  SUITING,
  WANTED,
  WANTING,
  WILL,
} from './grammar-words.ts';
import { breakAt, COLON, COMMA, DASH, isNamed, rolesAt, SLASH, STOP, type WordList, wordAt } from './read-words.ts';
import { learnWords, type PeopleGroup, UNKNOWN } from './vocabulary.ts';

const justFor = learnWords('just for');
const wantingStarts = learnWords('looking must');
learnWords('the looking must be for to a an');

/** "Females only", "only British tenants", "looking for a Christian household", "would suit a lady". */
export function askedForAlone(words: WordList, group: PeopleGroup, first: number, last: number) {
  const mustBeOnly = group === 'adults' || group === 'professionals';
  if (group === 'sex' && namesBothSexes(words, first, last)) return null;
  let at = last + 1;
  while (
    at < last + 6 &&
    !(breakAt(words, at) & ~SLASH) &&
    (rolesAt(words, at) & (PEOPLE | OR | ADJECTIVE) || isNamed(words, at))
  )
    at++;
  if (rolesAt(words, at) & WILL && rolesAt(words, at + 1) & WANTED && !breakAt(words, at) && !breakAt(words, at + 1))
    at++;
  const isWanted =
    (rolesAt(words, at) & (group === 'professionals' ? EXCLUSIVE : EXCLUSIVE | WANTED)) !== 0 &&
    !(breakAt(words, at) & ~DASH);
  if (isWanted && !isNegatedGroup(words, first) && !(rolesAt(words, at + 1) & FACILITY && breakAt(words, at + 1) === 0))
    return { from: first, to: at };
  return askedForBefore(words, group, first, last, mustBeOnly);
}

const men = learnWords('man men male males gent gents gentleman gentlemen boy boys lad lads guys bloke blokes');
const women = learnWords('woman women female females lady ladies girl girls');

/** "Male or female" asks for nobody in particular. */
function namesBothSexes(words: WordList, first: number, last: number): boolean {
  const others = men.has(wordAt(words, first)) ? women : women.has(wordAt(words, first)) ? men : null;
  if (!others) return false;
  for (const step of [-1, 1]) {
    const start = step < 0 ? first - 1 : last + 1;
    let at = start;
    while (Math.abs(at - start) < 4 && rolesAt(words, at) & (ADJECTIVE | OR | PEOPLE) && !others.has(wordAt(words, at)))
      at += step;
    const gap = breakAt(words, step < 0 ? at + 1 : at);
    // "Sorry gents, ladies only" speaks to one and asks for the other.
    if (others.has(wordAt(words, at)) && !(gap & STOP) && (at !== start || !(gap & COMMA))) return true;
  }
  return false;
}

function isNegatedGroup(words: WordList, first: number): boolean {
  const before = justFor.has(wordAt(words, first - 1)) ? first - 2 : first - 1;
  return (rolesAt(words, before) & (NOT | NO)) !== 0 && breakAt(words, before + 1) === 0;
}

function askedForBefore(words: WordList, group: PeopleGroup, first: number, last: number, mustBeOnly: boolean) {
  const goesOn = breakAt(words, last + 1) === 0 && (rolesAt(words, last + 1) & FACILITY) !== 0;
  let at = first - 1;
  while (at >= 0 && first - at < 8 && breakAt(words, at + 1) === 0 && isPassed(words, at)) at--;
  if (at < 0 || goesOn) return null;
  const isTitle = breakAt(words, at + 1) === COLON && (rolesAt(words, at) & (WANTED | WANTING)) !== 0;
  if (isTitle && !mustBeOnly) return { from: at, to: last };
  if (breakAt(words, at + 1) !== 0) return null;
  const isOnly = (rolesAt(words, at) & EXCLUSIVE) !== 0 && wordAt(words, at - 1) !== 'the';
  const isWanting = !mustBeOnly && (isWantingAt(words, at) || isSuitingAt(words, group, at, first));
  const isNegation = (rolesAt(words, at - 1) & (NOT | NO)) !== 0 && breakAt(words, at) === 0;
  return (isOnly || isWanting) && !isNegation ? { from: at, to: last } : null;
}

const BEFORE_WANTED = ADJECTIVE | SUITABLE | BETWEEN | OR | ACCEPT | PEOPLE;

/** What may stand between "only" or "seeking" and whom it speaks of; one unknown word may describe "a … lady". */
function isPassed(words: WordList, at: number): boolean {
  if (isStart(words, at)) return false;
  if (rolesAt(words, at) & BEFORE_WANTED || isNamed(words, at)) return true;
  return words.entries[at] === UNKNOWN && isArticle(wordAt(words, at - 1)) && breakAt(words, at) === 0;
}

const isArticle = (word: string): boolean => word === 'a' || word === 'an';

const isStart = (words: WordList, at: number): boolean =>
  wantingStarts.has(wordAt(words, at)) ||
  (rolesAt(words, at) & EXCLUSIVE) !== 0 ||
  isWantingAt(words, at) ||
  isSuitingWord(words, at);

const wishes = learnWords('like love');
const wishing = learnWords('would id wed shed hed theyd');

const isWantingAt = (words: WordList, at: number): boolean =>
  (rolesAt(words, at) & WANTING) !== 0 ||
  (wishes.has(wordAt(words, at)) && wishing.has(wordAt(words, at - 1))) ||
  (wordAt(words, at) === 'looking' && wordAt(words, at + 1) === 'for') ||
  (wordAt(words, at) === 'must' && wordAt(words, at + 1) === 'be');

const offering = learnWords('available open');
/** "Translators available for" speaks of something else than the home. */
const isOfThing = (words: WordList, at: number): boolean =>
  words.entries[at - 1] === UNKNOWN && breakAt(words, at) === 0;

const suitVerbs = learnWords('suit suits');
/** "Ideal for", "reserved for", "available to", "would suit", "room for". */
const isSuitingWord = (words: WordList, at: number): boolean =>
  (rolesAt(words, at) & (SUITING | PLACE)) !== 0 &&
  breakAt(words, at + 1) === 0 &&
  !(offering.has(wordAt(words, at)) && isOfThing(words, at)) &&
  (suitVerbs.has(wordAt(words, at)) ||
    wordAt(words, at + 1) === 'for' ||
    (wordAt(words, at + 1) === 'to' && (rolesAt(words, at) & SUITING) !== 0));

/** Homes that suit disabled people or people from abroad may say so. */
const farAway = learnWords('international overseas refugees refugee migrants foreigners');
const isSuitingAt = (words: WordList, group: PeopleGroup, at: number, first: number): boolean =>
  group !== 'disability' && !farAway.has(wordAt(words, first)) && isSuitingWord(words, at);
