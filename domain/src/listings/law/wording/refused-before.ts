import {
  ACCEPT,
  ADJECTIVE,
  ADVERB,
  BANNED,
  BETWEEN,
  LINK,
  LISTED,
  NO,
  NOT,
  OR,
  PEOPLE,
  PLACE,
  REFUSE,
  REFUSED,
  RELATIVE,
  SUITABLE,
  UNABLE,
  UNCONCERNED,
  WELCOME,
} from './grammar-words.ts';
import {
  isAboutThing,
  isDescribable,
  isElsewhere,
  isFactOfToday,
  isHarmless,
  isQuoted,
  isWelcomedBehind,
} from './harmless-refusals.ts';
import {
  breakAt,
  COLON,
  COMMA,
  DASH,
  isNamed,
  LINE,
  QUESTION,
  rolesAt,
  SLASH,
  STOP,
  type WordList,
  wordAt,
} from './read-words.ts';
import { learnWords, type PeopleGroup, UNKNOWN } from './vocabulary.ts';

const speaking = learnWords('speakers speaker speaking');
const orWords = learnWords('or nor');
const describing = learnWords('suitable suited ideal appropriate designed equipped');
learnWords('without on x to for say says too if a not');

const CLAUSE_END = STOP | QUESTION | COLON;
const LIST_BREAK = COMMA | SLASH | DASH;
/** Words on either side that may belong to the same thought. */
const REACH = 14;
const FILLER = LINK | ADJECTIVE | PEOPLE | OR;

/** The word that begins a refusal in front of a name, or -1. */
export function refusedBefore(words: WordList, group: PeopleGroup, first: number, last: number): number {
  let mayBeOtherClause = false;
  const isJoinedByOr = orWords.has(wordAt(words, first - 1)) || orWords.has(wordAt(words, first - 2));
  for (let at = first; at > 0 && first - at < REACH; at--) {
    const before = at - 1;
    const gap = breakAt(words, at);
    const roles = rolesAt(words, before);
    if (gap & CLAUSE_END) {
      if (gap === COLON && isTitleOfRefusal(words, before)) return before;
      // "No" in a line of its own speaks of the next line.
      const isOwnLine = (roles & NO) !== 0 && gap === LINE && (breakAt(words, before) & STOP) !== 0;
      return isOwnLine && !isWelcomedBehind(words, last) && !isHarmless(words, last) ? before : -1;
    }
    if (gap & LIST_BREAK) {
      const isNo = (roles & NO) !== 0 && !(gap & COMMA);
      if (!isNo && !(roles & (LISTED | OR)) && !isNamed(words, before)) return -1;
      mayBeOtherClause = true;
    }
    if (roles & NO) {
      // "Help for non English speakers" turns nobody away.
      if (wordAt(words, before) === 'non' && speaking.has(wordAt(words, last + 1))) continue;
      const isAnswer = mayBeOtherClause && !isJoinedByOr && isWelcomedBehind(words, last);
      const isFact = group === 'children' && isFactOfToday(words, before, last);
      return isAnswer || isFact || isHarmless(words, last) || isQuoted(words, before) ? -1 : before;
    }
    if (roles & NOT) return isRefusedByNot(words, before, at, first, last) ? before : -1;
    if (roles & REFUSE) return isNegated(words, before) ? -1 : before;
    if (wordAt(words, before) === 'without')
      return group === 'children' && !(rolesAt(words, before - 1) & OR) && !(breakAt(words, before) & SLASH)
        ? before
        : -1;
    if (roles & FILLER) continue;
    if (roles & LISTED || isNamed(words, before)) {
      if (gap === 0 && !(rolesAt(words, at) & OR)) mayBeOtherClause = true;
      continue;
    }
    if (roles & (ACCEPT | SUITABLE | BETWEEN)) {
      const from = refusedByVerb(words, group, before, last);
      if (from >= 0) return from;
    }
    const unwanted = refusedIf(words, at);
    if (unwanted >= 0) return unwanted;
    const person = personDescribed(words, at);
    if (person < 0) return -1;
    at = person + 1;
  }
  return -1;
}

