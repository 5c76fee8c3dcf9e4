import type { supportDeskContract } from '@letfair/contract/support';
import type { SilentAction } from '@letfair/domain/support/lifecycle';
import { MAX_TICKET_MESSAGES } from '@letfair/domain/support/tickets';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { noSuchTicket, notFromHere, type SupportDeps, threadIsFull, ticketLinks } from './deps.ts';
import { answerMail, closedMail, resolvedMail } from './mails.ts';
import { moveTicket, recordDesk } from './move-ticket.ts';
import { showDesk, tellSender } from './notify.ts';
import { presentDeskThread } from './present-ticket.ts';
import {
  countMessages,
  insertMessage,
  lockTicket,
  setAssignee,
  setPriority,
  ticketCalled,
} from './tickets.repository.ts';

export const showTicket =
  (db: Db): Handler<typeof supportDeskContract.ticket> =>
  async ({ actor, params }) => {
    const ticket = await ticketCalled(db, params.reference);
    return ticket ? { ok: true, data: await presentDeskThread(db, actor.id, ticket) } : noSuchTicket;
  };

export const answerTicket =
  ({ publicUrl }: SupportDeps): Handler<typeof supportDeskContract.answer> =>
  ({ actor, params, body: { content, action }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicket(tx, params.reference);
      if (!ticket) return noSuchTicket;
      // The first message is stored in the ticket itself.
      if ((await countMessages(tx, ticket.id)) + 1 >= MAX_TICKET_MESSAGES) return threadIsFull;
      const moved = await moveTicket(tx, ticket, { action, side: 'desk', taker: actor.id });
      if (!moved) return notFromHere(ticket.status);
      await insertMessage(tx, { ticket_id: ticket.id, by: 'desk', author_id: actor.id, content });
      await recordDesk(tx, moved, action, actor.id);
      const { reference } = moved;
      const { sender: link } = ticketLinks(publicUrl, reference);
      await tellSender(tx, moved, answerMail({ reference, link, content }));
      await showDesk(tx, moved);
      return { ok: true, data: await presentDeskThread(tx, actor.id, moved) };
    });

/** Null where the page alone shows the change. */
const mailAfter: Readonly<Record<SilentAction, ((about: { reference: string; link: string }) => MailContent) | null>> =
  { start: null, resolve: resolvedMail, close: closedMail, reopen: null };

export const actOnTicket =
  ({ publicUrl }: SupportDeps): Handler<typeof supportDeskContract.act> =>
  ({ actor, params, body: { action }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicket(tx, params.reference);
      if (!ticket) return noSuchTicket;
      const moved = await moveTicket(tx, ticket, {
        action,
        side: 'desk',
        ...(action === 'start' && { taker: actor.id }),
      });
      if (!moved) return notFromHere(ticket.status);
      await recordDesk(tx, moved, action, actor.id);
      const { reference } = moved;
      const { sender: link } = ticketLinks(publicUrl, reference);
      await tellSender(tx, moved, mailAfter[action]?.({ reference, link }) ?? null);
      await showDesk(tx, moved);
      return { ok: true, data: await presentDeskThread(tx, actor.id, moved) };
    });

/** Repeating an assignment changes nothing. */
export const assignTicket =
  (): Handler<typeof supportDeskContract.assign> =>
  ({ actor, params, body: { assigned }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicket(tx, params.reference);
      if (!ticket) return noSuchTicket;
      const assigneeId = assigned ? actor.id : null;
      if (ticket.assignee_id === assigneeId) return { ok: true, data: await presentDeskThread(tx, actor.id, ticket) };
      const changed = await setAssignee(tx, ticket.id, assigneeId);
      await recordDesk(tx, changed, assigned ? 'assign' : 'unassign', actor.id);
      await showDesk(tx, changed);
      return { ok: true, data: await presentDeskThread(tx, actor.id, changed) };
    });

/** An unchanged priority is not audited. */
export const prioritiseTicket =
  (): Handler<typeof supportDeskContract.prioritise> =>
  ({ actor, params, body: { priority }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicket(tx, params.reference);
      if (!ticket) return noSuchTicket;
      if (ticket.priority === priority) return { ok: true, data: await presentDeskThread(tx, actor.id, ticket) };
      const changed = await setPriority(tx, ticket.id, priority);
      await recordDesk(tx, changed, 'prioritise', actor.id, `${ticket.priority} to ${priority}`);
      await showDesk(tx, changed);
      return { ok: true, data: await presentDeskThread(tx, actor.id, changed) };
    });
