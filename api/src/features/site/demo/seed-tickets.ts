import { emailKey } from '@letfair/domain/accounts/contact-details';
import { nextAskedAt, nextTicketStatus, type TicketAction, ticketGraph } from '@letfair/domain/site/support/lifecycle';
import { requiredOnContactPage, type TicketStatus, ticketRefusal } from '@letfair/domain/site/support/tickets';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { createReference } from '../support/index.ts';
import type { MarketTicket } from './market.ts';
import { auditEntryAt, insertInBatches, type NewAuditEntry, type SeededAccounts } from './seed-context.ts';

interface SeededTicket {
  readonly id: string;
  readonly ticket: MarketTicket;
}

interface TicketContext extends SeededAccounts {
  /** Null for a sender without an account. */
  readonly accountOf: (email: string) => string | null;
}

/** Replays each ticket through its lifecycle; returns the audit entries. */
export async function seedTickets(
  tx: Tx,
  tickets: readonly MarketTicket[],
  { accountOf, moderator }: TicketContext,
): Promise<NewAuditEntry[]> {
  const filed = tickets.map((ticket): SeededTicket => ({ id: newId(ticket.at.getTime()), ticket }));
  await insertInBatches(filed, (some) =>
    tx
      .insertInto('ticket')
      .values(
        some.map(({ id, ticket }) => {
          const { steps, at, userType, ...written } = ticket;
          const { status, asked } = replayTicket(ticket);
          return {
            ...written,
            id,
            reference: createReference(),
            account_id: accountOf(ticket.email),
            email_key: emailKey(ticket.email),
            user_type: userType,
            status,
            asked_at: asked,
            assignee_id: steps.some(({ action }) => assigningActions.includes(action)) ? moderator : null,
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
  await insertInBatches(messages, (some) =>
    tx
      .insertInto('ticket_message')
      .values([...some])
      .execute(),
  );
  return filed.flatMap((one) => ticketAuditEntries(one, moderator));
}

const assigningActions: readonly TicketAction[] = ['start', 'answer', 'update', 'resolve'];
const written: readonly TicketAction[] = ['answer', 'update', 'reply'];

function replayTicket({ steps, at, ...fields }: MarketTicket): { status: TicketStatus; asked: Date | null } {
  const refusal = ticketRefusal(fields, requiredOnContactPage);
  if (refusal) throw new Error(refusal.message);
  let [status, asked]: [TicketStatus, Date | null] = ['open', at];
  for (const step of steps) {
    const next = nextTicketStatus(status, step.action, ticketGraph[step.action].by);
    if (!next || (written.includes(step.action) && !step.content))
      throw new Error(`A ticket cannot ${step.action} like this from ${status}.`);
    [status, asked] = [next, nextAskedAt(step.action, asked, step.at)];
  }
  return { status, asked };
}

/** The sender's own steps are not audited. */
function ticketAuditEntries({ id, ticket: { steps } }: SeededTicket, moderator: string | null): NewAuditEntry[] {
  let status: TicketStatus = 'open';
  return steps.flatMap(({ action, at }) => {
    const { by } = ticketGraph[action];
    status = nextTicketStatus(status, action, by) ?? status;
    if (by === 'sender') return [];
    const actor = { by: by === 'desk' ? ('moderator' as const) : by, actor: moderator };
    return [auditEntryAt(at, { ...actor, action, type: 'ticket', id, status })];
  });
}