/** "Not permitted: …", "prohibited: …". */
const isTitleOfRefusal = (words: WordList, at: number): boolean =>
  (rolesAt(words, at) & BANNED) !== 0 ||
  ((rolesAt(words, at) & REFUSED) !== 0 && (rolesAt(words, at - 1) & NOT) !== 0 && breakAt(words, at) === 0);

/** "Tenants whose rent is paid by": the people that the words before a name speak of, or -1. */
function personDescribed(words: WordList, from: number): number {
  for (let at = from - 1; at > 0 && from - at < REACH; at--) {
    const roles = rolesAt(words, at);
    if (breakAt(words, at + 1) !== 0 || roles & (NO | NOT | REFUSE | BANNED | UNCONCERNED | WELCOME)) return -1;
    if (roles & RELATIVE && rolesAt(words, at - 1) & PEOPLE && breakAt(words, at) === 0) return at - 1;
  }
  return -1;
}

const contacting = learnWords('contact apply message enquire inquire call ask view bother reply ring email text book');

/** "Please do not apply if you are on": the "not" of it, or -1. */
function refusedIf(words: WordList, from: number): number {
  let at = from - 1;
  while (at > 0 && from - at < 6 && breakAt(words, at + 1) === 0 && wordAt(words, at) !== 'if') at--;
  if (wordAt(words, at) !== 'if' || breakAt(words, at + 1) !== 0) return -1;
  for (let verb = at - 1; verb > 0 && at - verb < 5 && !(breakAt(words, verb + 1) & STOP); verb--)
    if (contacting.has(wordAt(words, verb))) return rolesAt(words, verb - 1) & NOT ? verb - 1 : -1;
  return -1;
}

const unwilling = learnWords('cant cannot wont mustnt');
const preferring = learnWords('rather prefer prefers must should');
const openToThem = learnWords('friendly property flat house home landlord let building place household agency');

/** "Not DSS", "not a DSS property", "we cannot have children", unlike "we do not have children". */
function isRefusedByNot(words: WordList, not: number, at: number, first: number, last: number): boolean {
  if (at === first || wordAt(words, at) === 'on') return true;
  if (wordAt(words, not + 1) === 'have')
    return unwilling.has(wordAt(words, not)) || preferring.has(wordAt(words, not - 1));
  return openToThem.has(wordAt(words, last + 1)) && breakAt(words, last + 1) === 0;
}

/** "Not just for families" welcomes others too. */
const merely = learnWords('just only solely merely exclusively');

/** "Do not let children climb on the wall". */
const isWarning = (words: WordList, group: PeopleGroup, verb: number, last: number): boolean =>
  group === 'children' &&
  wordAt(words, verb) === 'let' &&
  words.entries[last + 1] === UNKNOWN &&
  breakAt(words, last + 1) === 0;

/** "Do not accept", "unable to consider", "not suitable for", "not the right house for", "no to", "too small for". */
function refusedByVerb(words: WordList, group: PeopleGroup, verb: number, last: number): number {
  let isDescription = false;
  for (let at = verb; at >= 0 && verb - at < REACH; at--) {
    const roles = rolesAt(words, at);
    const isNoTo = (roles & NO) !== 0 && at === verb - 1 && wordAt(words, verb) === 'to';
    const isTooSmall = group === 'children' && wordAt(words, at) === 'too' && at < verb - 1;
    if (roles & (NOT | UNABLE | REFUSE) || isNoTo || isTooSmall) {
      if (isElsewhere(words, last + 1) || isAboutThing(words, at) || isQuoted(words, at)) return -1;
      if (merely.has(wordAt(words, at + 1)) || isWarning(words, group, verb, last)) return -1;
      const isUnsuitable = isDescription || wordAt(words, at) === 'unsuitable';
      return isUnsuitable && isDescribable(words, group, last) ? -1 : at;
    }
    if (!(roles & (ACCEPT | SUITABLE | BETWEEN | ADVERB | PLACE | ADJECTIVE)) || breakAt(words, at) !== 0) return -1;
    if (describing.has(wordAt(words, at))) isDescription = true;
  }
  return -1;
}

function isNegated(words: WordList, verb: number): boolean {
  for (let at = verb - 1; at >= 0 && verb - at <= 3 && !(breakAt(words, at + 1) & (CLAUSE_END | COMMA)); at--)
    if (rolesAt(words, at) & (NOT | NO)) return true;
  return false;
}
