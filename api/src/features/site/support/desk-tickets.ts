import type { supportDeskContract } from '@letfair/contract/site/support';
import type { SilentAction } from '@letfair/domain/site/support/lifecycle';
import { MAX_TICKET_MESSAGES } from '@letfair/domain/site/support/tickets';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { invalidTicketStep, type SupportDeps, threadFull, ticketLinks, ticketNotFound } from './deps.ts';
import { ticketAnswerMail, ticketClosedMail, ticketResolvedMail } from './mails.ts';
import { moveTicket, recordDeskAction } from './move-ticket.ts';
import { notifySender, refreshDeskPages } from './notify.ts';
import { presentDeskThread } from './present-ticket.ts';
import {
  countTicketMessages,
  findTicket,
  insertTicketMessage,
  lockTicket,
  setAssignee,
  setPriority,
  type TicketRow,
} from './tickets.repository.ts';

export const showTicket =
  (db: Db): Handler<typeof supportDeskContract.ticket> =>
  async ({ actor, params }) => {
    const ticket = await findTicket(db, params.reference);
    return ticket ? { ok: true, data: await presentDeskThread(db, actor.id, ticket) } : ticketNotFound;
  };

export const answerTicket =
  ({ publicUrl }: SupportDeps): Handler<typeof supportDeskContract.answer> =>
  ({ actor, params, body: { content, action }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicket(tx, params.reference);
      if (!ticket) return ticketNotFound;
      // The first message is stored in the ticket itself.
      if ((await countTicketMessages(tx, ticket.id)) + 1 >= MAX_TICKET_MESSAGES) return threadFull;
      const moved = await moveTicket(tx, ticket, { action, side: 'desk', taker: actor.id });
      if (!moved) return invalidTicketStep(ticket.status);
      await insertTicketMessage(tx, { ticket_id: ticket.id, by: 'desk', author_id: actor.id, content });
      await recordDeskAction(tx, moved, action, actor.id);
      const { reference } = moved;
      const { sender: link } = ticketLinks(publicUrl, reference);
      await notifySender(tx, moved, ticketAnswerMail({ reference, link, content }));
      await refreshDeskPages(tx, moved);
      return { ok: true, data: await presentDeskThread(tx, actor.id, moved) };
    });

/** Null where the page alone shows the change. */
const mailByAction: Readonly<
  Record<SilentAction, ((about: { reference: string; link: string }) => MailContent) | null>
> = { start: null, resolve: ticketResolvedMail, close: ticketClosedMail, reopen: null };

export const actOnTicket =
  ({ publicUrl }: SupportDeps): Handler<typeof supportDeskContract.act> =>
  ({ actor, params, body: { action }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicket(tx, params.reference);
      if (!ticket) return ticketNotFound;
      const moved = await moveTicket(tx, ticket, {
        action,
        side: 'desk',
        ...(action === 'start' && { taker: actor.id }),
      });
      if (!moved) return invalidTicketStep(ticket.status);
      await recordDeskAction(tx, moved, action, actor.id);
      const { reference } = moved;
      const { sender: link } = ticketLinks(publicUrl, reference);
      await notifySender(tx, moved, mailByAction[action]?.({ reference, link }) ?? null);
      await refreshDeskPages(tx, moved);
      return { ok: true, data: await presentDeskThread(tx, actor.id, moved) };
    });

/** Repeating an assignment changes nothing. */
export const assignTicket =
  (): Handler<typeof supportDeskContract.assign> =>
  ({ actor, params, body: { assigned }, write }) =>
    write(async (tx) => {
      const assigneeId = assigned ? actor.id : null;
      return changeTicket(tx, actor.id, params.reference, async (ticket) => {
        if (ticket.assignee_id === assigneeId) return ticket;
        const changed = await setAssignee(tx, ticket.id, assigneeId);
        await recordDeskAction(tx, changed, assigned ? 'assign' : 'unassign', actor.id);
        return changed;
      });
    });

/** An unchanged priority is not audited. */
export const prioritiseTicket =
  (): Handler<typeof supportDeskContract.prioritise> =>
  ({ actor, params, body: { priority }, write }) =>
    write((tx) =>
      changeTicket(tx, actor.id, params.reference, async (ticket) => {
        if (ticket.priority === priority) return ticket;
        const changed = await setPriority(tx, ticket.id, priority);
        await recordDeskAction(tx, changed, 'prioritise', actor.id, `${ticket.priority} to ${priority}`);
        return changed;
      }),
    );

async function changeTicket(
  tx: Tx,
  adminId: string,
  reference: string,
  change: (ticket: TicketRow) => Promise<TicketRow>,
) {
  const ticket = await lockTicket(tx, reference);
  if (!ticket) return ticketNotFound;
  const changed = await change(ticket);
  if (changed !== ticket) await refreshDeskPages(tx, changed);
  return { ok: true, data: await presentDeskThread(tx, adminId, changed) } as const;
}
