import { type AskedRent, reductionOf } from '@letfair/domain/listings/rents/reductions';
import { reusedPhotoFlag } from '@letfair/domain/listings/review/review-flags';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import {
  assessForm,
  blocking,
  columnsOf,
  findFlags,
  saveFingerprints,
  submissionRefusal,
} from '../../listings/manage/index.ts';
import { positionsOf } from '../../search/places/index.ts';
import { upsertSearchRows } from '../../search/results/index.ts';
import { type ListingState, replayListing } from './listing-history.ts';
import type { MarketListing, MarketPerson } from './market.ts';
import { isSuspended } from './seed-accounts.ts';
import { insertInBatches, type SeededAccounts, type SeededListing } from './seed-context.ts';
import type { FindPhotoId } from './seed-photos.ts';

interface PreparedListing extends SeededListing {
  readonly home: MarketListing;
  readonly standing: ListingState;
}

interface ListingContext extends Pick<SeededAccounts, 'idOf'> {
  readonly people: readonly MarketPerson[];
  readonly photoOf: FindPhotoId;
}

const DAY_MS = 86_400_000;

/** Holds each listing to the form's checks and the law; one that could not be listed or go live throws. */
export async function seedListings(
  tx: Tx,
  homes: readonly MarketListing[],
  { people, idOf, photoOf }: ListingContext,
): Promise<ReadonlyMap<MarketListing, SeededListing>> {
  const listers = new Map(people.map((person) => [person.email, person]));
  const hidden = new Set(people.filter(isSuspended).map(({ email }) => idOf(email)));
  const now = new Date();
  const placed = homes.map((home): PreparedListing => {
    const standing = replayListing(home, now);
    assertPublishable(home, standing, listers.get(home.lister)?.userType === 'agent' ? 'agent' : 'landlord');
    return { id: newId(home.submitted.getTime()), home, account: idOf(home.lister), standing };
  });
  await insertInBatches(placed, async (some) => {
    const positions = await positionsOf(
      tx,
      some.map(({ home: { form } }) => ({
        postcode: form.address.postcode,
        outcode: columnsOf(form).outcode,
        information: form,
      })),
    );
    const rows = some.map((listing, at) => ({ ...listingRow(listing), ...positions[at] }));
    const listings = await tx.insertInto('listing').values(rows).returningAll().execute();
    await saveFingerprints(tx, listings);
    await upsertSearchRows(
      tx,
      listings.filter(({ status, account_id }) => status === 'live' && !hidden.has(account_id)),
    );
  });
  const photos = placed.flatMap(({ id, home }) =>
    home.pictures.map((name, position) => ({ listing_id: id, photo_id: photoOf(home.lister, name), position })),
  );
  await insertInBatches(photos, (some) =>
    tx
      .insertInto('listing_photo')
      .values([...some])
      .execute(),
  );
  await seedRents(tx, placed);
  await flagPending(tx, placed, photoOf);
  const views = placed.flatMap(({ id, home }) =>
    home.views.flatMap((looks, ago) => (looks > 0 ? [{ listing_id: id, day: dayBefore(ago), views: looks }] : [])),
  );
  await insertInBatches(views, (some) =>
    tx
      .insertInto('listing_view')
      .values([...some])
      .execute(),
  );
  return new Map(placed.map(({ home, id, account }) => [home, { id, account }]));
}

/** The rents at which a home was offered, oldest first. */
function rentsOf({ home: { form, status, earlierRent }, standing }: PreparedListing): AskedRent[] {
  const { published, moved } = standing;
  if (!published) return [];
  const rentPence = Math.round((form.monthlyRent ?? 0) * 100);
  const until = status === 'live' ? null : moved;
  if (!earlierRent) return [{ rentPence, since: published, until }];
  return [
    { rentPence: earlierRent.pounds * 100, since: published, until: earlierRent.until },
    { rentPence, since: earlierRent.until, until },
  ];
}

/** Replaces what the database kept of listings that were inserted as they are today. */
async function seedRents(tx: Tx, placed: readonly PreparedListing[]): Promise<void> {
  await insertInBatches(placed, async (some) => {
    const ids = some.map(({ id }) => id);
    await tx.deleteFrom('listing_rent').where('listing_id', 'in', ids).execute();
    const rents = some.flatMap((listing) =>
      rentsOf(listing).map(({ rentPence, since, until }) => ({
        listing_id: listing.id,
        rent_pence: rentPence,
        since,
        until,
      })),
    );
    if (rents.length > 0) await tx.insertInto('listing_rent').values(rents).execute();
  });
}

/** What a moderator would be told of those that wait. Demo pictures look alike to everybody, so copies are named. */
async function flagPending(tx: Tx, placed: readonly PreparedListing[], photoOf: FindPhotoId): Promise<void> {
  for (const { id, account, home } of placed) {
    if (home.status !== 'pending') continue;
    const { lister, pictures, copies, form } = home;
    const original = placed.find((other) => other.home === copies);
    const reused = original
      ? pictures.map((name) => ({
          photoId: photoOf(lister, name),
          otherListingId: original.id,
          otherPhotoId: photoOf(original.home.lister, name),
        }))
      : [];
    const found = await findFlags(tx, account, {
      form: { ...form, images: pictures.map((name) => photoOf(lister, name)) },
      listingId: id,
    });
    const flags = [reusedPhotoFlag(reused), ...found].filter((flag) => flag !== null);
    if (flags.length > 0)
      await tx
        .updateTable('listing')
        .set({ flags: JSON.stringify(flags) })
        .where('id', '=', id)
        .execute();
  }
}

function assertPublishable({ form }: MarketListing, { published }: ListingState, lister: 'landlord' | 'agent'): void {
  const refusal = submissionRefusal(form);
  if (refusal) throw new Error(`“${form.title}” could not be listed: ${refusal.message}`);
  const [blocker] = published ? blocking(assessForm(form, lister)) : [];
  if (blocker) throw new Error(`“${form.title}” could not go live: ${blocker.sentence}`);
}

const listingRow = (listing: PreparedListing): Insertable<Tables['listing']> => {
  const { id, home, account, standing } = listing;
  const reduction = reductionOf(rentsOf(listing), new Date());
  return {
    id,
    account_id: account,
    status: home.status,
    ...columnsOf(home.form),
    flags: '[]',
    rejection_reason: standing.rejectionReason,
    submitted_at: home.submitted,
    published_at: standing.published,
    confirmed_at: standing.confirmed,
    created_at: home.submitted,
    updated_at: standing.moved,
    reduced_from_pence: reduction?.fromPence ?? null,
    reduced_until: reduction?.until ?? null,
  };
};

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
