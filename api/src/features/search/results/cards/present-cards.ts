import { materialInformation } from '@letfair/contract/listings/listing-payload';
import type { ListingSummary } from '@letfair/contract/search/search';
import type { PublicReplies } from '@letfair/domain/lettings/reply-times/reply-figures';
import { featureEntries } from '@letfair/domain/listings/form/listing-payload';
import { cardFacts } from '@letfair/domain/listings/form/read-listing';
import { publishedFeatures } from '@letfair/domain/listings/law/published';
import { type HomePreferences, scoreHome } from '@letfair/domain/search/matching/match-score';
import { type Metres, metresToMiles, projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { isExact, MILLIONTHS, type PositionSource } from '@letfair/domain/search/places/map/position';
import { nationOf } from '@letfair/domain/search/places/postcodes/nation';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { nearestStations } from '@letfair/domain/search/places/stations/nearest-stations';
import type { NearestStation } from '@letfair/domain/search/places/stations/station';
import { nameOfOutcode } from '@letfair/domain/search/places/suggestions/resolve-place';
import { placeKey } from '@letfair/domain/search/places/towns';
import type { TravelTime } from '@letfair/domain/search/travel/travel';
import type { Db } from '../../../../platform/db.ts';
import { writeOnce } from '../../../../platform/http/serialize.ts';
import { presentPhoto } from '../../../../platform/photos/present-photo.ts';
import { exactPointOf, featuresOf } from '../search-flags.ts';
import { type CardRow, cardRows, type RepliesColumns } from './cards.repository.ts';

export interface CardExtras {
  /** Distances are measured from here. */
  readonly middle?: Metres | null;
  /** Preferences of the signed-in tenant. */
  readonly preferences?: HomePreferences | null;
  /** To the places of the search. */
  readonly travel?: readonly TravelTime[] | undefined;
}

/** Cards of these listings in the given order, including those that are no longer live. */
export async function presentCards(db: Db, ids: readonly string[], extras: CardExtras = {}): Promise<ListingSummary[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(db, ids, extras.preferences != null);
  return rows.map((row) => presentCard(row, extras));
}

const presented = new WeakMap<CardRow, ListingSummary>();

/** Cards are shared by answers: nobody changes them. */
export function presentCard(row: CardRow, { middle, preferences, travel = [] }: CardExtras = {}): ListingSummary {
  let card = presented.get(row);
  if (!card) {
    card = writeOnce(presentAnywhere(row));
    presented.set(row, card);
  }
  const { point, pointSource } = card;
  const miles = middle && point && isExact(pointSource) ? milesBetween(middle, projectToMetres(point)) : null;
  const match = preferences ? matchOf(row, preferences) : null;
  const isSame = miles === null && match === null && travel.length === 0;
  return isSame ? card : { ...card, miles, match, ...(travel.length > 0 && { travel: [...travel] }) };
}

/** A card as everybody sees it, wherever they search. */
function presentAnywhere(row: CardRow): ListingSummary {
  const { card, cover } = row;
  return {
    id: card.id,
    reference: referenceOf(card.id),
    title: card.title,
    status: card.status,
    price: card.rent_pence / 100,
    reducedFrom: reducedFrom(card, row.reduced_from_pence),
    bedrooms: card.bedrooms,
    bathrooms: card.bathrooms,
    propertyType: card.property_type,
    hasParking: row.has_parking,
    facts: card.said ? [...cardFacts(card.said)] : [],
    area: areaName(card),
    features: featuresOnCard(card),
    photo: cover && presentPhoto(cover),
    photoCount: card.photos,
    publishedAt: instantText(card.published_at),
    availableDate: card.available_date,
    point: pointOf(row),
    pointSource: pointSourceOf(row),
    miles: null,
    station: stationsOf(row, 1)[0] ?? null,
    replies: presentReplies(row),
    match: null,
  };
}

/** In pounds. Off the market, a home is no longer offered for less. */
export const reducedFrom = ({ status }: Pick<CardRow['card'], 'status'>, pence: number | null): number | null =>
  pence === null || status !== 'live' ? null : pence / 100;

export const presentReplies = ({ rate, median_minutes, answers_within_day }: RepliesColumns): PublicReplies | null =>
  rate === null ? null : { rate, medianMinutes: median_minutes, withinDay: answers_within_day === true };

type Positioned = Pick<CardRow, 'point_lat' | 'point_lng' | 'point_source'>;

/** Only where the home is known well enough to say how far it is. */
export function stationsOf(row: Positioned, most: number): NearestStation[] {
  const point = exactPointOf(row);
  return point ? [...nearestStations(point, most)] : [];
}

const milesBetween = (one: Metres, other: Metres): number =>
  Math.round(metresToMiles(Math.hypot(one.east - other.east, one.north - other.north)) * 10) / 10;

/** The position that everybody may see. */
export function pointOf({ point_lat, point_lng }: Pick<CardRow, 'point_lat' | 'point_lng'>): Point | null {
  if (point_lat === null || point_lng === null) return null;
  return { lat: point_lat / MILLIONTHS, lng: point_lng / MILLIONTHS };
}

/** Null while a job has not placed the listing yet, and where its place is not known. */
export const pointSourceOf = ({ point_source }: Pick<CardRow, 'point_source'>): PositionSource | null =>
  point_source === 'none' ? null : point_source;

/** Without letters and digits that sound or look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 5;
const RANDOM_END = 10;

/** E.g. LF-7K2Q9, short enough to be read out; made from the random end of the id. */
export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.slice(-RANDOM_END), 16);
  let letters = '';
  for (let at = 0; at < REFERENCE_LENGTH; at++) {
    // `%` is far slower than this for numbers above 32 bits.
    const times = Math.floor(rest / alphabet.length);
    letters += alphabet[rest - times * alphabet.length];
    rest = times;
  }
  return `LF-${letters}`;
}

