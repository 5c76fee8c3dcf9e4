import type { supportContract } from '@letfair/contract/support';
import {
  acknowledgeBy,
  complaintMessage,
  complaintSentences,
  dataComplaintRefusal,
} from '@letfair/domain/support/data-complaint';
import { ticketUserTypes } from '@letfair/domain/support/tickets';
import { ukDayInWords } from '@letfair/domain/uk-time';
import type { Handler } from '../../platform/http/handlers.ts';
import type { SupportDeps } from './deps.ts';
import { fileTicket } from './file-ticket.ts';
import { complaintReceivedMail } from './mails.ts';
import { ticketFlood } from './write-limits.ts';

/** A complaint about personal data is acknowledged at once, long before the law asks for it. */
export const complain =
  (deps: SupportDeps): Handler<typeof supportContract.complain> =>
  async ({ body, actor, write }) => {
    const refusal = dataComplaintRefusal(body);
    if (refusal) return { ok: false, code: 'invalid', ...refusal };
    const flood = await ticketFlood(deps.db, actor?.id, body.email);
    if (flood) return flood;
    const received = new Date();
    const latest = acknowledgeBy(received);
    const days = { received: ukDayInWords(received), latest: ukDayInWords(latest) };
    return write(async (tx) => {
      const id = await fileTicket(tx, deps, {
        kind: 'data-complaint',
        account_id: actor?.id ?? null,
        name: body.name.trim(),
        email: body.email.trim(),
        user_type: ticketUserTypes.find((type) => type === actor?.userType) ?? 'other',
        subject: 'other',
        priority: 'high',
        message: complaintMessage(body),
        confirmation: (about) => complaintReceivedMail({ ...about, ...days }),
      });
      return {
        ok: true,
        data: { id, receivedAt: received.toISOString(), acknowledgeBy: latest.toISOString() },
        message: complaintSentences.sent,
      };
    });
  };
