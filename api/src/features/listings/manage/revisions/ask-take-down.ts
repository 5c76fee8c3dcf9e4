import { createHash } from 'node:crypto';
import type { TakeDownQuestion } from '@letfair/contract/listings/consequences';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { takeDownSentence, viewingsAtTakeDown } from '@letfair/domain/lettings/consequences/take-down';
import { openStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import { conflict } from '../../../../platform/http/refusals.ts';
import type { ListingRow } from '../listings.repository.ts';

interface ComingViewing {
  readonly id: string;
  readonly starts_at: Date;
  readonly first_name: string;
  readonly last_name: string;
}

const MOST_VIEWINGS = 50;

const comingViewings = (db: Db, listingId: string): Promise<ComingViewing[]> =>
  db
    .selectFrom('viewing')
    .innerJoin('account', 'account.id', 'viewing.tenant_id')
    .select(['viewing.id', 'viewing.starts_at', 'account.first_name', 'account.last_name'])
    .where('viewing.listing_id', '=', listingId)
    .where('viewing.starts_at', '>', sql<Date>`now()`)
    .where('viewing.status', 'in', openStatuses)
    .orderBy('viewing.starts_at')
    .orderBy('viewing.id')
    .limit(MOST_VIEWINGS)
    .execute();

/** Another viewing, or another thing that the law objects to, makes it another question. */
function seenOf(breaks: readonly Finding[], viewings: readonly ComingViewing[]): string {
  const parts = [
    ...breaks.map(({ rule, field }) => `${rule} ${field}`),
    ...viewings.map(({ id, starts_at }) => `${id} ${starts_at.toISOString()}`),
  ];
  return createHash('sha256').update(parts.toSorted().join('\n')).digest('base64url');
}

/** Asks before an edit takes a live home down. Null once that has been confirmed, with the same people affected. */
export async function askTakeDown(
  db: Db,
  { id, title }: ListingRow,
  breaks: readonly Finding[],
  confirmed: string | undefined,
) {
  if (breaks.length === 0) return null;
  const viewings = await comingViewings(db, id);
  const seen = seenOf(breaks, viewings);
  if (confirmed === seen) return null;
  const named = viewings.map(({ starts_at, first_name, last_name }) => ({
    startsAt: starts_at,
    name: publicName({ firstName: first_name, lastName: last_name }),
  }));
  const data: TakeDownQuestion = {
    seen,
    breaks: [...breaks],
    viewings: named.map(({ startsAt, name }) => ({ startsAt: startsAt.toISOString(), name })),
  };
  const sentences = [takeDownSentence(title), viewingsAtTakeDown(named), 'Nothing has been saved yet.'];
  const message = sentences.filter((sentence) => sentence !== null).join(' ');
  return {
    ...conflict(message),
    fields: Object.fromEntries(breaks.map(({ field, sentence }) => [field, sentence])),
    data,
  };
}
