import { formatPence } from '@letfair/domain/money';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';
import { assessForm, blocking, columnsOf, submissionRefusal } from '../listings/index.ts';
import { putIntoSearch } from '../search/index.ts';
import { inBatches } from './in-batches.ts';
import type { MarketHome, MarketPerson } from './market.ts';
import type { PhotoOf } from './put-pictures.ts';

interface Placed {
  readonly id: string;
  readonly home: MarketHome;
  readonly account: string;
}

interface Owners {
  readonly people: readonly MarketPerson[];
  readonly idOf: (email: string) => string;
  readonly photoOf: PhotoOf;
}

const A_DAY = 86_400_000;

/** Homes by the rules that a lister's form is held to: what could not be listed, or could not go live, is not put here. */
export async function putHomes(tx: Tx, homes: readonly MarketHome[], { people, idOf, photoOf }: Owners): Promise<void> {
  const listers = new Map(people.map((person) => [person.email, person.userType]));
  const placed = homes.map((home): Placed => {
    hold(home, listers.get(home.lister) === 'agent' ? 'agent' : 'landlord');
    return { id: newId(home.submitted.getTime()), home, account: idOf(home.lister) };
  });
  await inBatches(placed, async (some) => {
    const listings = await tx.insertInto('listing').values(some.map(rowOf)).returningAll().execute();
    await putIntoSearch(
      tx,
      listings.filter(({ status }) => status === 'live'),
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
  const moderator = people.find(({ userType }) => userType === 'admin');
  const history = placed.flatMap((one) => historyOf(one, moderator ? idOf(moderator.email) : null));
  await inBatches(history, (some) =>
    tx
      .insertInto('audit_entry')
      .values([...some])
      .execute(),
  );
}

function hold({ form, published }: MarketHome, lister: 'landlord' | 'agent'): void {
  const refusal = submissionRefusal(form);
  if (refusal) throw new Error(`“${form.title}” could not be listed: ${refusal.message}`);
  const [blocker] = published ? blocking(assessForm(form, lister)) : [];
  if (blocker) throw new Error(`“${form.title}” could not go live: ${blocker.sentence}`);
}

const rowOf = ({ id, home, account }: Placed): Insertable<Tables['listing']> => ({
  id,
  account_id: account,
  status: home.status,
  ...columnsOf(home.form),
  flags: '[]',
  rejection_reason: home.rejectionReason,
  submitted_at: home.submitted,
  published_at: home.published,
  confirmed_at: home.published,
  created_at: home.submitted,
  updated_at: home.earlierRent?.until ?? home.published ?? home.submitted,
});

const byModerator = (action: string): boolean => action === 'approve' || action === 'reject';
const dayBefore = (days: number): string => new Date(Date.now() - days * A_DAY).toISOString().slice(0, 10);

/** What led to where it stands, as its lister and the moderators read it. */
function historyOf({ id, home, account }: Placed, moderator: string | null): Insertable<Tables['audit_entry']>[] {
  const entry = (at: Date, action: string, status: string, note = '') => ({
    id: newId(at.getTime()),
    at,
    actor_id: byModerator(action) ? moderator : account,
    actor_role: byModerator(action) ? ('moderator' as const) : ('lister' as const),
    action,
    target_type: 'listing' as const,
    target_id: id,
    status,
    note,
  });
  const rent = formatPence(Math.round((home.form.monthlyRent ?? 0) * 100));
  return [
    entry(home.submitted, 'submit', 'pending'),
    ...(home.published ? [entry(home.published, 'approve', 'live')] : []),
    ...(home.earlierRent
      ? [
          entry(
            home.earlierRent.until,
            'edit',
            'live',
            `Changed: rent from ${formatPence(home.earlierRent.pounds * 100)} to ${rent}`,
          ),
        ]
      : []),
    ...(home.rejectionReason ? [entry(home.submitted, 'reject', 'rejected', home.rejectionReason)] : []),
  ];
}
