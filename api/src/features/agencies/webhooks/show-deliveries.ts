import {
  DELIVERIES_PER_PAGE,
  SHOWN_ATTEMPTS,
  type WebhookDelivery,
  type webhooksContract,
} from '@letfair/contract/agencies/feed/webhooks';
import { webhookSentences } from '@letfair/domain/agencies/feed/webhooks';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, notFound } from '../../../platform/http/refusals.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { queueMessage, wakeDispatcher } from '../../../platform/outbound/webhooks.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import {
  type AttemptRow,
  type DeliveryRow,
  findOwnDelivery,
  listAttempts,
  listDeliveries,
  sendNow,
} from './deliveries.repository.ts';
import { webhookNotFound } from './manage-webhooks.ts';
import { findWebhook, type WebhookRow } from './webhooks.repository.ts';

/** Whoever tries their server out sends a few; a webhook is no means to send a flood to somebody. */
const byHand: Limit = { bucket: 'webhook-by-hand', hits: 60, seconds: 3_600 };

const presentDelivery = (row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  body: row.body,
  createdAt: row.created_at.toISOString(),
  nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
  attempts: attempts.slice(0, SHOWN_ATTEMPTS).map((attempt) => ({
    number: attempt.number,
    at: attempt.at.toISOString(),
    durationMs: attempt.duration_ms,
    status: attempt.status,
    problem: attempt.problem,
    answer: attempt.answer,
  })),
});

export const showDeliveries =
  (db: Db): Handler<typeof webhooksContract.deliveries> =>
  async ({ actor, params, query }) => {
    if (!(await findWebhook(db, actor.id, params.id))) return webhookNotFound;
    const page = await keysetPage(query.cursor, DELIVERIES_PER_PAGE, (range) => listDeliveries(db, params.id, range));
    if (!page.ok) return page;
    const attempts = await listAttempts(
      db,
      page.rows.map(({ id }) => id),
    );
    const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id);
    const deliveries = page.rows.map((row) => presentDelivery(row, byDelivery.get(row.id) ?? []));
    return { ok: true, data: { deliveries, nextCursor: page.nextCursor } };
  };

function stoppedRefusal(webhook: Pick<WebhookRow, 'disabled_at' | 'secret_unreadable_at'>) {
  if (webhook.disabled_at) return conflict(webhookSentences.off);
  return webhook.secret_unreadable_at ? conflict(webhookSentences.unreadable) : null;
}

export const sendTestMessage =
  (): Handler<typeof webhooksContract.sendTest> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const webhook = await findWebhook(tx, actor.id, params.id);
      if (!webhook) return webhookNotFound;
      const stopped = stoppedRefusal(webhook);
      if (stopped) return stopped;
      const overLimit = await limitRefusal(tx, byHand, actor.id);
      if (overLimit) return overLimit;
      const deliveryId = await queueMessage(tx, webhook.id, 'test', { propertyId: null, reference: null });
      return { ok: true, data: { deliveryId } };
    });

export const resendMessage =
  (): Handler<typeof webhooksContract.resend> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const delivery = await findOwnDelivery(tx, actor.id, params.id);
      if (!delivery) return notFound('This message is no longer available.');
      const stopped = stoppedRefusal(delivery);
      if (stopped) return stopped;
      const overLimit = await limitRefusal(tx, byHand, actor.id);
      if (overLimit) return overLimit;
      await sendNow(tx, delivery.id);
      await wakeDispatcher(tx);
      return { ok: true, data: { id: delivery.id } };
    });
