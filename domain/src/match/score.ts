import type { PreferredPropertyType } from '../listings/preferences.ts';
import type { PropertyType } from '../listings/vocabulary.ts';
import type { SearchFeature } from '../search/searchable-features.ts';
import { areaReason, budgetReason, moveInReason, mustHaveReason, typeReason } from './reasons.ts';

/** An area a tenant looks in, as the outcodes it is made of or, without any, the whole of its postcode areas. */
export interface PreferredArea {
  readonly name: string;
  readonly outcodes: readonly string[];
  readonly letters: readonly string[];
}

/** What a tenant looks for in a home. Nothing in it says who they are, whom they live with or how they pay. */
export interface HomePreferences {
  readonly maxRentPence: number | null;
  readonly areas: readonly PreferredArea[];
  readonly type: PreferredPropertyType | null;
  /** A day, or '' when they did not say. */
  readonly moveInDate: string;
  readonly mustHaves?: readonly SearchFeature[];
}

/** What of a home is held against it. */
export interface ScoredHome {
  readonly rentPence: number;
  readonly outcode: string;
  readonly propertyType: PropertyType;
  readonly availableDate: string;
  readonly features: readonly SearchFeature[];
}

type Criterion = 'budget' | 'area' | 'type' | 'move-in' | 'must-haves';

export interface MatchReason {
  readonly criterion: Criterion;
  /** How far the home meets it: 1 is all the way, 0 not at all. */
  readonly share: number;
  readonly words: string;
}

export interface HomeMatch {
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
}

/** How much a criterion counts beside the others that the tenant gave. */
const weights: Readonly<Record<Criterion, number>> = {
  budget: 35,
  area: 30,
  type: 20,
  'move-in': 15,
  'must-haves': 20,
};

/** How well a home suits, and why; null when the tenant has said nothing to hold it against. */
export function scoreHome(preferences: HomePreferences, home: ScoredHome): HomeMatch | null {
  const reasons = [
    budgetReason(preferences, home),
    areaReason(preferences, home),
    typeReason(preferences, home),
    moveInReason(preferences, home),
    mustHaveReason(preferences, home),
  ].filter((reason) => reason !== null);
  if (reasons.length === 0) return null;
  const possible = reasons.reduce((sum, { criterion }) => sum + weights[criterion], 0);
  const reached = reasons.reduce((sum, { criterion, share }) => sum + weights[criterion] * share, 0);
  return { score: Math.round((100 * reached) / possible), reasons };
}
