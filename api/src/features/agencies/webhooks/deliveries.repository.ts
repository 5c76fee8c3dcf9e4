import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { KeysetRange } from '../../../platform/keyset-page.ts';
import type { Tables } from '../../../platform/tables.ts';
import { webhookMayAct } from './webhooks.repository.ts';

export type DeliveryRow = Selectable<Tables['webhook_delivery']>;
export type AttemptRow = Selectable<Tables['webhook_attempt']>;

export interface ClaimedDelivery extends Pick<DeliveryRow, 'id' | 'webhook_id' | 'event' | 'body'> {
  readonly url: string;
  readonly secret_key: string;
}

interface Claim {
  readonly limit: number;
  /** Webhooks that this process is sending to. */
  readonly busy: readonly string[];
  readonly leaseSeconds: number;
}

/**
 * Takes the oldest due message of each webhook that is on, can be signed and whose holder may use it; others wait. Its next time is
 * moved ahead, so that no other process takes it, and so that it becomes due again if this process dies.
 */
export async function claimDeliveries(db: Db, { limit, busy, leaseSeconds }: Claim): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select id, url, secret_key from (
        select distinct on (waiting.webhook_id) waiting.id, waiting.next_at, webhook.url, webhook.secret_key
        from webhook_delivery waiting join webhook on webhook.id = waiting.webhook_id
        where waiting.state = 'waiting' and waiting.next_at <= now() and webhook.disabled_at is null
          and webhook.secret_unreadable_at is null
          and waiting.webhook_id <> all(${busy}::uuid[]) and ${webhookMayAct}
        order by waiting.webhook_id, waiting.next_at
      ) oldest
      order by next_at limit ${limit}
    )
    update webhook_delivery d set next_at = now() + make_interval(secs => ${leaseSeconds})
    from due where d.id = due.id and d.state = 'waiting' and d.next_at <= now()
    returning d.id, d.webhook_id, d.event, d.body, due.url, due.secret_key`.execute(db);
  return rows;
}

/** Undefined when the message is gone, e.g. with its webhook. */
export const lockDelivery = (tx: Tx, id: string): Promise<DeliveryRow | undefined> =>
  tx.selectFrom('webhook_delivery').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertAttempt(
  tx: Tx,
  delivery: DeliveryRow,
  attempt: Omit<Insertable<Tables['webhook_attempt']>, 'delivery_id' | 'number' | 'at'>,
  { state, delaySeconds = 0 }: { readonly state: DeliveryRow['state']; readonly delaySeconds?: number },
): Promise<void> {
  const number = delivery.attempts + 1;
  await tx
    .insertInto('webhook_attempt')
    .values({ delivery_id: delivery.id, number, ...attempt })
    .execute();
  await tx
    .updateTable('webhook_delivery')
    .set({ attempts: number, state, next_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})` })
    .where('id', '=', delivery.id)
    .execute();
}

export const releaseDelivery = (db: Db, id: string) =>
  db
    .updateTable('webhook_delivery')
    .set({ next_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

export const giveUpWaiting = (tx: Tx, webhookId: string) =>
  tx
    .updateTable('webhook_delivery')
    .set({ state: 'given-up' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();

export function listDeliveries(db: Db, webhookId: string, { before, limit }: KeysetRange): Promise<DeliveryRow[]> {
  let query = db.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', webhookId);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Newest first. */
export const listAttempts = (db: Db, deliveryIds: readonly string[]): Promise<AttemptRow[]> =>
  db
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('delivery_id', '=', sql<string>`any(${deliveryIds}::uuid[])`)
    .orderBy('number', 'desc')
    .execute();

export const findOwnDelivery = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .select(['webhook_delivery.id', 'webhook.disabled_at', 'webhook.secret_unreadable_at'])
    .where('webhook_delivery.id', '=', id)
    .where('webhook.account_id', '=', accountId)
    .executeTakeFirst();

export const sendNow = (tx: Tx, id: string) =>
  tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', next_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
