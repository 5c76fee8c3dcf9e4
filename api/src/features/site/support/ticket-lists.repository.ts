import { emailKey } from '@letfair/domain/accounts/contact-details';
import type { TicketKind, TicketStatus } from '@letfair/domain/site/support/tickets';
import type { Db } from '../../../platform/db.ts';
import { belongsTo, type TicketRow } from './tickets.repository.ts';

interface Range {
  readonly before: string | null;
  readonly limit: number;
}

/** Newest first; ids are in order of creation. */
export function listOwnTicketRows(db: Db, accountId: string, { before, limit }: Range): Promise<TicketRow[]> {
  const newest = db.selectFrom('ticket').selectAll().where(belongsTo(accountId)).orderBy('id', 'desc').limit(limit);
  return (before === null ? newest : newest.where('id', '<', before)).execute();
}

export interface TicketFilter {
  readonly status?: TicketStatus | undefined;
  readonly kind?: TicketKind | undefined;
  readonly assigneeId?: string | undefined;
  /** Only tickets whose sender has been waiting since this moment or longer. */
  readonly askedBy?: Date | undefined;
  /** A ticket's reference or its sender's email. */
  readonly search?: string | undefined;
}

function filterTickets(db: Db, { status, kind, assigneeId, askedBy, search }: TicketFilter) {
  let query = db.selectFrom('ticket').selectAll();
  if (status) query = query.where('status', '=', status);
  if (kind) query = query.where('kind', '=', kind);
  if (assigneeId) query = query.where('assignee_id', '=', assigneeId);
  if (askedBy) query = query.where('asked_at', '<=', askedBy);
  if (search)
    query = query.where((where) =>
      where.or([where('reference', '=', search.toUpperCase()), where('email_key', '=', emailKey(search))]),
    );
  return query;
}

/** Newest first. */
export function listNewestTickets(db: Db, filter: TicketFilter, { before, limit }: Range): Promise<TicketRow[]> {
  const newest = filterTickets(db, filter).orderBy('id', 'desc').limit(limit);
  return (before === null ? newest : newest.where('id', '<', before)).execute();
}

export interface WaitingPosition {
  readonly askedAt: string;
  readonly id: string;
}

/** Longest waiting first. */
export function listWaitingTickets(
  db: Db,
  filter: TicketFilter,
  { after, limit }: { readonly after: WaitingPosition | null; readonly limit: number },
): Promise<TicketRow[]> {
  const longest = filterTickets(db, filter)
    .where('asked_at', 'is not', null)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit);
  if (after === null) return longest.execute();
  return longest
    .where((where) => where(where.refTuple('asked_at', 'id'), '>', where.tuple(new Date(after.askedAt), after.id)))
    .execute();
}

/** Newest first. */
export function listAnsweredTickets(db: Db, filter: TicketFilter, { before, limit }: Range): Promise<TicketRow[]> {
  const newest = filterTickets(db, filter).where('asked_at', 'is', null).orderBy('id', 'desc').limit(limit);
  return (before === null ? newest : newest.where('id', '<', before)).execute();
}
