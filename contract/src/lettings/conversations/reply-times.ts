import { MAX_TITLE } from '@letfair/domain/homes/limits';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { count, id, instant, text } from '../../wire/text.ts';

/** How often and how soon a lister answers enquiries; null below five of them in 90 days. */
export const replies = z
  .object({
    /** Per cent. */
    rate: count.max(100),
    /** Working minutes until the first answer, Monday to Friday from 9 to 18; null without answers. */
    medianMinutes: count.nullable(),
    /** Whether at least 80 per cent are answered within a working day. */
    withinDay: z.boolean(),
  })
  .nullable();

export const WAITING_ENQUIRIES = 20;

export const replyTimesContract = {
  show: endpoint('GET /api/reply-times', ['landlord', 'agent'], {
    team: 'read',
    summary: 'How often and how soon you answer, what of it is public, and which enquiries wait',
    data: z.object({
      shown: replies,
      enquiries: count.describe('Of 90 days, that were answered or have waited for a working day.'),
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
