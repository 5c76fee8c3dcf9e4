import { breakAt, STOP, type WordList, wordAt } from './read-words.ts';
import { learnWords } from './vocabulary.ts';

/** What shows in front of a phrase that somebody else says or said it, or that it was so once. */
const before =
  'used_to those_days years_ago in_the_past long_ago scammers scammer scam beware asked_me_to_say told_me_to_say asked_us_to_say ads_saying adverts_saying advert_saying advert_said adverts_that_said ads_that_said advert_that_said once_it_said it_once_said it_used_to_say people_used they_said my_old_landlord my_old_agent my_last_agent my_last_landlord another_agent other_agents other_landlords some_landlords some_agents some_mortgages quoted_me had_charged agent_asks agent_asks_you anyone_asks someone_asks someone_else_asks law_stops law_forbids stops_landlords forbids_landlords law_banned landlord_pays we_pay i_pay owner_pays you_still_see was_fined was_advertised it_is_illegal_to refusing_a no_such_thing_as approved_student company_let';
/** What shows the same on either side. */
const around =
  'are_illegal is_illegal was_illegal been_illegal thats_illegal now_illegal are_unlawful is_unlawful was_unlawful been_unlawful now_unlawful against_the_law abolished outlawed banned_now thats_banned been_banned forbidden_now is_forbidden discrimination trading_standards report_it the_law_changed the_law_forbids law_does_not_allow not_allowed_any_more not_allowed_anymore it_used_to how_it_used out_the_window ended_on scrapped dont_write wont_find never_see rightly_so in_the_bin how_we_sold by_mistake old_ads old_adverts old_advert those_days back_in thats_not_on was_wrong';
/** Behind the words of an advert that somebody tells of: “no DSS” signs. */
const adverts = learnWords('sign signs advert adverts ads line');
const nowAgain = learnWords('but now so hence therefore again never still');
const accustomed = learnWords('are am is were im get got getting be being');

type Idioms = ReadonlyMap<string, readonly (readonly string[])[]>;

function learnIdioms(written: string): Idioms {
  const idioms = written.split(' ').map((idiom) => idiom.split('_'));
  for (const idiom of idioms) learnWords(idiom.join(' '));
  return Map.groupBy(idioms, ([first = '']) => first);
}

const idiomsBefore = learnIdioms(before);
const idiomsAround = learnIdioms(around);

const isIdiomAt = (words: WordList, idioms: Idioms, at: number): boolean =>
  idioms.get(wordAt(words, at))?.some((idiom) => idiom.every((word, index) => wordAt(words, at + index) === word)) ===
    true && !(wordAt(words, at) === 'used' && accustomed.has(wordAt(words, at - 1)));

const REACH = 30;

/**
 * "Agents used to charge £100 admin", "“No DSS” signs are unlawful": the sentence tells of others, of the law or of the
 * past. Not where "but" or "now" stands between: "it's illegal, but no kids".
 */
export function isToldOfOthers(words: WordList, from: number, to: number): boolean {
  if (breakAt(words, to + 1) === 0 && adverts.has(wordAt(words, to + 1))) return true;
  let isTurned = false;
  for (let at = from - 1; at >= 0 && from - at <= REACH && !(breakAt(words, at + 1) & STOP); at--) {
    if (nowAgain.has(wordAt(words, at))) isTurned = true;
    if (!isTurned && (isIdiomAt(words, idiomsBefore, at) || isIdiomAt(words, idiomsAround, at))) return true;
  }
  for (let at = from; at < words.entries.length && at - to <= REACH; at++) {
    if (at > from && breakAt(words, at) & STOP) return false;
    if (isIdiomAt(words, idiomsAround, at)) return true;
  }
  return false;
}

/** Whether a sentence has a turn of phrase that may tell of others, of the law or of the past. */
export function hasTurnOfTelling(words: WordList, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (isIdiomAt(words, idiomsBefore, at) || isIdiomAt(words, idiomsAround, at)) return true;
  return false;
}
