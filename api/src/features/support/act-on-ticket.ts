import type { supportDeskContract } from '@letfair/contract/support';
import type { SilentAction } from '@letfair/domain/support/lifecycle';
import type { Handler } from '../../platform/http/handlers.ts';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { type SupportDeps, ticketLinks } from './deps.ts';
import { closedMail, resolvedMail } from './mails.ts';
import { moveTicket } from './move-ticket.ts';
import { presentDeskThread } from './present-ticket.ts';
import { recordDesk } from './record-desk.ts';
import { noSuchTicket, notFromHere } from './refusals.ts';
import { showDesk, tellSender } from './tell.ts';
import { lockTicket } from './tickets.repository.ts';

/** What the sender is told by mail; that somebody works on a ticket shows on its page. */
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
