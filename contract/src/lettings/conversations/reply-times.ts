import { MAX_TITLE } from '@letfair/domain/homes/limits';
import * as z from 'zod';
import { replies } from '../../search/search.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { count, id, instant, text } from '../../wire/text.ts';

export const WAITING_ENQUIRIES = 20;

export const replyTimesContract = {
  show: endpoint('GET /api/reply-times', ['landlord', 'agent'], {
    team: 'read',
    summary: 'How often and how quickly you answer, which of these figures are public, and which enquiries are waiting',
    data: z.object({
      shown: replies,
      enquiries: count.describe(
        'Enquiries from the last 90 days that were answered, or have waited for at least a working day.',
      ),
      answered: count,
      answeredWithinDay: count,
      /** The longest waiting first. */
      waiting: z
        .array(
          z.object({
            propertyId: id,
            title: text(MAX_TITLE),
            askedAt: instant,
            /** It has waited for a working day. */
            isLate: z.boolean(),
            conversationId: id.nullable(),
            applicationId: id.nullable(),
          }),
        )
        .max(WAITING_ENQUIRIES),
    }),
  }),
};
