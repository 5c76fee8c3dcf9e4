import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';
import { assessForm, blocking, columnsOf, submissionRefusal } from '../listings/index.ts';
import { upsertSearchRows } from '../search/index.ts';
import { type Standing, standingOf } from './listing-history.ts';
import type { MarketHome, MarketPerson } from './market.ts';
import { isSuspended } from './seed-accounts.ts';
import { inBatches, type Owners, type PlacedHome } from './seed-context.ts';
import type { PhotoOf } from './seed-photos.ts';

interface Placed extends PlacedHome {
  readonly home: MarketHome;
  readonly standing: Standing;
}

interface Surroundings extends Pick<Owners, 'idOf'> {
  readonly people: readonly MarketPerson[];
  readonly photoOf: PhotoOf;
}

const A_DAY = 86_400_000;

/** Holds each listing to the form's checks and the law; one that could not be listed or go live throws. */
export async function putHomes(
  tx: Tx,
  homes: readonly MarketHome[],
  { people, idOf, photoOf }: Surroundings,
): Promise<ReadonlyMap<MarketHome, PlacedHome>> {
  const listers = new Map(people.map((person) => [person.email, person]));
  const hidden = new Set(people.filter(isSuspended).map(({ email }) => idOf(email)));
  const now = new Date();
  const placed = homes.map((home): Placed => {
    const standing = standingOf(home, now);
    hold(home, standing, listers.get(home.lister)?.userType === 'agent' ? 'agent' : 'landlord');
    return { id: newId(home.submitted.getTime()), home, account: idOf(home.lister), standing };
  });
  await inBatches(placed, async (some) => {
    const listings = await tx.insertInto('listing').values(some.map(rowOf)).returningAll().execute();
    await upsertSearchRows(
      tx,
      listings.filter(({ status, account_id }) => status === 'live' && !hidden.has(account_id)),
    );
  });
  const photos = placed.flatMap(({ id, home }) =>
    home.pictures.map((name, position) => ({ listing_id: id, photo_id: photoOf(home.lister, name), position })),
  );
  await inBatches(photos, (some) =>
    tx
      .insertInto('listing_photo')
      .values([...some])
      .execute(),
  );
  const views = placed.flatMap(({ id, home }) =>
    home.views.flatMap((looks, ago) => (looks > 0 ? [{ listing_id: id, day: dayBefore(ago), views: looks }] : [])),
  );
  await inBatches(views, (some) =>
    tx
      .insertInto('listing_view')
      .values([...some])
      .execute(),
  );
  return new Map(placed.map(({ home, id, account }) => [home, { id, account }]));
}

function hold({ form }: MarketHome, { published }: Standing, lister: 'landlord' | 'agent'): void {
  const refusal = submissionRefusal(form);
  if (refusal) throw new Error(`“${form.title}” could not be listed: ${refusal.message}`);
  const [blocker] = published ? blocking(assessForm(form, lister)) : [];
  if (blocker) throw new Error(`“${form.title}” could not go live: ${blocker.sentence}`);
}

const rowOf = ({ id, home, account, standing }: Placed): Insertable<Tables['listing']> => ({
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
});

const dayBefore = (days: number): string => new Date(Date.now() - days * A_DAY).toISOString().slice(0, 10);
