import type { supportDeskContract } from '@letfair/contract/support';
import type { Handler } from '../../platform/http/handlers.ts';
import { presentDeskThread } from './present-ticket.ts';
import { recordDesk } from './record-desk.ts';
import { noSuchTicket } from './refusals.ts';
import { showDesk } from './tell.ts';
import { lockTicket, setPriority } from './tickets.repository.ts';

/** Setting the priority it has is no change, and leaves no trace. */
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
