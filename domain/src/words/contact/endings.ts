import tlds from 'tlds' with { type: 'json' };
import { commonWords } from './common-words.ts';

/** `example` is kept for texts about the internet, so nobody means anything else by it. */
const real: ReadonlySet<string> = new Set([...tlds, 'example']);

/** Countries whose endings are no word, unit or abbreviation of adverts, such as `pw` for "per week" or `gf`. */
const knownCountries = new Set(
  'uk io co eu ie fr nl pl ru cn ly gg cc au nz es pt se dk cz hu ro bg gr jp kr hk sg ee ai ua tr br mx'.split(' '),
);

/** Endings that are words in adverts: "quiet.bargain". Longer than those that stand in `commonWords`. */
const words = new Set(
  (
    'apartments associates auction baby bargains beauty beer bet bid bingo bio blog boo boutique builders business cab ' +
    'camp capital cards careers cars cash catering channel charity cheap christmas church circle claims cleaning click ' +
    'clothing coffee community computer condos construction contractors cooking country coupons courses credit cricket ' +
    'cruises dance data date dating deals degree delivery dental dentist design diamonds diet direct directory discount ' +
    'diy doctor dog domains download earth eat education energy engineering enterprises equipment events exchange expert ' +
    'exposed express fail faith fan fans farm fashion feedback finance financial fish fishing fit fitness flights ' +
    'florist flowers fly football forsale forum foundation fun fund fyi game games gay gift gifts gives giving global ' +
    'gold golf graphics gratis gripe grocery guide guitars hair health healthcare hiphop hockey holdings holiday host ' +
    'hosting hotels immo industries ink institute insurance insure international investments jewelry jobs joy juegos ' +
    'kim kitchen lawyer lease legal lighting limited limo living loan loans lol luxury maison management marketing mba ' +
    'media medical memorial men menu mobile mom moms movie museum music network news ninja now organic partners party ' +
    'pet pharmacy photography physio pink pizza play plumbing press productions promo promotions protection racing radio ' +
    'realestate realty recipes rehab reise rentals repair republican rest restaurant review reviews rich rip rocks run ' +
    'safe safety sale salon save science scot secure security select services sex sexy shoes singles skin ski soccer ' +
    'social software solar solutions song sport spot surf surgery support supplies supply swiss systems talk tattoo tax ' +
    'taxi technology tennis theater theatre tickets tips tires tools toys trade trading training trust university ' +
    'vacations ventures villas vision vote voting voyage wales watch weather webcam website wedding win wine winners ' +
    'wiki win works wtf you zero ltd plc inc homes house rent property properties estate agency'
  ).split(' '),
);

/** Endings that those who let homes take for their own sites. */
const ofHomes = new Set(
  'homes house rent rentals property properties estate apartments agency lease casa immo haus villas london scot wales'.split(
    ' ',
  ),
);

export const isEnding = (word: string): boolean => real.has(word);

/** Whether a word with a full stop before it is the end of a web address whatever stands around it. */
export const isSureEnding = (word: string): boolean =>
  real.has(word) && (word.length === 2 ? knownCountries.has(word) : !commonWords.has(word) && !words.has(word));

export const isEndingOfHomes = (word: string): boolean => ofHomes.has(word);
