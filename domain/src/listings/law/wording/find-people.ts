import { ADJECTIVE, ADVERB, BANNED, EXCLUSIVE, NOT, OR, PEOPLE, WANTED, WILL } from './grammar-words.ts';
import './group-names.ts';
import { isOfThePast, isToldOfPast } from './past.ts';
import { askedForAlone } from './preferred-people.ts';
import { breakAt, rolesAt, type WordList, wordAt } from './read-words.ts';
import { refusedBefore } from './refused-before.ts';
import { refusedBehind } from './refused-behind.ts';
import { isToldOfOthers } from './told-of-others.ts';
import { learnWords, type PeopleGroup, UNKNOWN } from './vocabulary.ts';

/** Words from and to which a text turns a group away, or asks for nobody else. */
export interface PeopleMatch {
  readonly group: PeopleGroup;
  readonly from: number;
  readonly to: number;
}

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
const everyday = learnWords('of to from in for like such include are with');
/** Unlike "tenants on benefits are". */
const isEverydayWord = (words: WordList, at: number, following: string): boolean =>
  (wordAt(words, at) === 'benefits' || wordAt(words, at) === 'welfare') &&
  everyday.has(following) &&
  wordAt(words, at - 1) !== 'on';
const aloneBefore = learnWords('or and allowed please policy policies sorry pls plz who with');
const oneOf = learnWords('a an one single');
/** "A female to share with": what shows that the word before it is a person. */
const behindPerson = learnWords('to for who with in as aged over under');
learnWords('under below over u s years yrs');

function nameAt(words: WordList, at: number): { readonly group: PeopleGroup; readonly last: number } | null {
  const entry = words.entries[at] ?? UNKNOWN;
  const isAge = entry.word === 'under' || entry.word === 'below' || entry.word === 'u';
  const age = isAge ? ageAt(words, at) : null;
  if (age) return age;
  for (const { group, further, means } of entry.names) {
    if (!further.every((word, index) => wordAt(words, at + 1 + index) === word && !breakAt(words, at + 1 + index)))
      continue;
    const last = at + further.length;
    const isAlone = breakAt(words, last + 1) !== 0;
    const following = wordAt(words, last + 1);
    if (means === 'alone' && !isAlone && !aloneBefore.has(following)) continue;
    if (means === 'origin' && !isOrigin(words, at)) continue;
    if (means === 'person' && isAlone && mustBe(words, at)) return { group, last };
    if (means === 'person' && group === 'orientation' && isHeading(words, at, last)) return { group, last };
    if (means === 'person' && (isAlone || !(rolesBehind(words, last) & PEOPLE || isAdult(words, last + 1)))) continue;
    if (means === 'person-or-end' && !isAlone && !isPerson(words, at, last)) continue;
    if (isEverydayWord(words, at, isAlone ? '' : following)) continue;
    return { group, last };
  }
  return null;
}

const fromPlace = learnWords('from outside');

/** "From India", "from outside the UK". */
const isOrigin = (words: WordList, at: number): boolean =>
  breakAt(words, at) === 0 && fromPlace.has(wordAt(words, wordAt(words, at - 1) === 'the' ? at - 2 : at - 1));

/** "Straight only", with nothing around it. */
const isHeading = (words: WordList, at: number, last: number): boolean =>
  breakAt(words, at) !== 0 && (rolesAt(words, last + 1) & EXCLUSIVE) !== 0 && breakAt(words, last + 2) !== 0;

/** "Tenants must be white". */
const mustBe = (words: WordList, at: number): boolean =>
  wordAt(words, at - 1) === 'be' && wordAt(words, at - 2) === 'must' && (rolesAt(words, at - 3) & PEOPLE) !== 0;

/** The roles of the next word, or of the one behind an adjective. */
function rolesBehind(words: WordList, last: number): number {
  const isDescribed = (rolesAt(words, last + 1) & ADJECTIVE) !== 0 && breakAt(words, last + 2) === 0;
  return rolesAt(words, last + 1) | (isDescribed ? rolesAt(words, last + 2) : 0);
}

const isPerson = (words: WordList, first: number, last: number): boolean =>
  (rolesBehind(words, last) & (PEOPLE | OR | EXCLUSIVE | WANTED | ADVERB | NOT | BANNED)) !== 0 ||
  (behindPerson.has(wordAt(words, last + 1)) && isOne(words, first)) ||
  (wordAt(words, last + 1) === 'friendly' && (rolesAt(words, first - 1) & NOT) !== 0) ||
  ((rolesAt(words, last + 1) & WILL) !== 0 && (rolesAt(words, last + 2) & (NOT | BANNED)) !== 0) ||
  isAdult(words, last + 1);

const groupsOfAdults: ReadonlySet<PeopleGroup> = new Set(['sex', 'religion', 'race']);
/** "Polish girls", "white women". */
const isAdult = (words: WordList, at: number): boolean =>
  words.entries[at]?.names.some(
    ({ group, means }) => group === 'sex' || (means === 'always' && groupsOfAdults.has(group)),
  ) ?? false;

/** "A female", "a nice female". */
const isOne = (words: WordList, first: number): boolean =>
  breakAt(words, first) === 0 &&
  (oneOf.has(wordAt(words, first - 1)) ||
    ((rolesAt(words, first - 1) & ADJECTIVE) !== 0 && oneOf.has(wordAt(words, first - 2))));

/** "Under 12s", "under 18". */
function ageAt(words: WordList, at: number): { readonly group: PeopleGroup; readonly last: number } | null {
  const age = words.values[at + 1] ?? Number.NaN;
  if (!(age >= 2 && age <= 18) || breakAt(words, at + 1) !== 0) return null;
  if (wordAt(words, at + 2) === 's') return { group: 'children', last: at + 2 };
  return words.entries[at]?.word !== 'u' && breakAt(words, at + 2) !== 0 ? { group: 'children', last: at + 1 } : null;
}

function matchOf(words: WordList, group: PeopleGroup, first: number, last: number): PeopleMatch | null {
  // "British or not".
  if (wordAt(words, last + 1) === 'or' && wordAt(words, last + 2) === 'not') return null;
  if (exclusiveGroups.has(group)) {
    const only = askedForAlone(words, group, first, last);
    if (only) return isToldOfOthers(words, only.from, only.to) ? null : { group, ...only };
  }
  if (group === 'adults' || group === 'professionals') return null;
  const from = refusedBefore(words, group, first, last);
  if (from >= 0)
    return isOfThePast(words, from) || isToldOfPast(words, last) || isToldOfOthers(words, from, last)
      ? null
      : { group, from, to: last };
  const to = refusedBehind(words, first, last);
  return to >= 0 && !isToldOfOthers(words, first, to) ? { group, from: first, to } : null;
}
