import { type WebhookEvent, webhookEventNames } from '@letfair/domain/agencies/feed/webhooks';
import { MAX_REFERENCE } from '@letfair/domain/homes/limits';
import { viewingStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import * as z from 'zod';
import { id, instant, text } from '../../wire/text.ts';

const decided = {
  status: z.enum(listingStatuses),
  what: z
    .literal('change')
    .optional()
    .describe('`change` if the decision is about a change to the home, not the home itself.'),
};

/** Ids and states, never names or texts: whoever receives a message asks the API for more. */
const aboutEvents = {
  enquiry: z.object({ conversationId: id }),
  application: z.object({ applicationId: id }),
  viewing: z.object({ viewingId: id, status: z.enum(viewingStatuses) }),
  approved: z.object(decided),
  rejected: z.object(decided),
  expired: z.object(decided),
} as const satisfies Readonly<Record<WebhookEvent, z.ZodObject>>;

/** What a message says of an event beside the home. */
export type AboutEvent<Event extends WebhookEvent> = z.input<(typeof aboutEvents)[Event]>;

const messageOf = (type: string, about: z.ZodObject, property = id.nullable()) =>
  z.object({
    id: id.describe(
      'The message’s id. It stays the same when we send the message again, and is also in the header Letfair-Delivery.',
    ),
    type: z.literal(type),
    createdAt: instant,
    data: z.object({
      propertyId: property,
      reference: text(MAX_REFERENCE).nullable().describe('Your own reference; null if the home doesn’t have one.'),
      ...about.shape,
    }),
  });

/** Every message that a webhook gets. Nothing leaves that its schema does not name. */
export const webhookMessages = {
  ...(Object.fromEntries(webhookEventNames.map((event) => [event, messageOf(event, aboutEvents[event])])) as {
    readonly [Event in WebhookEvent]: ReturnType<typeof messageOf>;
  }),
  test: messageOf('test', z.object({})),
};
