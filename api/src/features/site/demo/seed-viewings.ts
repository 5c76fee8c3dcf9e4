import { defaultViewingTimes, endOf } from '@letfair/domain/lettings/viewings/viewing-times';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { MarketViewing } from './market.ts';
import { auditEntryAt, insertInBatches, type NewAuditEntry, type SeedContext } from './seed-context.ts';

const MINUTE_MS = 60_000;

/** When it was known how a viewing ended: a cancellation comes hours before, anything else right after. */
const endedAt = ({ status, startsAt }: MarketViewing): Date =>
  new Date(startsAt.getTime() + (status === 'cancelled-by-tenant' ? -180 : 40) * MINUTE_MS);

/** Past viewings; returns the audit entries. */
export async function seedViewings(
  tx: Tx,
  viewings: readonly MarketViewing[],
  { idOf, placeOf }: SeedContext,
): Promise<NewAuditEntry[]> {
  const seeded = viewings.map((viewing) => {
    const { id: listing_id, account: lister_id } = placeOf(viewing.home);
    const id = newId(viewing.bookedAt.getTime());
    const times = { starts_at: viewing.startsAt, ends_at: endOf(viewing.startsAt, defaultViewingTimes.minutes) };
    return { viewing, id, listing_id, lister_id, tenant_id: idOf(viewing.tenant), times };
  });
  await insertInBatches(seeded, (some) =>
    tx
      .insertInto('viewing_slot')
      .values(
        some.map(({ id, listing_id, lister_id, times }) => ({
          id,
          listing_id,
          lister_id,
          ...times,
          capacity: 1,
          source: 'single' as const,
          may_overlap: true,
        })),
      )
      .execute(),
  );
  await insertInBatches(seeded, (some) =>
    tx
      .insertInto('viewing')
      .values(
        some.map(({ viewing, id, listing_id, lister_id, tenant_id, times }) => ({
          id,
          slot_id: id,
          listing_id,
          lister_id,
          tenant_id,
          status: viewing.status,
          ...times,
          is_coming: false,
          is_late: viewing.status === 'cancelled-by-tenant',
          sequence: 1,
          created_at: viewing.bookedAt,
          updated_at: endedAt(viewing),
        })),
      )
      .execute(),
  );
  for (const { viewing, id, tenant_id } of seeded)
    if (viewing.contest)
      await tx
        .insertInto('viewing_contest')
        .values({ id, account_id: tenant_id, content: viewing.contest, status: 'open' })
        .execute();
  return seeded.flatMap(({ viewing, listing_id, lister_id, tenant_id }) => {
    const about = {
      type: 'listing',
      id: listing_id,
      status: viewing.home.status,
      note: ukMomentInWords(viewing.startsAt),
    } as const;
    const by = viewing.status === 'no-show-tenant' ? 'lister' : 'tenant';
    return [
      auditEntryAt(viewing.bookedAt, { ...about, by: 'tenant', actor: tenant_id, action: 'viewing-booked' }),
      auditEntryAt(endedAt(viewing), {
        ...about,
        by,
        actor: by === 'lister' ? lister_id : tenant_id,
        action: `viewing-${viewing.status}`,
      }),
    ];
  });
}
