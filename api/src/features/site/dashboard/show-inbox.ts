import { type dashboardContract, INBOX_PER_PAGE, type InboxLine } from '@letfair/contract/site/dashboard';
import { id } from '@letfair/contract/wire/text';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { depositRuleOf } from '@letfair/domain/lettings/applications/next-steps';
import type { Nation } from '@letfair/domain/search/places/nations';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import { type Party, toParty } from '../../lettings/conversations/index.ts';
import { type InboxRow, listInbox } from './inbox.repository.ts';

const cursorOf = ({ at, id }: InboxRow): string => `${at.toISOString()} ${id}`;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return { ok: true, before: null } as const;
  const [at = '', last = ''] = cursor.split(' ');
  const isKnown = id.safeParse(last).success && !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at;
  return isKnown ? ({ ok: true, before: { at, id: last } } as const) : noSuchPage;
}

/** What waits for an account and what the others have done, newest first. */
export const showInbox =
  (db: Db): Handler<typeof dashboardContract.inbox> =>
  async ({ actor, query }) => {
    const from = readCursor(query.cursor);
    if (!from.ok) return from;
    const party = toParty(actor);
    const { side } = party;
    const found = await listInbox(db, party, { before: from.before, limit: INBOX_PER_PAGE + 1 });
    const { rows, nextCursor } = pageOf(found, INBOX_PER_PAGE, cursorOf);
    return { ok: true, data: { lines: rows.map((row) => presentLine(row, side)), nextCursor } };
  };

function presentLine(row: InboxRow, side: Party['side']): InboxLine {
  const { kind, propertyId, title, at, people, moveIn, firstName, lastName, company } = row;
  return {
    kind,
    id: row.id,
    propertyId,
    title,
    // Never told to the tenant.
    ...(side === 'lister' && { propertyReference: row.reference, propertyStreet: row.line1 }),
    at: at.toISOString(),
    due: dueOf(row)?.toISOString() ?? null,
    person: firstName === null ? null : publicName({ firstName, lastName: lastName ?? '', company }),
    people,
    moveIn,
  };
}

/** The law of the nation says how long a deposit may be held. */
const dueOf = ({ kind, at, due, nation }: InboxRow): Date | null =>
  kind === 'deposit' ? new Date(`${depositRuleOf(nation as Nation | null).until(ukDay(at))}T12:00:00Z`) : due;
