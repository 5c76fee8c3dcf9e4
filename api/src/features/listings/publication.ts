import { type BesideForm, type Certificates, factsOfForm, type ListingFacts } from '@letfair/domain/compliance/facts';
import { publishable } from '@letfair/domain/compliance/publishable';
import type { Finding } from '@letfair/domain/compliance/rule';
import type { AcceptedWording } from '@letfair/domain/moderation/accepted-wording';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { invalidFields } from '../../platform/http/refusals.ts';
import { formOfListing } from './listing-columns.ts';
import type { ListingRow } from './listings.repository.ts';

/** The day whose law applies. */
export const today = (): string => ukDay(new Date());

interface Surroundings extends BesideForm {
  readonly lister: 'landlord' | 'agent';
}

/** What the law looks at besides the listing itself: who lists it, captions, certificates, the agency's own words. */
export async function surroundingsOf(
  db: Db,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, Surroundings>> {
  const rows = await db
    .selectFrom('listing')
    .innerJoin('account', 'account.id', 'listing.account_id')
    .leftJoin('agency', 'agency.account_id', 'listing.account_id')
    .select([
      'listing.id',
      'account.user_type',
      sql<string[]>`array(
        select caption from listing_photo join photo on photo.id = photo_id
        where listing_id = listing.id and caption <> '' order by position
      )`.as('captions'),
      sql<string[]>`array_remove(
        array[agency.company_name, agency.redress_scheme, agency.client_money_protection], null
      )`.as('profile'),
      sql<Certificates>`coalesce((
        select jsonb_object_agg(kind, jsonb_strip_nulls(
          jsonb_build_object('issued', issued, 'expires', expires, 'scheme', nullif(scheme, ''))
        ))
        from certificate where certificate.listing_id = listing.id and replaced_at is null
      ), '{}')`.as('certificates'),
      sql<AcceptedWording[]>`coalesce((
        select jsonb_agg(jsonb_build_object('rule', rule, 'field', field, 'excerpt', excerpt))
        from appeal where appeal.listing_id = listing.id and kind = 'wording' and appeal.status = 'overturned'
      ), '[]')`.as('accepted'),
    ])
    .where((where) => where('listing.id', '=', where.fn.any(where.val([...listingIds]))))
    .execute();
  return new Map(
    rows.map(({ id, user_type, profile, accepted, ...beside }) => [
      id,
      {
        ...beside,
        lister: user_type === 'agent' ? 'agent' : 'landlord',
        agentProfile: profile,
        acceptedWordings: accepted,
      },
    ]),
  );
}

/** Everything the law looks at in these listings, by their ids. */
export async function factsOfListings(
  db: Db,
  listings: readonly ListingRow[],
): Promise<ReadonlyMap<string, ListingFacts>> {
  const surroundings = await surroundingsOf(
    db,
    listings.map(({ id }) => id),
  );
  return new Map(
    listings.map((listing) => {
      const { lister, ...beside } = surroundings.get(listing.id) ?? { lister: 'landlord' as const };
      return [listing.id, factsOfForm(formOfListing(listing, []), lister, beside)];
    }),
  );
}

/** What keeps each of these listings from being public today, by their ids. */
export async function blockersOfListings(
  db: Db,
  listings: readonly ListingRow[],
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const [facts, day] = [await factsOfListings(db, listings), today()];
  return new Map([...facts].map(([id, listing]) => [id, publishable(listing, day).reasons]));
}

/** What keeps a listing, as it stands or as it is about to be, from being public today. */
export const blockersOf = async (db: Db, listing: ListingRow): Promise<readonly Finding[]> =>
  (await blockersOfListings(db, [listing])).get(listing.id) ?? [];

const MAX_MESSAGE = 1_000;

export const notPublishable = (blockers: readonly Finding[]) =>
  invalidFields({
    message: `The law stands in the way: ${blockers.map(({ sentence }) => sentence).join(' ')}`.slice(0, MAX_MESSAGE),
    fields: Object.fromEntries(blockers.map(({ field, sentence }) => [field, sentence])),
  });
