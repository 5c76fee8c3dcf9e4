import type { PreferredPropertyType } from '../../accounts/preferences.ts';
import { counted } from '../../counted.ts';
import { type PropertyType, propertyTypeLabels } from '../../homes/vocabulary.ts';
import { formatPence } from '../../money.ts';
import { areaLettersOf, districtOf } from '../places/postcodes/postcodes.ts';
import { typesMeant } from '../property-type-groups.ts';
import { type SearchFeature, searchFeatureLabels } from '../searchable-features.ts';

/** The outcodes of the area; without any, all outcodes of its postcode areas. */
export interface PreferredArea {
  readonly name: string;
  readonly outcodes: readonly string[];
  readonly letters: readonly string[];
}

/** Contains nothing about the person, the household or how they pay, so that a score cannot discriminate. */
export interface HomePreferences {
  readonly maxRentPence: number | null;
  readonly areas: readonly PreferredArea[];
  readonly type: PreferredPropertyType | null;
  /** A date, or '' when the tenant did not say. */
  readonly moveInDate: string;
  readonly mustHaves?: readonly SearchFeature[];
  /** Null when the tenant did not say. */
  readonly minBedrooms: number | null;
  readonly parking: boolean;
  /** Only homes whose lister considers pets will do. */
  readonly pets: boolean;
}

export interface ScoredHome {
  readonly rentPence: number;
  readonly outcode: string;
  readonly propertyType: PropertyType;
  readonly availableDate: string;
  readonly features: readonly SearchFeature[];
  readonly bedrooms: number;
  readonly hasParking: boolean;
  readonly petsConsidered: boolean;
}

type Criterion = 'budget' | 'area' | 'bedrooms' | 'type' | 'move-in' | 'must-haves' | 'parking' | 'pets';

export interface MatchReason {
  readonly criterion: Criterion;
  /** From 0 (not met) to 1 (fully met). */
  readonly share: number;
  readonly words: string;
}

export interface HomeMatch {
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
}

/** Relative to the other criteria the tenant gave. */
const weights: Readonly<Record<Criterion, number>> = {
  budget: 35,
  area: 30,
  bedrooms: 25,
  type: 20,
  'move-in': 15,
  'must-haves': 20,
  parking: 10,
  pets: 20,
};

/** Null when the tenant gave no preferences. */
export function scoreHome(preferences: HomePreferences, home: ScoredHome): HomeMatch | null {
  const reasons = [
    budgetReason(preferences, home),
    areaReason(preferences, home),
    bedroomsReason(preferences, home),
    typeReason(preferences, home),
    moveInReason(preferences, home),
    mustHaveReason(preferences, home),
    parkingReason(preferences, home),
    petsReason(preferences, home),
  ].filter((reason) => reason !== null);
  if (reasons.length === 0) return null;
  const possible = reasons.reduce((sum, { criterion }) => sum + weights[criterion], 0);
  const reached = reasons.reduce((sum, { criterion, share }) => sum + weights[criterion] * share, 0);
  return { score: Math.round((100 * reached) / possible), reasons };
}

/** From this share above the budget on, the budget counts as not met. */
const OVER_BUDGET_SHARE = 0.25;
/** From this many days after the wanted date on, the date counts as not met. */
const LATE_DAYS = 60;
/** Score for a home outside the areas with the same postcode letters. */
const NEARBY_SHARE = 0.5;
const DAY_MS = 86_400_000;

type Judge = (preferences: HomePreferences, home: ScoredHome) => MatchReason | null;

const clampToUnit = (share: number): number => Math.min(1, Math.max(0, share));

export const budgetReason: Judge = ({ maxRentPence: most }, { rentPence }) => {
  if (most === null || most <= 0) return null;
  const over = rentPence - most;
  const apart = formatPence(Math.abs(over));
  return {
    criterion: 'budget',
    share: clampToUnit(1 - over / (most * OVER_BUDGET_SHARE)),
    words: over === 0 ? 'Exactly your budget' : `${apart} ${over > 0 ? 'over' : 'under'} your budget`,
  };
};

