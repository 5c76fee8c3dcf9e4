import { joinWords } from '../../join-words.ts';
import { accept, type Filter, type Parsed, refuse } from '../filter-kinds.ts';
import { TRAVEL_JOINT } from './travel-fields.ts';

/** How somebody gets to a place of theirs. */
export const travelWays = ['walk', 'bike', 'drive', 'transit'] as const;
export type TravelWay = (typeof travelWays)[number];

export const travelWayLabels: Readonly<Record<TravelWay, string>> = {
  walk: 'On foot',
  bike: 'By bike',
  drive: 'By car',
  transit: 'By public transport',
};
/** In the middle of a sentence. */
export const travelWayWords: Readonly<Record<TravelWay, string>> = {
  walk: 'on foot',
  bike: 'by bike',
  drive: 'by car',
  transit: 'by public transport',
};

/** Work, school and a friend. */
export const MAX_TRAVEL_PLACES = 3;
export const TRAVEL_MINUTES = { min: 1, max: 90 } as const;
export const DEFAULT_TRAVEL_MINUTES = 30;
export const MAX_TRAVEL_PLACE = 80;

/** A home has to be within these minutes of the place. */
export interface TravelPlace {
  readonly minutes: number;
  readonly way: TravelWay;
  /** As it was typed: a postcode, a town, a station or a university. */
  readonly place: string;
}

const EXAMPLE = '30,bike,LS1 4DY';
const problem = `Use minutes up to ${TRAVEL_MINUTES.max}, ${joinWords(travelWays, 'or')}, and a place, such as ${EXAMPLE}. Separate up to ${MAX_TRAVEL_PLACES} places with semicolons.`;

function parsePlace(text: string): TravelPlace | null {
  const [minutesText = '', wayText = '', ...rest] = text.split(',');
  const minutes = /^\d{1,3}$/.test(minutesText.trim()) ? Number(minutesText) : 0;
  const way = travelWays.find((known) => known === wayText.trim());
  const place = rest.join(',').trim();
  const isPlace = place !== '' && place.length <= MAX_TRAVEL_PLACE && !place.includes('\0');
  if (way === undefined || !isPlace || minutes < TRAVEL_MINUTES.min || minutes > TRAVEL_MINUTES.max) return null;
  return { minutes, way, place };
}

const textOf = ({ minutes, way, place }: TravelPlace): string => `${minutes},${way},${place}`;

export function parseTravel(text: string): Parsed<readonly TravelPlace[]> {
  const texts = text.split(TRAVEL_JOINT).filter((part) => part.trim() !== '');
  const places = texts.length <= MAX_TRAVEL_PLACES ? texts.flatMap((part) => parsePlace(part) ?? []) : [];
  if (places.length === 0 || places.length < texts.length) return refuse(problem);
  return accept([...new Map(places.map((place) => [textOf(place).toLowerCase(), place])).values()]);
}

/** "within 30 min of LS1 4DY by bike". */
const withinText = ({ minutes, way, place }: TravelPlace): string =>
  `within ${minutes} min of ${place} ${travelWayWords[way]}`;

/** Places that every home has to be within some minutes of. */
export const travelFilter: Filter<readonly TravelPlace[]> & { readonly joint: string } = {
  label: 'Travel time',
  noun: 'travel time',
  unset: [],
  example: EXAMPLE,
  joint: TRAVEL_JOINT,
  parse: parseTravel,
  serialize: (places) => places.map(textOf).join(TRAVEL_JOINT),
  chips: (places) =>
    places.map((place) => ({
      text: withinText(place).replace('within', 'Within'),
      without: places.filter((other) => other !== place),
    })),
  describe: (places) => (places.length === 0 ? {} : { details: places.map(withinText) }),
};

/** How long it takes from a home to a place. */
export interface TravelTime extends TravelPlace {
  /** Estimated from the straight line, because no streets are known. */
  readonly isAbout: boolean;
}

/** "About 12 min by bike to LS1 4DY". */
export const travelTimeText = ({ minutes, way, place, isAbout }: TravelTime): string =>
  `${isAbout ? 'About ' : ''}${minutes} min ${travelWayWords[way]} to ${place}`;
