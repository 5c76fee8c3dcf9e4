import { materialInformation } from '@letfair/contract/listings';
import type { PropertyCard } from '@letfair/contract/search';
import { featureEntries } from '@letfair/domain/listings/listing-payload';
import { type HomePreferences, scoreHome } from '@letfair/domain/match/score';
import { approximatePoint } from '@letfair/domain/places/approximate-point';
import { metresBetween, milesOfMetres } from '@letfair/domain/places/metres';
import type { Point } from '@letfair/domain/places/postcode-areas';
import { nameOfOutcode } from '@letfair/domain/places/resolve-place';
import { placeKey } from '@letfair/domain/places/towns';
import type { Db } from '../../platform/db.ts';
import { presentPhoto } from '../photos/index.ts';
import { type CardRow, cardRows } from './cards.repository.ts';
import { featuresOf } from './search-row.ts';

const FEATURES_ON_CARD = 3;

export interface CardExtras {
  /** What the distance is measured from. */
  readonly middle?: Point | null;
  /** Of the tenant who looks at the cards. */
  readonly preferences?: HomePreferences | null;
}

/** The cards of these homes in the order asked for, also of those that are no longer to be had. */
export async function presentCards(db: Db, ids: readonly string[], extras: CardExtras = {}): Promise<PropertyCard[]> {
  if (ids.length === 0) return [];
  const withInformation = extras.preferences != null;
  const rows = await cardRows(db, { ids, featuresOnCard: FEATURES_ON_CARD, withInformation });
  return rows.map((row) => presentCard(row, extras));
}

function presentCard(row: CardRow, { middle, preferences }: CardExtras): PropertyCard {
  const point = approximatePoint(row.postcode);
  return {
    id: row.id,
    reference: referenceOf(row.id),
    title: row.title,
    status: row.status,
    price: row.rent_pence / 100,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    propertyType: row.property_type,
    area: areaName(row),
    features: featuresOnCard(row),
    photo: row.photo_id === null ? null : presentPhoto({ ...row, id: row.photo_id }),
    photoCount: row.photos,
    publishedAt: row.published_at.toISOString(),
    availableDate: row.available_date,
    point,
    miles: middle && point ? Math.round(milesOfMetres(metresBetween(middle, point)) * 10) / 10 : null,
    match: preferences ? matchOf(row, preferences) : null,
  };
}

/** Without the letters and digits that sound or look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 5;
const RANDOM_END = 10;

/** E.g. LF-7K2Q9, from the end of the id, which is random: short enough to be read out. */
export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.slice(-RANDOM_END), 16);
  let letters = '';
  for (let at = 0; at < REFERENCE_LENGTH; at++) {
    letters += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return `LF-${letters}`;
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

/** Stands for what a listing from before a question was asked does not say. */
const nothingSaid = materialInformation.parse({});

function featuresOnCard({ features, material_information: information }: CardRow): string[] {
  const own = features.slice(0, FEATURES_ON_CARD);
  if (own.length === FEATURES_ON_CARD || !information) return own;
  return [...own, ...featureEntries({ ...nothingSaid, ...information })].slice(0, FEATURES_ON_CARD);
}

function matchOf(row: CardRow, preferences: HomePreferences): PropertyCard['match'] {
  const { material_information: information, features } = row;
  const match = scoreHome(preferences, {
    rentPence: row.rent_pence,
    outcode: row.outcode,
    propertyType: row.property_type,
    availableDate: row.available_date,
    features: information ? featuresOf({ features, material_information: information }) : [],
  });
  return match && { score: match.score, reasons: match.reasons.map((reason) => ({ ...reason })) };
}
