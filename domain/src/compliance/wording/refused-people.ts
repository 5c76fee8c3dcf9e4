import {
  ACCEPT,
  ADJECTIVE,
  ADVERB,
  BANNED,
  BETWEEN,
  KIND,
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
  WILL,
} from './grammar-words.ts';
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
import { learnWords, type PeopleGroup } from './vocabulary.ts';

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

/** "Do not accept", "unable to consider", "not suitable for", "not the right house for", "no to", "too small for". */
function refusedByVerb(words: WordList, group: PeopleGroup, verb: number, last: number): number {
  let isDescription = false;
  for (let at = verb; at >= 0 && verb - at < REACH; at--) {
    const roles = rolesAt(words, at);
    const isNoTo = (roles & NO) !== 0 && at === verb - 1 && wordAt(words, verb) === 'to';
    const isTooSmall = group === 'children' && wordAt(words, at) === 'too' && at < verb - 1;
    if (roles & (NOT | UNABLE | REFUSE) || isNoTo || isTooSmall) {
      if (isElsewhere(words, last + 1) || isAboutThing(words, at) || isQuoted(words, at)) return -1;
      if (merely.has(wordAt(words, at + 1))) return -1;
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

const conditional = learnWords('if anyone anybody those people whoever');
const speakers = learnWords('this it we i the our my property flat house home place landlord they please');
const refusedVerbs = learnWords(
  'accept take consider let rent help proceed suit apply enquire call contact bother for',
);

/** "If you are on benefits, we cannot help." */
function refusedUnderCondition(words: WordList, first: number, last: number): number {
  let start = first - 1;
  while (start >= 0 && first - start < 8 && !breakAt(words, start + 1) && !conditional.has(wordAt(words, start)))
    start--;
  if (start < 0 || first - start >= 8 || breakAt(words, start + 1) || !conditional.has(wordAt(words, start))) return -1;
  let at = last + 1;
  while (at < last + 4 && speakers.has(wordAt(words, at)) && !(breakAt(words, at) & STOP)) at++;
  while (at < last + 7 && rolesAt(words, at) & (WILL | ADVERB) && breakAt(words, at) === 0) at++;
  if (at === last + 1 || !(rolesAt(words, at) & NOT) || breakAt(words, at) & STOP) return -1;
  while (
    at < last + 10 &&
    rolesAt(words, at + 1) & (WILL | ADVERB | BETWEEN) &&
    !refusedVerbs.has(wordAt(words, at + 1))
  )
    at++;
  return refusedVerbs.has(wordAt(words, at + 1)) && breakAt(words, at + 1) === 0 ? at + 1 : -1;
}

/** The word that ends a refusal behind a name, or -1. */
export function refusedBehind(words: WordList, first: number, last: number): number {
  const conditioned = refusedUnderCondition(words, first, last);
  if (conditioned >= 0) return conditioned;
  const next = last + 1;
  let answer = next;
  while (answer < next + 3 && rolesAt(words, answer) & ADVERB && !(breakAt(words, answer) & STOP)) answer++;
  const isAnswered = answers.has(wordAt(words, answer)) && !(breakAt(words, answer) & (STOP | SLASH));
  if (isAnswered && (answer > next || !(breakAt(words, answer) & COMMA))) {
    const end = afterNo.has(wordAt(words, answer + 1)) && breakAt(words, answer + 1) === 0 ? answer + 1 : answer;
    return breakAt(words, end + 1) === 0 ? -1 : end;
  }
  const isTitle =
    (breakAt(words, next) & (COLON | QUESTION | DASH)) !== 0 && (rolesAt(words, answer) & (NOT | BANNED)) !== 0;
  if (isTitle) return endOfRefusal(words, answer, next);
  let at = next;
  while (breakAt(words, at) === 0 && rolesAt(words, at) & (KIND | PEOPLE) && at < next + 2) at++;
  while (at < next + 8 && !(breakAt(words, at) & CLAUSE_END) && rolesAt(words, at) & (OR | LISTED)) at++;
  while (at < next + 12 && !(breakAt(words, at) & (CLAUSE_END | COMMA)) && rolesAt(words, at) & (WILL | ADVERB)) at++;
  return breakAt(words, at) & (CLAUSE_END | COMMA) ? -1 : endOfRefusal(words, at, next);
}

const answers = learnWords('no x nope nah never');
/** "No thanks", "no chance", "a no go". */
const afterNo = learnWords('thanks thank chance way go sorry please ta im unfortunately');
const ours = learnWords('us me');
const notFor = learnWords('for this');
const turned = learnWords('turned ruled left');
const away = learnWords('away down out off');

/** What refuses without a "not": "should look elsewhere", "out of the question". */
const idioms = [
  'look elsewhere',
  'try elsewhere',
  'go elsewhere',
  'apply elsewhere',
  'out of the question',
  'off the table',
  'off limits',
  'a non starter',
  'a nonstarter',
  'a dealbreaker',
  'a deal breaker',
  'a problem',
  'an issue',
].map((idiom) => [...learnWords(idiom)]);

/** The number of words of the idiom that begins here, or 0. */
const idiomAt = (words: WordList, at: number): number =>
  idioms.find((idiom) =>
    idiom.every((word, index) => wordAt(words, at + index) === word && breakAt(words, at + index) === 0),
  )?.length ?? 0;

/** "Refused", "turned away", "a no", "not accepted", "not for this property". */
function endOfRefusal(words: WordList, from: number, next: number): number {
  let at = from;
  if (rolesAt(words, at) & BANNED) return isElsewhere(words, at + 1) ? -1 : at;
  const idiom = idiomAt(words, at);
  if (idiom > 0) return at + idiom - 1;
  if (turned.has(wordAt(words, at)) && away.has(wordAt(words, at + 1)) && at > next) return at + 1;
  if (wordAt(words, at) === 'a' && answers.has(wordAt(words, at + 1)) && breakAt(words, at + 1) === 0)
    return breakAt(words, at + 2) !== 0 || afterNo.has(wordAt(words, at + 2)) ? at + 1 : -1;
  if (!(rolesAt(words, at) & NOT)) return -1;
  while (rolesAt(words, at + 1) & (WILL | ADVERB | ADJECTIVE) && breakAt(words, at + 1) === 0 && at < next + 15) at++;
  if (somethingWe.has(wordAt(words, at + 1))) return endOfRelative(words, at + 1);
  const end = at + 1;
  if (notFor.has(wordAt(words, end)) && breakAt(words, end) === 0) {
    const whom = articles.has(wordAt(words, end + 1)) ? end + 2 : end + 1;
    return places.has(wordAt(words, whom)) || ours.has(wordAt(words, whom)) ? whom : -1;
  }
  if (breakAt(words, end) !== 0) return isBareNot(words, from, at, next) ? at : -1;
  return rolesAt(words, end) & REFUSED && !isElsewhere(words, end + 1) ? end : -1;
}

const somethingWe = learnWords('something anything what who');
const we = learnWords(
  'we were im weve theyre i you can could would will are is the landlord want that accept take consider offer after looking',
);

/** "Not something we can accept", "not what we are looking for". */
function endOfRelative(words: WordList, from: number): number {
  let at = from;
  while (at < from + 6 && breakAt(words, at + 1) === 0 && we.has(wordAt(words, at + 1))) at++;
  return rolesAt(words, at) & (ACCEPT | SUITABLE) || wordAt(words, at) === 'looking' ? at : -1;
}

/** "DSS? Afraid not." */
const isBareNot = (words: WordList, from: number, at: number, next: number): boolean =>
  at === from && wordAt(words, at) === 'not' && (from > next || breakAt(words, next) !== 0);
