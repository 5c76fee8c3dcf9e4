import {
  MAX_WEBHOOK_URL,
  MAX_WEBHOOKS,
  webhookEventNames,
  webhookOffReasons,
} from '@letfair/domain/agencies/feed/webhooks';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';

export const DELIVERIES_PER_PAGE = 20;
export const SHOWN_ATTEMPTS = 20;

const address = text(MAX_WEBHOOK_URL).trim();
const events = z.array(z.enum(webhookEventNames)).min(1, 'Choose at least one event.').max(webhookEventNames.length);
const webhook = z.object({
  id,
  url: text(MAX_WEBHOOK_URL),
  events,
  /** Null while it is switched on. */
  off: z.enum(webhookOffReasons).nullable(),
  /** Nothing is sent as long as whoever set it is suspended. */
  isPaused: z.boolean(),
  /** Nothing is sent until it gets another secret: the one it had can't be read any more. */
  isStopped: z.boolean(),
  failingSince: instant.nullable(),
  createdAt: instant,
  /** Name of whoever set its address or its secret last; null once that account is gone. */
  setBy: text(400).nullable(),
});
export type WebhookRecord = z.output<typeof webhook>;
const withSecret = z.object({ webhook, secret: text(100) });

const delivery = z.object({
  id,
  event: text(40),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  body: text(2_000),
  createdAt: instant,
  /** Null unless it waits. */
  nextAt: instant.nullable(),
  /** Newest first. */
  attempts: z
    .array(
      z.object({
        number: count,
        at: instant,
        durationMs: count,
        /** Null without an answer. */
        status: count.nullable(),
        problem: text(40).nullable(),
        answer: text(500),
      }),
    )
    .max(SHOWN_ATTEMPTS),
});
export type WebhookDelivery = z.output<typeof delivery>;

const listers = ['landlord', 'agent'] as const;

export const webhooksContract = {
  list: endpoint('GET /api/webhooks', listers, {
    team: 'integrations',
    summary: 'Your webhooks',
    data: z.object({ webhooks: z.array(webhook).max(MAX_WEBHOOKS) }),
  }),
  add: endpoint('POST /api/webhooks', listers, {
    team: 'integrations',
    whileLimited: 'refused',
    handsOutAccess: true,
    summary: 'Add a webhook; we show you its signing secret only once',
    body: z.strictObject({ url: address, events }),
    data: withSecret,
    errors: ['conflict', 'invalid'],
    recentPassword: true,
  }),
  change: endpoint('PUT /api/webhooks/:id', listers, {
    team: 'integrations',
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary:
      'Change a webhook, or switch it off and on. For a new address, you need to have given your password recently',
    body: z.strictObject({ url: address, events, active: z.boolean() }),
    data: webhook,
    errors: ['invalid', 'password_needed'],
  }),
  renewSecret: endpoint('POST /api/webhooks/:id/secret', listers, {
    team: 'integrations',
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary: 'Create a new secret, which we show only once; the old one stops working',
    data: withSecret,
    recentPassword: true,
  }),
  remove: endpoint('DELETE /api/webhooks/:id', listers, {
    team: 'integrations',
    whileLimited: 'allowed',
    summary: 'Delete a webhook and its messages',
    data: z.object({ id }),
  }),
  sendTest: endpoint('POST /api/webhooks/:id/test', listers, {
    team: 'integrations',
    whileLimited: 'allowed',
    summary: 'Send a test message',
    data: z.object({ deliveryId: id }),
    errors: ['conflict', 'too_many'],
  }),
  deliveries: endpoint('GET /api/webhooks/:id/deliveries', listers, {
    team: 'integrations',
    summary: 'Messages from the last 30 days, with each attempt to send them, newest first',
    query: cursorQuery({}),
    data: cursorPage({ deliveries: z.array(delivery).max(DELIVERIES_PER_PAGE) }),
  }),
  resend: endpoint('POST /api/webhooks/deliveries/:id/resend', listers, {
    team: 'integrations',
    whileLimited: 'allowed',
    summary: 'Send a message again straight away',
    data: z.object({ id }),
    errors: ['conflict', 'too_many'],
  }),
};
