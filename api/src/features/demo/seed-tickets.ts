import { emailKey } from '@letfair/domain/accounts/contact-details';
import { askedAfter, nextTicketStatus, type TicketAction, ticketGraph } from '@letfair/domain/support/lifecycle';
import { requiredOnPage, type TicketStatus, ticketRefusal } from '@letfair/domain/support/tickets';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { newReference } from '../support/index.ts';
import type { MarketTicket } from './market.ts';
import { entryAt, inBatches, type NewEntry, type Owners } from './seed-context.ts';

interface Filed {
  readonly id: string;
  readonly ticket: MarketTicket;
}

interface Senders extends Owners {
  /** Null for a sender without an account. */
  readonly accountOf: (email: string) => string | null;
}

/** Replays each ticket through its lifecycle; returns the audit entries. */
export async function putTickets(
  tx: Tx,
  tickets: readonly MarketTicket[],
  { accountOf, moderator }: Senders,
): Promise<NewEntry[]> {
  const filed = tickets.map((ticket): Filed => ({ id: newId(ticket.at.getTime()), ticket }));
  await inBatches(filed, (some) =>
    tx
      .insertInto('ticket')
      .values(
        some.map(({ id, ticket }) => {
          const { steps, at, userType, ...written } = ticket;
          const { status, asked } = whereItStands(ticket);
          return {
            ...written,
            id,
            reference: newReference(),
            account_id: accountOf(ticket.email),
            email_key: emailKey(ticket.email),
            user_type: userType,
            status,
            asked_at: asked,
            assignee_id: steps.some(({ action }) => taking.includes(action)) ? moderator : null,
            created_at: at,
            moved_at: steps.at(-1)?.at ?? at,
          };
        }),
      )
      .execute(),
  );
  const messages = filed.flatMap(({ id, ticket: { steps } }) =>
    steps.flatMap(({ action, at, content }) => {
      if (content === undefined) return [];
      const by = ticketGraph[action].by === 'desk' ? ('desk' as const) : ('sender' as const);
      const author_id = by === 'desk' ? moderator : null;
      return [{ id: newId(at.getTime()), ticket_id: id, by, author_id, content, created_at: at }];
    }),
  );
  await inBatches(messages, (some) =>
    tx
      .insertInto('ticket_message')
      .values([...some])
      .execute(),
  );
  return filed.flatMap((one) => historyOf(one, moderator));
}

const taking: readonly TicketAction[] = ['start', 'answer', 'update', 'resolve'];
const written: readonly TicketAction[] = ['answer', 'update', 'reply'];

function whereItStands({ steps, at, ...fields }: MarketTicket): { status: TicketStatus; asked: Date | null } {
  const refusal = ticketRefusal(fields, requiredOnPage);
  if (refusal) throw new Error(refusal.message);
  let [status, asked]: [TicketStatus, Date | null] = ['open', at];
  for (const step of steps) {
    const next = nextTicketStatus(status, step.action, ticketGraph[step.action].by);
    if (!next || (written.includes(step.action) && !step.content))
      throw new Error(`A ticket cannot ${step.action} like this from ${status}.`);
    [status, asked] = [next, askedAfter(step.action, asked, step.at)];
  }
  return { status, asked };
}

/** The sender's own steps are not audited. */
function historyOf({ id, ticket: { steps } }: Filed, moderator: string | null): NewEntry[] {
  let status: TicketStatus = 'open';
  return steps.flatMap(({ action, at }) => {
    const { by } = ticketGraph[action];
    status = nextTicketStatus(status, action, by) ?? status;
    if (by === 'sender') return [];
    const actor = { by: by === 'desk' ? ('moderator' as const) : by, actor: moderator };
    return [entryAt(at, { ...actor, action, type: 'ticket', id, status })];
  });
}
