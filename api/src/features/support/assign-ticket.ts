import type { supportDeskContract } from '@letfair/contract/support';
import type { Handler } from '../../platform/http/handlers.ts';
import { presentDeskThread } from './present-ticket.ts';
import { recordDesk } from './record-desk.ts';
import { noSuchTicket } from './refusals.ts';
import { showDesk } from './tell.ts';
import { lockTicket, setAssignee } from './tickets.repository.ts';

/** An admin takes a ticket, also from another, or puts it back; doing so twice is doing it once. */
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
