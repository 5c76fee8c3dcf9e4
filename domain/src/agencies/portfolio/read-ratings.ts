import { type EpcRating, epcRatings } from '../../homes/vocabulary.ts';
import type { FieldValues } from '../../listings/fields.ts';
import { plausibleRegistration, registrationShapes } from '../../listings/law/rules/registration.ts';

/** Where agents put what BLM and RTDF have no field for. */
export interface RatingSources {
  /** The lines about the home, such as "EPC rating C". */
  readonly features: readonly string[];
  /** Of pictures of energy certificates. */
  readonly captions: readonly string[];
  /** Fields that a format doesn't define, by the names that agents' software and the energy register give them. */
  readonly extra?: Readonly<Record<string, string>>;
  /** The home's; only Northern Ireland has landlord numbers without a shape of their own. */
  readonly postcode?: string;
}

export type ReadRatings = Partial<Pick<FieldValues, 'epcRating' | 'registrationNumber' | 'agentRegistrationNumber'>>;

/** Longer lines are prose, in which a letter or number may mean anything. */
const MAX_LINE = 200;

/**
 * The energy rating and registration numbers that are said beyond doubt. Nothing is guessed: a rating to follow,
 * "C/D", and places that contradict each other leave the field to the agent.
 */
export function readRatings({ features, captions, extra = {}, postcode = '' }: RatingSources): ReadRatings {
  const named = new Map(
    Object.entries(extra).flatMap(([name, value]) =>
      value.length <= MAX_LINE ? [[plainName(name), value.trim()]] : [],
    ),
  );
  const given = (names: readonly string[]) => names.flatMap((name) => named.get(name) || []);
  const lines = [...features, ...captions].filter(({ length }) => length <= MAX_LINE);
  const labelled = given(landlordFields);
  const texts = [...lines, ...labelled];
  const epcRating = onlyOne([
    ...lines.map(ratingInLine),
    ...given(ratingFields).map(ratingAlone),
    ...given(scoreFields).map((value) => ratingAlone(value) ?? ratingOfScore(value)),
  ]);
  // A licence number stands beside the registration where an agent has both.
  const registrationNumber =
    onlyOne(numbersIn(texts, landlordNumbers)) ??
    onlyOne(numbersIn(texts, welshLicences)) ??
    (postcode.trim().toUpperCase().startsWith('BT') ? onlyOne([...labelled, ...lines].map(northernIrishNumber)) : null);
  const agentRegistrationNumber = onlyOne(
    numbersIn([...lines, ...given(agentFields)], agentNumbers).map((found) => `LARN${found.replace(/\D/g, '')}`),
  );
  return {
    ...(epcRating && { epcRating }),
    ...(registrationNumber && { registrationNumber }),
    ...(agentRegistrationNumber && { agentRegistrationNumber }),
  };
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

const ratingFields = [
  'epc',
  'epcrating',
  'epcband',
  'epccurrentrating',
  'currentepcrating',
  'energyrating',
  'energyband',
  'currentenergyrating',
  'energyefficiencyrating',
  'energyperformancerating',
];
/** Some hold the letter, some the points of the certificate. */
const scoreFields = ['eer', 'eercurrent', 'eercurrentrating', 'currentenergyefficiency', 'epcscore', 'epccurrent'];
const landlordFields = [
  'landlordregistration',
  'landlordregistrationnumber',
  'landlordregnumber',
  'landlordregno',
  'scottishlandlordregistration',
  'rentsmartwales',
  'rentsmartwalesnumber',
];
const agentFields = ['agentregistrationnumber', 'lettingagentregistration', 'lettingagentregistrationnumber', 'larn'];
/** Names under which formats of the trade may say more than they define. */
export const isRatingField = (name: string): boolean => ratingNames.has(plainName(name));
const ratingNames: ReadonlySet<string> = new Set([...ratingFields, ...scoreFields, ...landlordFields, ...agentFields]);

/** Null for none, and where two places differ. */
function onlyOne<T extends string>(found: readonly (T | null)[]): T | null {
  const said = new Set(found.filter((one) => one !== null));
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

const isRating = (letter: string): letter is EpcRating => (epcRatings as readonly string[]).includes(letter);
const ratingAlone = (value: string): EpcRating | null => {
  const letter = value.trim().toUpperCase();
  return isRating(letter) ? letter : ratingInLine(value);
};

/** The fewest points of each rating, on every certificate in the UK. */
const fewestPoints: readonly (readonly [EpcRating, number])[] = [
  ['A', 92],
  ['B', 81],
  ['C', 69],
  ['D', 55],
  ['E', 39],
  ['F', 21],
  ['G', 1],
];
/** Up to seven, the number may be that of a letter. */
const LEAST_SURE_POINTS = 8;
const MOST_POINTS = 100;

function ratingOfScore(value: string): EpcRating | null {
  const points = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (points < LEAST_SURE_POINTS || points > MOST_POINTS) return null;
  return fewestPoints.find(([, fewest]) => points >= fewest)?.[0] ?? null;
}

const doubt = /\b(?:await|exempt|expect|expir|follow|order|pending|predict|provisional|subject|tba|tbc|until)/i;
const between = /[,;|•·\n]/;
const startsWord = /^\s*[a-z]{3}/i;

/** "EPC rating C, council tax band B" says one; "EPC: C, D" does not. */
function ratingInLine(line: string): EpcRating | null {
  if (doubt.test(line)) return null;
  const [first = '', ...others] = line.split(between);
  if (others.some((part) => part.trim() !== '' && !startsWord.test(part))) return null;
  return onlyOne([first, ...others].map(ratingInPart));
}

const fillers: ReadonlySet<string> = new Set(['current', 'rating', 'rated', 'band', 'grade', 'score', 'is', 'of']);
const energyWords: ReadonlySet<string> = new Set(['performance', 'efficiency', 'certificate', 'epc', 'eer']);
const quiet = /^[:=()[\]"'“”‘’.#–—-]$/;

/** A part that names the certificate and then one letter, with its points or without, and nothing else. */
function ratingInPart(part: string): EpcRating | null {
  const words = (part.toLowerCase().match(/[a-z]+|\d+|[^\sa-z\d]/g) ?? []).filter((word) => !quiet.test(word));
  const potential = words.indexOf('potential');
  const said = potential === -1 ? words : words.slice(0, potential).filter((word) => word !== '/');
  const isNamed =
    said.includes('epc') ||
    said.includes('eer') ||
    (said[said[0] === 'current' ? 1 : 0] === 'energy' && said.length > 2);
  if (!isNamed) return null;
  const rest = said.filter((word) => word !== 'energy' && !energyWords.has(word) && !fillers.has(word));
  const letters = rest.filter((word) => isRating(word.toUpperCase()));
  const scores = rest.filter((word) => /^\d+$/.test(word));
  const [letter = ''] = letters;
  if (letters.length !== 1 || scores.length > 1 || letters.length + scores.length !== rest.length) return null;
  const rating = letter.toUpperCase() as EpcRating;
  const [score] = scores;
  return score === undefined || ratingOfScore(score) === rating ? rating : null;
}

const { scotland, welshRegistration, welshLicence } = registrationShapes;
const [before, behind] = [String.raw`(?<![\w/-])`, String.raw`(?![\w/-])`];
const landlordNumbers = new RegExp(`${before}(?:${scotland}|${welshRegistration})${behind}`, 'gi');
const welshLicences = new RegExp(`${before}${welshLicence}${behind}`, 'gi');
const agentNumbers = /(?<![\w/-])LARN[ :#-]{0,3}\d{4,10}(?![\w/-])/gi;

const numbersIn = (texts: readonly string[], shape: RegExp): string[] =>
  texts.flatMap((text) => (text.match(shape) ?? []).map((found) => found.toUpperCase().replace(/^#/, '')));

const label = /^(?:landlord )?reg(?:istration|\.)? ?(?:number|no\.?)?[ :#]{1,3}/i;

function northernIrishNumber(text: string): string | null {
  const line = text.trim();
  const number = /^landlord /i.test(line) ? line.replace(label, '') : line.includes(' ') ? '' : line;
  return plausibleRegistration.test(number) ? number : null;
}
