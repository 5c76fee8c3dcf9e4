import type { UserType } from '@letfair/domain/accounts/user-types';
import { cutText } from '@letfair/domain/cut-text';
import type { ListingForm } from '@letfair/domain/listings/fields';
import type { AcceptedWording } from '@letfair/domain/listings/law/facts';
import {
  type Certificates,
  factsOfForm,
  type ListingFacts,
  type OutsideForm,
} from '@letfair/domain/listings/law/facts';
import { publishable } from '@letfair/domain/listings/law/publishable';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { invalidFields } from '../../../platform/http/refusals.ts';
import { formOfListing } from './listing-columns.ts';
import type { ListingRow } from './listings.repository.ts';

/** The day whose law applies. */
export const today = (): string => ukDay(new Date());

interface Surroundings extends OutsideForm {
  readonly lister: 'landlord' | 'agent';
}

export interface OutsideFormRow {
  readonly user_type: UserType;
  readonly profile: string[];
  readonly has_fees_link: boolean;
  readonly certificates: Certificates;
  readonly accepted: AcceptedWording[];
}

/** What the law looks at beside form and photos, for statements that join listing, account and agency. */
export const outsideFormColumns = sql`
  account.user_type,
  array_remove(array[agency.company_name, agency.redress_scheme, agency.client_money_protection], null) as profile,
  coalesce(agency.fees_link, '') <> '' as has_fees_link,
  coalesce((
    select jsonb_object_agg(kind, jsonb_strip_nulls(
      jsonb_build_object('issued', issued, 'expires', expires, 'scheme', nullif(scheme, ''))
    ))
    from certificate where certificate.listing_id = listing.id and replaced_at is null
  ), '{}') as certificates,
  coalesce((
    select jsonb_agg(jsonb_build_object('rule', rule, 'field', field, 'excerpt', excerpt))
    from appeal where appeal.listing_id = listing.id and kind = 'wording' and appeal.status = 'overturned'
  ), '[]') as accepted
`;

const surroundingsIn = (row: OutsideFormRow, captions: readonly string[]): Surroundings => ({
  captions,
  certificates: row.certificates,
  lister: row.user_type === 'agent' ? 'agent' : 'landlord',
  agentProfile: row.profile,
  hasFeesLink: row.has_fees_link,
  acceptedWordings: row.accepted,
});

/** What the law looks at besides the listing itself: who lists it, captions, certificates, the agency's own words. */
export async function surroundingsOf(
  db: Db,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, Surroundings>> {
  const { rows } = await sql<OutsideFormRow & { id: string; captions: string[] }>`
    select listing.id, ${outsideFormColumns},
      array(
        select caption from listing_photo join photo on photo.id = photo_id
        where listing_id = listing.id and caption <> '' order by position
      ) as captions
    from listing
    join account on account.id = listing.account_id
    left join agency on agency.account_id = listing.account_id
    where listing.id = any(${[...listingIds]}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, surroundingsIn(row, row.captions)]));
}

/** Whether the agency has said on which page its fees are. */
export const hasFeesLink = async (db: Db, accountId: string): Promise<boolean> =>
  ((await db.selectFrom('agency').select('fees_link').where('account_id', '=', accountId).executeTakeFirst())
    ?.fees_link || '') !== '';

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

/** What the law looks at in the listing itself, without what is beside its form. */
export const factsOfListing = (listing: ListingRow): ListingFacts =>
  factsOfForm(formOfListing(listing, []), 'landlord');

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

/** What keeps a listing from being public on a day, when it was read together with what is beside its form. */
export function blockersInForm(
  form: ListingForm,
  row: OutsideFormRow,
  { captions, day }: { readonly captions: readonly string[]; readonly day: string },
): readonly Finding[] {
  const { lister, ...beside } = surroundingsIn(
    row,
    captions.filter((caption) => caption !== ''),
  );
  return publishable(factsOfForm(form, lister, beside), day).reasons;
}

const MAX_MESSAGE = 1_000;

export const notPublishable = (blockers: readonly Finding[]) =>
  invalidFields({
    message: cutText(`This can’t go live yet: ${blockers.map(({ sentence }) => sentence).join(' ')}`, MAX_MESSAGE),
    fields: Object.fromEntries(blockers.map(({ field, sentence }) => [field, sentence])),
  });
