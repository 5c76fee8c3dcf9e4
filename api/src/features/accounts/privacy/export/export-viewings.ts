import type { Db } from '../../../../platform/db.ts';
import type { Account } from '../../sign-in/index.ts';
import { type ComposedParts, exportRow, exportRows, readInPages } from './export-part.ts';

export const viewingParts: ComposedParts<'viewings.json' | 'viewing-times.json' | 'waiting-lists.json'> = {
  'viewings.json': {
    about:
      'Viewings you’ve booked, or that people have booked at your homes: when they were, how they went, and anything either of you disputed.',
    rows: exportViewings,
  },
  'viewing-times.json': {
    about: 'When people can view your homes.',
    rows: exportTimes,
  },
  'waiting-lists.json': {
    about: 'Homes where you’re on the waiting list for viewings.',
    rows: (db, { id }) =>
      exportRows(
        readInPages(
          db.selectFrom('viewing_waiting').selectAll().where('tenant_id', '=', id).orderBy('id'),
          (query, last) => query.where('id', '>', last.id),
        ),
      ),
  },
};

/** The other side is part of the conversations and applications; here it is the home that says whom it was with. */
async function* exportViewings(db: Db, { id, user_type }: Account): AsyncGenerator<unknown> {
  const own = readInPages(
    db
      .selectFrom('viewing')
      .selectAll()
      .where(user_type === 'tenant' ? 'tenant_id' : 'lister_id', '=', id)
      .orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const { tenant_id: _, lister_id: __, assigned_to, ...row } of own) {
    const contest = await db
      .selectFrom('viewing_contest')
      .select(['content', 'status', 'reason', 'created_at', 'decided_at'])
      .where('id', '=', row.id)
      .where('account_id', '=', id)
      .executeTakeFirst();
    yield {
      ...exportRow(row),
      ...(user_type !== 'tenant' && { assignedTo: assigned_to }),
      contest: contest ? exportRow(contest) : null,
    };
  }
}

async function* exportTimes(db: Db, { id }: Account): AsyncGenerator<unknown> {
  const saved = readInPages(
    db
      .selectFrom('viewing_times')
      .innerJoin('listing', 'listing.id', 'viewing_times.listing_id')
      .selectAll('viewing_times')
      .where('listing.account_id', '=', id)
      .orderBy('viewing_times.listing_id'),
    (query, last) => query.where('viewing_times.listing_id', '>', last.listing_id),
  );
  for await (const times of saved) {
    const slots = await db
      .selectFrom('viewing_slot')
      .select(['starts_at', 'ends_at', 'capacity', 'taken', 'source'])
      .where('listing_id', '=', times.listing_id)
      .orderBy('starts_at')
      .execute();
    yield { ...exportRow(times), slots: slots.map(exportRow) };
  }
}
