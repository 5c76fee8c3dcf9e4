import type { WebhookEvent } from '@letfair/domain/feed/webhooks';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { insertDelivery } from './deliveries.repository.ts';
import { webhooksToTell } from './webhooks.repository.ts';

/** The job only wakes the dispatcher, which also looks every minute. */
const ATTEMPTS = 3;

interface Announcement {
  readonly event: WebhookEvent;
  readonly accountId: string;
  readonly listingId: string;
  /** Ids and states, never names or texts: whoever receives it asks the API for more. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Tells the webhooks of a lister what happened, once the transaction of the event is committed. */
export async function announce(tx: Tx, { event, accountId, listingId, about = {} }: Announcement): Promise<void> {
  const webhooks = await webhooksToTell(tx, accountId, event);
  if (webhooks.length === 0) return;
  const listing = await tx.selectFrom('listing').select('reference').where('id', '=', listingId).executeTakeFirst();
  const data = { propertyId: listingId, reference: listing?.reference || null, ...about };
  for (const { id } of webhooks) await queueMessage(tx, id, event, data);
}

/** Returns the id of the message, which stays the same when it is sent again. */
export async function queueMessage(
  tx: Tx,
  webhookId: string,
  event: WebhookEvent | 'test',
  data: Readonly<Record<string, string | null>>,
): Promise<string> {
  const id = newId();
  const body = JSON.stringify({ id, type: event, createdAt: new Date().toISOString(), data });
  await insertDelivery(tx, { id, webhook_id: webhookId, event, body });
  await wakeDispatcher(tx);
  return id;
}

export const wakeDispatcher = (tx: Tx) => enqueue(tx, 'deliver-webhooks', {}, { attempts: ATTEMPTS });
