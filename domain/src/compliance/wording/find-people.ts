import {
  ACCEPT,
  ADJECTIVE,
  ADVERB,
  BANNED,
  BETWEEN,
  EXCLUSIVE,
  FACILITY,
  KIND,
  LINK,
  LISTED,
  NO,
  NOT,
  OR,
  PEOPLE,
  REFUSE,
  REFUSED,
  SUITABLE,
  UNABLE,
  WANTED,
  WANTING,
  WILL,
} from './grammar-words.ts';
import './group-names.ts';
import {
  articles,
  isAboutThing,
  isDescribable,
  isElsewhere,
  isFactOfToday,
  isHarmless,
  isQuoted,
  isWelcomedBehind,
  places,
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

/** Words from and to which a text turns a group away, or asks for nobody else. */
export interface PeopleMatch {
  readonly group: PeopleGroup;
  readonly from: number;
  readonly to: number;
}

const orWords = learnWords('or nor');
const describing = learnWords('suitable suited ideal appropriate');
const justFor = learnWords('just for');
const wantingStarts = learnWords('looking must');
learnWords('under u s the looking must be yes without on free x');

const CLAUSE_END = STOP | QUESTION | COLON;
const LIST_BREAK = COMMA | SLASH | DASH;
/** Words on either side that may belong to the same thought. */
const REACH = 14;
/** What turns a text against those it asks for alone. */
const exclusiveGroups: ReadonlySet<PeopleGroup> = new Set([
  'race',
  'religion',
  'sex',
  'orientation',
  'adults',
  'professionals',
  'disability',
]);

export function findPeople(words: WordList): readonly PeopleMatch[] {
  const found: PeopleMatch[] = [];
  for (let at = 0; at < words.entries.length; at++) {
    const named = nameAt(words, at);
    if (!named) continue;
    const { group, last } = named;
    const match = matchOf(words, group, at, last);
    if (match) found.push(match);
  }
  return found;
}

/** "Benefits from a garden": the everyday meaning of the word. */
const everyday = learnWords('of to from in for like such');
const aloneBefore = learnWords('or and allowed please policy policies');

function nameAt(words: WordList, at: number): { readonly group: PeopleGroup; readonly last: number } | null {
  const entry = words.entries[at] ?? UNKNOWN;
  if (entry.word === 'under' || entry.word === 'u') return ageAt(words, at);
  for (const { group, further, means } of entry.names) {
    if (!further.every((word, index) => wordAt(words, at + 1 + index) === word && !breakAt(words, at + 1 + index)))
      continue;
    const last = at + further.length;
    const isAlone = breakAt(words, last + 1) !== 0;
    const isDescribed = (rolesAt(words, last + 1) & ADJECTIVE) !== 0 && breakAt(words, last + 2) === 0;
    const next = rolesAt(words, isDescribed ? last + 2 : last + 1);
    if (means === 'alone' && !isAlone && !aloneBefore.has(wordAt(words, last + 1))) continue;
    if (means === 'person' && (isAlone || !(next & PEOPLE))) continue;
    if (means === 'person-or-end' && !isAlone && !(next & (PEOPLE | OR | EXCLUSIVE | WANTED | ADVERB | NOT | BANNED)))
      continue;
    if ((entry.word === 'benefits' || entry.word === 'welfare') && !isAlone && everyday.has(wordAt(words, last + 1)))
      continue;
    return { group, last };
  }
  return null;
}

/** "Under 12s". */
function ageAt(words: WordList, at: number): { readonly group: PeopleGroup; readonly last: number } | null {
  const age = words.values[at + 1] ?? Number.NaN;
  return age >= 2 && age <= 18 && wordAt(words, at + 2) === 's' ? { group: 'children', last: at + 2 } : null;
}

function matchOf(words: WordList, group: PeopleGroup, first: number, last: number): PeopleMatch | null {
  if (exclusiveGroups.has(group)) {
    const only = askedForAlone(words, group, first, last);
    if (only) return { group, ...only };
  }
  if (group === 'adults' || group === 'professionals') return null;
  const from = refusedBefore(words, group, first, last);
  if (from >= 0) return { group, from, to: last };
  const to = refusedBehind(words, last);
  return to >= 0 ? { group, from: first, to } : null;
}

const FILLER = LINK | ADJECTIVE | PEOPLE | OR;

/** The word that begins a refusal in front of a name, or -1. */
function refusedBefore(words: WordList, group: PeopleGroup, first: number, last: number): number {
  let mayBeOtherClause = false;
  const isJoinedByOr = orWords.has(wordAt(words, first - 1)) || orWords.has(wordAt(words, first - 2));
  for (let at = first; at > 0 && first - at < REACH; at--) {
    const before = at - 1;
    const gap = breakAt(words, at);
    const roles = rolesAt(words, before);
    if (gap & CLAUSE_END) {
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
      const isAnswer = mayBeOtherClause && !isJoinedByOr && isWelcomedBehind(words, last);
      const isFact = group === 'children' && isFactOfToday(words, before, last);
      return isAnswer || isFact || isHarmless(words, last) || isQuoted(words, before) ? -1 : before;
    }
    if (roles & NOT) return at === first || wordAt(words, at) === 'on' || isHavingRefused(words, before) ? before : -1;
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
    if (!(roles & (ACCEPT | SUITABLE | BETWEEN))) return -1;
    return refusedByVerb(words, group, before, last);
  }
  return -1;
}

const unwilling = learnWords('cant cannot wont mustnt');
const preferring = learnWords('rather prefer prefers must should');

/** "We cannot have children", unlike "we do not have children". */
const isHavingRefused = (words: WordList, not: number): boolean =>
  wordAt(words, not + 1) === 'have' && (unwilling.has(wordAt(words, not)) || preferring.has(wordAt(words, not - 1)));

/** "Do not accept", "unable to consider", "not suitable for". */
function refusedByVerb(words: WordList, group: PeopleGroup, verb: number, last: number): number {
  let isDescription = false;
  for (let at = verb; at >= 0 && verb - at < REACH; at--) {
    const roles = rolesAt(words, at);
    if (roles & (NOT | UNABLE | REFUSE)) {
      if (isElsewhere(words, last + 1) || isAboutThing(words, at)) return -1;
      const isUnsuitable = isDescription || wordAt(words, at) === 'unsuitable';
      return isUnsuitable && isDescribable(words, group, last) ? -1 : at;
    }
    if (!(roles & (ACCEPT | SUITABLE | BETWEEN | ADVERB)) || breakAt(words, at) !== 0) return -1;
    if (describing.has(wordAt(words, at))) isDescription = true;
  }
  return -1;
}

function isNegated(words: WordList, verb: number): boolean {
  for (let at = verb - 1; at >= 0 && verb - at <= 3 && !(breakAt(words, at + 1) & (CLAUSE_END | COMMA)); at--)
    if (rolesAt(words, at) & (NOT | NO)) return true;
  return false;
}

/** The word that ends a refusal behind a name, or -1. */
function refusedBehind(words: WordList, last: number): number {
  const next = last + 1;
  let answer = next;
  while (answer < next + 3 && rolesAt(words, answer) & ADVERB && !(breakAt(words, answer) & STOP)) answer++;
  const isAnswered = answers.has(wordAt(words, answer)) && !(breakAt(words, answer) & (STOP | SLASH));
  if (isAnswered && (answer > next || !(breakAt(words, answer) & COMMA)))
    return breakAt(words, answer + 1) === 0 ? -1 : answer;
  const isTitle = (breakAt(words, next) & (COLON | QUESTION)) !== 0 && (rolesAt(words, answer) & (NOT | BANNED)) !== 0;
  if (isTitle) return endOfRefusal(words, answer, next);
  let at = next;
  while (breakAt(words, at) === 0 && rolesAt(words, at) & (KIND | PEOPLE) && at < next + 2) at++;
  while (at < next + 8 && !(breakAt(words, at) & CLAUSE_END) && rolesAt(words, at) & (OR | LISTED)) at++;
  while (at < next + 12 && !(breakAt(words, at) & (CLAUSE_END | COMMA)) && rolesAt(words, at) & (WILL | ADVERB)) at++;
  return breakAt(words, at) & (CLAUSE_END | COMMA) ? -1 : endOfRefusal(words, at, next);
}

const answers = learnWords('no x');
const ours = learnWords('us me');
const notFor = learnWords('for this');

/** "Refused", "not accepted", "not for this property". */
function endOfRefusal(words: WordList, from: number, next: number): number {
  let at = from;
  if (rolesAt(words, at) & BANNED) return isElsewhere(words, at + 1) ? -1 : at;
  if (!(rolesAt(words, at) & NOT)) return -1;
  while (rolesAt(words, at + 1) & (WILL | ADVERB) && at < next + 15) at++;
  const end = at + 1;
  if (notFor.has(wordAt(words, end)) && breakAt(words, end) === 0) {
    const whom = articles.has(wordAt(words, end + 1)) ? end + 2 : end + 1;
    return places.has(wordAt(words, whom)) || ours.has(wordAt(words, whom)) ? whom : -1;
  }
  return rolesAt(words, end) & REFUSED && breakAt(words, end) === 0 && !isElsewhere(words, end + 1) ? end : -1;
}

/** "Females only", "only British tenants", "looking for a Christian household". */
function askedForAlone(words: WordList, group: PeopleGroup, first: number, last: number) {
  const mustBeOnly = group === 'adults' || group === 'professionals';
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
    (rolesAt(words, at) & (mustBeOnly ? EXCLUSIVE : EXCLUSIVE | WANTED)) !== 0 && !(breakAt(words, at) & ~DASH);
  if (isWanted && !isNegatedGroup(words, first) && !(rolesAt(words, at + 1) & FACILITY && breakAt(words, at + 1) === 0))
    return { from: first, to: at };
  return askedForBefore(words, first, last, mustBeOnly);
}

function isNegatedGroup(words: WordList, first: number): boolean {
  const before = justFor.has(wordAt(words, first - 1)) ? first - 2 : first - 1;
  return (rolesAt(words, before) & (NOT | NO)) !== 0 && breakAt(words, before + 1) === 0;
}

function askedForBefore(words: WordList, first: number, last: number, mustBeOnly: boolean) {
  const goesOn = breakAt(words, last + 1) === 0 && (rolesAt(words, last + 1) & FACILITY) !== 0;
  let at = first - 1;
  while (
    at >= 0 &&
    first - at < 6 &&
    breakAt(words, at + 1) === 0 &&
    rolesAt(words, at) & (ADJECTIVE | SUITABLE | BETWEEN | OR) &&
    !isStart(words, at)
  )
    at--;
  if (at < 0 || goesOn || breakAt(words, at + 1) !== 0) return null;
  const isOnly = (rolesAt(words, at) & EXCLUSIVE) !== 0 && wordAt(words, at - 1) !== 'the';
  const isWanting =
    !mustBeOnly &&
    ((rolesAt(words, at) & WANTING) !== 0 ||
      (wordAt(words, at) === 'looking' && wordAt(words, at + 1) === 'for') ||
      (wordAt(words, at) === 'must' && wordAt(words, at + 1) === 'be'));
  const isNegation = (rolesAt(words, at - 1) & (NOT | NO)) !== 0 && breakAt(words, at) === 0;
  return (isOnly || isWanting) && !isNegation ? { from: at, to: last } : null;
}

const isStart = (words: WordList, at: number): boolean =>
  wantingStarts.has(wordAt(words, at)) || (rolesAt(words, at) & EXCLUSIVE) !== 0;
