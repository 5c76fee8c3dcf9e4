import type { HomePreferences, PreferredArea } from '@letfair/domain/search/matching/match-score';
import { resolvePlace } from '@letfair/domain/search/places/suggestions/resolve-place';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';

type PreferenceRow = Selectable<Tables['tenant_preference']>;

const findPreferenceRow = (db: Db, accountId: string): Promise<PreferenceRow | undefined> =>
  db.selectFrom('tenant_preference').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** More areas than this mean anywhere. */
const MAX_AREAS = 20;

/** "Manchester, M1 1AA" is two areas; unknown places are left out. */
function parseAreas(text: string): readonly PreferredArea[] {
  const places = text
    .split(',')
    .slice(0, MAX_AREAS)
    .map((piece) => resolvePlace(piece))
    .filter((place) => place !== null);
  const named = new Map(places.map((place) => [place.name, place]));
  return [...named.values()].map(({ kind, name, outcodes, letters }) => ({
    // Listings show their outcode only, so a full postcode stands for its outcode.
    name: kind === 'postcode' ? (outcodes[0] ?? name) : name,
    outcodes,
    letters,
  }));
}

/** Null when the tenant stated no preference. */
export async function findTenantPreferences(db: Db, accountId: string): Promise<HomePreferences | null> {
  const row = await findPreferenceRow(db, accountId);
  if (!row) return null;
  const preferences: HomePreferences = {
    maxRentPence: row.max_budget_pence,
    areas: parseAreas(row.preferred_area ?? ''),
    type: row.property_type,
    moveInDate: row.move_in_date ?? '',
    mustHaves: row.must_haves,
    minBedrooms: row.min_bedrooms,
    parking: row.wants_parking,
    pets: row.wants_pets,
  };
  const saidNothing =
    preferences.maxRentPence === null &&
    preferences.areas.length === 0 &&
    preferences.type === null &&
    preferences.moveInDate === '' &&
    row.must_haves.length === 0 &&
    preferences.minBedrooms === null &&
    !preferences.parking &&
    !preferences.pets;
  return saidNothing ? null : preferences;
}
