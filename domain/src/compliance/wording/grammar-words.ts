import { learn } from './vocabulary.ts';

let next = 1;
/** Gives all of these words a role; a word may play more than one. */
function role(words: string): number {
  const bit = next;
  next *= 2;
  for (const word of words.split(' ')) learn(word).roles |= bit;
  return bit;
}

export const NO = role('no non zero nil');
export const NOT = role(
  'not never cannot cant wont dont doesnt isnt arent couldnt wouldnt shouldnt neednt mustnt didnt',
);
/** "Unable to", "unsuitable for": a refusal in one word. */
export const UNABLE = role('unable unwilling unsuitable unavailable inappropriate');
export const REFUSE = role(
  'refuse refuses reject rejects decline declines exclude excludes excluding refusing ban bans',
);
export const OR = role('or and nor any n');
/** Members of lists such as "no pets, smokers or DSS". */
export const LISTED = role(
  'pets pet dogs dog cats cat animals smokers smoker smoking vapers vaping sharers sharer students student couples couple families family children child kids parties party lodgers dss benefits drugs hmo hmos groups guests visitors singles',
);
export const PEOPLE = role(
  'one people tenants tenant applicants applicant couples couple families family persons person anyone anybody those claimants claimant recipients recipient nationals national citizens citizen individuals occupants occupiers residents renters renter students student sharers sharer professionals professional households household users user adults adult flatmate flatmates housemate housemates roommate lodger lodgers passport holder holders folk folks ladies lady women men girls gentleman guys worker workers speakers speaker speaking',
);
export const LINK = role(
  'with on in receipt of receiving claiming who claim claims have has are is from that which under gets get getting',
);
export const ADJECTIVE = role(
  'a an the our my your young small little any single quiet working professional mature clean tidy other all more younger older new current prospective very people with additional type types kind kinds sort of school age aged vegetarian vegan practising devout physically fit healthy fully someone somebody',
);
export const ACCEPT = role(
  'accept accepts accepting accepted take takes taking taken consider considering considered allow allows allowing allowed permit permits permitting welcome welcoming have having want wanting let letting rent renting claim claiming be being house do work working',
);
export const SUITABLE = role('suitable suited appropriate ideal available open right for to');
export const BETWEEN = role(
  'be able to currently willing wish really looking presently for in a position at this time normally usually place given',
);
export const WILL = role('is are will can do does should need would may must be to was were being has have been');
export const ADVERB = role(
  'unfortunately regrettably sadly strictly currently sorry definitely absolutely generally normally please',
);
export const REFUSED = role(
  'accepted considered allowed permitted welcome taken eligible suitable possible apply wanted entertained shortlisted selected chosen catered covered accommodated',
);
export const BANNED = role('excluded refused declined prohibited forbidden banned unwelcome rejected barred');
export const WELCOME = role(
  'welcome welcomed accepted considered ok okay fine allowed permitted friendly encouraged possible yes preferred only invited love ideal can may play playing',
);
/** "No DSS restrictions", "children: no problem". */
export const HARMLESS = role(
  'restrictions restriction problem problems issue issues discrimination bar bars ban bans exclusion exclusions objection objections worries bother needed required necessary fee fees deposit deposits charge charges surcharge surcharges rent policies letter letters cap safety seat seats gate gates supplement extra',
);
export const KIND = role(
  'claimants claimant recipients recipient tenants tenant applicants applicant payments income people users user',
);
export const EXCLUSIVE = role('only exclusively');
export const WANTED = role('preferred wanted required sought preferable');
export const WANTING = role('prefer preferably prefers seeking want wants wanting seeks preference strictly');
export const FACILITY = role(
  'pool gym spa lounge area session sessions hours floor swimming class classes carriage club changing toilet toilets ward college school prison section',
);
/** What may stand between "no" and the charge it denies. */
export const FEE_LIST = role(
  'extra additional hidden upfront up front letting lettings agency agent agents tenant tenants any such other further separate admin administration administrative referencing reference references inventory application processing booking viewing arrangement renewal contract check checks in out credit fee fees charge charges or and nor cleaning move setup set to set minimum long fixed highest best sealed offers rent whatsoever kind of more than pet higher bids',
);
/** What may stand between "not" and the charge, term or bid it denies. */
export const DENIED_VERB = role(
  'charge charges ask asks asking pay paying require requires take takes taking accept accepts invite inviting invites offer offers need have be for the a an to on use seek encourage consider request demand impose add expect entertain want there is are by under any we you let subject liable will run hold allow',
);
/** "Fees are prohibited", "bids will be refused". */
export const DENIED = role(
  'banned illegal unlawful prohibited refused declined abolished waived outlawed none nil free forbidden accepted considered allowed taken entertained invited permitted apply charged payable required needed due asked applicable welcome zero never',
);
