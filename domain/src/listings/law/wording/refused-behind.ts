import {
  ACCEPT,
  ADJECTIVE,
  ADVERB,
  BANNED,
  BETWEEN,
  KIND,
  LISTED,
  NOT,
  OR,
  PEOPLE,
  REFUSED,
  SUITABLE,
  WILL,
} from './grammar-words.ts';
import { articles, isElsewhere, places } from './harmless-refusals.ts';
import { breakAt, COLON, COMMA, DASH, QUESTION, rolesAt, SLASH, STOP, type WordList, wordAt } from './read-words.ts';
import { learnWords } from './vocabulary.ts';

const CLAUSE_END = STOP | QUESTION | COLON;

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
    let end = answer;
    while (end < answer + 3 && afterNo.has(wordAt(words, end + 1)) && breakAt(words, end + 1) === 0) end++;
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
const afterNo = learnWords('thanks thank chance way go sorry please ta im unfortunately more no');
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
