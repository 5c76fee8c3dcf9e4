import type { searchContract } from '@letfair/contract/search/search';
import type { HomePreferences, PreferredArea } from '@letfair/domain/search/matching/match-score';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { findTenantPreferences, presentCards, regionOfLetters, scoreRow } from '../results/index.ts';
import { type Candidate, listNewestCandidates } from './candidates.repository.ts';

const MAX_MATCHES = 12;
const MAX_CANDIDATES = 500;
/** A listing slightly above the budget may still be worth a look. */
const BUDGET_FACTOR = 1.1;
const HIGHEST_RENT = 2_147_483_647;

export const showMatches =
  (db: Db): Handler<typeof searchContract.matches> =>
  async ({ actor }) => {
    const preferences = await findTenantPreferences(db, actor.id);
    if (!preferences) return { ok: true, data: { properties: [], hasPreferences: false } };
    const candidates = await listNewestCandidates(db, {
      places: placesOf(preferences.areas),
      highestRent:
        preferences.maxRentPence === null ? HIGHEST_RENT : Math.floor(preferences.maxRentPence * BUDGET_FACTOR),
      limit: MAX_CANDIDATES,
    });
    const properties = await presentCards(db, rankCandidates(candidates, preferences), { preferences });
    return { ok: true, data: { properties, hasPreferences: true } };
  };

function placesOf(areas: readonly PreferredArea[]) {
  if (areas.length === 0) return null;
  const whole = areas.filter(({ outcodes }) => outcodes.length === 0);
  return {
    districts: [...new Set(areas.flatMap(({ outcodes }) => outcodes.map(districtOf)))],
    regions: [...new Set(whole.flatMap(({ letters }) => letters.map(regionOfLetters)))],
  };
}

/** Best first; equal scores newest first. */
function rankCandidates(candidates: readonly Candidate[], preferences: HomePreferences): string[] {
  return candidates
    .map((candidate) => ({ id: candidate.listing_id, score: scoreRow(preferences, candidate) }))
    .sort((one, two) => two.score - one.score)
    .slice(0, MAX_MATCHES)
    .map(({ id }) => id);
}