/** How many references there are; the number of one is an id's random end, modulo this. */
export const REFERENCES = alphabet.length ** REFERENCE_LENGTH;

/** The number behind a reference, with or without its prefix; null for another text. */
export function referenceNumber(text: string): number | null {
  const letters = [...text.toUpperCase().replace(/^LF-?/, '')].map((letter) => alphabet.indexOf(letter));
  if (letters.length !== REFERENCE_LENGTH || letters.includes(-1)) return null;
  return letters.reduceRight((number, letter) => number * alphabet.length + letter, 0);
}

const areaNames = new Map<string, string>();
const MOST_AREA_NAMES = 20_000;

/** "Ancoats and New Islington, Manchester M4", and "Otley LS21" rather than "Otley, Otley LS21". */
export function areaName({ city, outcode }: { readonly city: string; readonly outcode: string }): string {
  const key = `${city} ${outcode}`;
  let found = areaNames.get(key);
  if (found === undefined) {
    const name = nameOfOutcode(outcode);
    found = name === null || placeKey(name) === placeKey(city) ? key : `${name}, ${key}`;
    if (areaNames.size < MOST_AREA_NAMES) areaNames.set(key, found);
  }
  return found;
}

/** As many as `card_of` stores; a listing with fewer features gets entries of its material information. */
const FEATURES_ON_CARD = 3;

/** Defaults for questions that did not exist when a listing was written. */
const nothingSaid = materialInformation.parse({});

function featuresOnCard({ features, information, outcode }: CardRow['card']): string[] {
  const every = information ? [...features, ...featureEntries({ ...nothingSaid, ...information })] : features;
  return publishedFeatures(nationOf(outcode), every).slice(0, FEATURES_ON_CARD);
}

function matchOf(row: CardRow, preferences: HomePreferences): ListingSummary['match'] {
  const { card, material_information: information, features = [] } = row;
  const match = scoreHome(preferences, {
    rentPence: card.rent_pence,
    outcode: card.outcode,
    propertyType: card.property_type,
    availableDate: card.available_date,
    features: information ? featuresOf({ features, material_information: information }) : [],
    bedrooms: card.bedrooms,
    hasParking: row.has_parking,
    petsConsidered: information?.petsConsidered ?? false,
  });
  return match && { score: match.score, reasons: match.reasons.map((reason) => ({ ...reason })) };
}

const DAY_MS = 86_400_000;
const dayTexts = new Map<number, string>();
const MAX_CACHED_DAYS = 5_000;

/** Same text as `toISOString` at a fifth of its cost; formatting instants took a third of the time of a card. */
export function instantText(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY_MS);
  const seconds = Math.floor((milliseconds - day * DAY_MS) / 1_000);
  const minutes = Math.floor(seconds / 60);
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${dayText(day)}T${time}.${String(milliseconds - Math.floor(milliseconds / 1_000) * 1_000).padStart(3, '0')}Z`;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

function dayText(day: number): string {
  let text = dayTexts.get(day);
  if (text === undefined) {
    text = new Date(day * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);
    if (dayTexts.size < MAX_CACHED_DAYS) dayTexts.set(day, text);
  }
  return text;
}