/** SW1A is part of SW1, and people who ask for SW1A may mean SW1. */
const sameDistrict = (one: string, two: string): boolean =>
  one === two || districtOf(one) === two || one === districtOf(two);

const lettersOf = (outcode: string): string => areaLettersOf(outcode) ?? '';

const isInArea = ({ outcodes, letters }: PreferredArea, outcode: string): boolean =>
  outcodes.length > 0 ? outcodes.some((other) => sameDistrict(other, outcode)) : letters.includes(lettersOf(outcode));

export const areaReason: Judge = ({ areas }, { outcode }) => {
  if (areas.length === 0) return null;
  const one = areas.length === 1;
  const inside = areas.find((area) => isInArea(area, outcode));
  if (inside)
    return { criterion: 'area', share: 1, words: `In ${inside.name}, ${one ? 'your area' : 'one of your areas'}` };
  const near = areas.find(({ letters }) => letters.includes(lettersOf(outcode)));
  return near
    ? { criterion: 'area', share: NEARBY_SHARE, words: `Near ${near.name}, but outside it` }
    : { criterion: 'area', share: 0, words: `Outside your ${one ? 'area' : 'areas'}` };
};

/** Whoever rents a room gets one bedroom, however many the house has. */
const ownBedrooms = ({ propertyType, bedrooms }: ScoredHome): number =>
  propertyType === 'room' ? Math.min(bedrooms, 1) : bedrooms;

export const bedroomsReason: Judge = ({ minBedrooms }, home) => {
  if (minBedrooms === null || minBedrooms <= 0) return null;
  const bedrooms = ownBedrooms(home);
  const is = bedrooms === 0 ? 'No separate bedroom' : counted(bedrooms, 'bedroom');
  return {
    criterion: 'bedrooms',
    share: bedrooms >= minBedrooms ? 1 : 0,
    words: bedrooms >= minBedrooms ? `${is}, as you wanted` : `${is}, but you want ${minBedrooms}`,
  };
};

export const parkingReason: Judge = ({ parking }, { hasParking }) =>
  parking
    ? { criterion: 'parking', share: hasParking ? 1 : 0, words: hasParking ? 'Has parking' : 'No parking' }
    : null;

export const petsReason: Judge = ({ pets }, { petsConsidered }) =>
  pets
    ? {
        criterion: 'pets',
        share: petsConsidered ? 1 : 0,
        words: petsConsidered ? 'Pets considered' : 'Doesn’t say pets are considered',
      }
    : null;

export const typeReason: Judge = ({ type }, { propertyType }) => {
  if (type === null) return null;
  const met = typesMeant([type]).includes(propertyType);
  const [wanted, is] = [propertyTypeLabels[type].toLowerCase(), propertyTypeLabels[propertyType]];
  return {
    criterion: 'type',
    share: met ? 1 : 0,
    words: met ? `${is}, as you wanted` : `${is}, but you want a ${wanted}`,
  };
};

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const moveInReason: Judge = ({ moveInDate }, { availableDate }) => {
  const [wanted, free] = [Date.parse(moveInDate), Date.parse(availableDate)];
  if (Number.isNaN(wanted) || Number.isNaN(free)) return null;
  const late = Math.round((free - wanted) / DAY_MS);
  const days = late === 1 ? '1 day' : `${late} days`;
  return {
    criterion: 'move-in',
    share: clampToUnit(1 - late / LATE_DAYS),
    words:
      late > 0
        ? `Available ${shortDay.format(free)}, ${days} after you want to move`
        : 'Available when you want to move',
  };
};

export const mustHaveReason: Judge = ({ mustHaves = [] }, { features }) => {
  if (mustHaves.length === 0) return null;
  const missing = mustHaves.filter((feature) => !features.includes(feature));
  const named = missing.map((feature) => searchFeatureLabels[feature]).join(', ');
  return {
    criterion: 'must-haves',
    share: (mustHaves.length - missing.length) / mustHaves.length,
    words: missing.length === 0 ? 'Has everything you need' : `Doesn’t mention: ${named}`,
  };
};
