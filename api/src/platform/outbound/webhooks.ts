import { type AboutEvent, webhookMessages } from '@letfair/contract/agencies/feed/webhook-messages';
import type { WebhookEvent } from '@letfair/domain/agencies/feed/webhooks';
import { sql } from 'kysely';
import type { Tx } from '../db.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/jobs.ts';

/** The job only wakes the dispatcher, which also looks every minute. */
const ATTEMPTS = 3;

interface Announcement<Event extends WebhookEvent> {
  readonly event: Event;
  readonly accountId: string;
  readonly listingId: string;
  readonly about: AboutEvent<Event>;
}

/** Tells the webhooks of a lister what happened, once the transaction of the event is committed. */
export async function announce<Event extends WebhookEvent>(
  tx: Tx,
  { event, accountId, listingId, about }: Announcement<Event>,
): Promise<void> {
  const webhooks = await tx
    .selectFrom('webhook')
    .select('id')
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${event} = any(events)`)
    .execute();
  if (webhooks.length === 0) return;
  const listing = await tx.selectFrom('listing').select('reference').where('id', '=', listingId).executeTakeFirst();
  const data = { propertyId: listingId, reference: listing?.reference || null, ...about };
  for (const { id } of webhooks) await queueMessage(tx, id, event, data);
}

/** Returns the id of the message, which stays the same when it is sent again. */
export async function queueMessage(
  tx: Tx,
  webhookId: string,
  event: keyof typeof webhookMessages,
  data: object,
): Promise<string> {
  const id = newId();
  const message = webhookMessages[event].parse({ id, type: event, createdAt: new Date().toISOString(), data });
  await tx
    .insertInto('webhook_delivery')
    .values({ id, webhook_id: webhookId, event, body: JSON.stringify(message) })
    .execute();
  await wakeDispatcher(tx);
  return id;
}

export const wakeDispatcher = (tx: Tx) => enqueue(tx, 'deliver-webhooks', {}, { attempts: ATTEMPTS });
