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
export const announce = <Event extends WebhookEvent>(
  tx: Tx,
  { event, accountId, ...happened }: Announcement<Event>,
): Promise<void> => announceAll(tx, { event, accountId, happened: [happened] });

interface Announcements<Event extends WebhookEvent> extends Pick<Announcement<Event>, 'event' | 'accountId'> {
  readonly happened: readonly Pick<Announcement<Event>, 'listingId' | 'about'>[];
}

/** Asks once who listens, whatever the number of events. */
export async function announceAll<Event extends WebhookEvent>(
  tx: Tx,
  { event, accountId, happened }: Announcements<Event>,
): Promise<void> {
  const webhooks = await tx
    .selectFrom('webhook')
    .select('id')
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${event} = any(events)`)
    .execute();
  if (webhooks.length === 0 || happened.length === 0) return;
  const listings = await tx
    .selectFrom('listing')
    .select(['id', 'reference'])
    .where(sql<boolean>`id = any(${[...new Set(happened.map(({ listingId }) => listingId))]}::uuid[])`)
    .execute();
  const references = new Map(listings.map(({ id, reference }) => [id, reference]));
  for (const { listingId, about } of happened) {
    const data = { propertyId: listingId, reference: references.get(listingId) || null, ...about };
    for (const { id } of webhooks) await queueMessage(tx, id, event, data);
  }
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
