import type { WebhookEvent } from '@letfair/domain/agencies/feed/webhooks';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { holderMayAct } from '../../../platform/access/access-holder.ts';
import { countRows } from '../../../platform/count-rows.ts';
import type { AccessTx, Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { decryptSecret, encryptSecret } from '../../../platform/secrets/stored-secrets.ts';
import type { Tables } from '../../../platform/tables.ts';

/** A webhook belongs to whoever set its address last; the version before leaves `set_by` empty. */
const holder = sql<string | null>`coalesce(webhook.set_by, webhook.created_by)`;
const holderName = sql<string | null>`(
  select person.first_name || ' ' || person.last_name from account person where person.id = ${holder})`;
export const webhookMayAct = holderMayAct({ person: holder, account: sql`webhook.account_id` });
/** Set its address or made its secret, which is what `created_by` names; one that nobody set belongs to the account. */
export const isWebhookOf = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${person} in (coalesce(webhook.set_by, webhook.created_by, webhook.account_id), webhook.created_by)`;
const listed = [holderName.as('holder_name'), webhookMayAct.as('may_act')] as const;

export type WebhookRow = Selectable<Tables['webhook']>;
/** With the name of whom it belongs to, and whether they may use it now. */
export type ListedWebhook = WebhookRow & { readonly holder_name: string | null; readonly may_act: boolean };

const ofOwner = (db: Db, accountId: string) => db.selectFrom('webhook').where('account_id', '=', accountId);

export const listWebhooks = (db: Db, accountId: string): Promise<ListedWebhook[]> =>
  ofOwner(db, accountId).selectAll().select(listed).orderBy('id').execute();

export const countWebhooks = (db: Db, accountId: string): Promise<number> => countRows(ofOwner(db, accountId));

export const findWebhook = (db: Db, accountId: string, id: string): Promise<WebhookRow | undefined> =>
  ofOwner(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();

interface Target {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

interface NewWebhook extends Target {
  readonly accountId: string;
  readonly personId: string;
  readonly secretKey: string;
}

const placeOf = (id: string) => ({ table: 'webhook', column: 'secret_key', row: id }) as const;

/** The secret that messages are signed with. */
export const readWebhookSecret = (db: Db, { id, stored }: { readonly id: string; readonly stored: string }) =>
  decryptSecret(db, placeOf(id), stored);

export async function insertWebhook(
  tx: AccessTx,
  { accountId, personId, secretKey, url, events }: NewWebhook,
): Promise<ListedWebhook> {
  const id = newId();
  return tx
    .insertInto('webhook')
    .values({
      id,
      account_id: accountId,
      created_by: personId,
      set_by: personId,
      url,
      events: [...events],
      secret_key: await encryptSecret(tx, placeOf(id), secretKey),
    })
    .returningAll()
    .returning(listed)
    .executeTakeFirstOrThrow();
}

const updateOwn = (tx: Tx, accountId: string, id: string) =>
  tx.updateTable('webhook').where('id', '=', id).where('account_id', '=', accountId).returningAll().returning(listed);

interface WebhookChange extends Target {
  readonly accountId: string;
  readonly id: string;
  readonly personId: string;
  readonly active: boolean;
}

/** Another address, or switching it on, makes it that person's. Switching on forgets the failures of the past. */
export function updateWebhook(
  tx: AccessTx,
  { accountId, id, personId, url, events, active }: WebhookChange,
): Promise<ListedWebhook | undefined> {
  const isTaken = sql<boolean>`(url <> ${url} or (disabled_at is not null and ${active}))`;
  return updateOwn(tx, accountId, id)
    .set({
      url,
      events: [...events],
      set_by: sql<string>`case when ${isTaken} then ${personId}::uuid else set_by end`,
      set_at: sql<Date>`case when ${isTaken} then now() else set_at end`,
      ...(active
        ? {
            disabled_at: null,
            disabled_by: null,
            disabled_why: null,
            failing_since: sql<Date>`case when disabled_at is null then failing_since end`,
          }
        : {
            disabled_at: sql<Date>`coalesce(disabled_at, now())`,
            disabled_by: sql<'owner' | 'failures'>`coalesce(disabled_by, 'owner')`,
          }),
    })
    .executeTakeFirst();
}

/** The address stays that of whoever set it: a new secret must not let it outlast them. */
export const setSecretKey = async (tx: AccessTx, accountId: string, id: string, personId: string, secretKey: string) =>
  updateOwn(tx, accountId, id)
    .set({
      secret_key: await encryptSecret(tx, placeOf(id), secretKey),
      secret_unreadable_at: null,
      set_by: sql<string>`coalesce(set_by, created_by)`,
      created_by: personId,
      set_at: sql<Date>`now()`,
    })
    .executeTakeFirst();

/** Returns the webhook to whoever marks it first, unless it has got another secret. */
export const markUnreadable = (tx: Tx, id: string, stored: string): Promise<WebhookRow | undefined> =>
  tx
    .updateTable('webhook')
    .set({ secret_unreadable_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('secret_key', '=', stored)
    .where('secret_unreadable_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Those that wait for another secret, unless the key comes back. */
export const listUnreadable = (db: Db) =>
  db.selectFrom('webhook').select(['id', 'secret_key']).where('secret_unreadable_at', 'is not', null).execute();

export const markReadable = (db: Db, id: string) =>
  db.updateTable('webhook').set({ secret_unreadable_at: null }).where('id', '=', id).execute();

const switchOff = (tx: Tx, disabled_why: WebhookRow['disabled_why']) =>
  tx
    .updateTable('webhook')
    .set({ disabled_at: sql<Date>`now()`, disabled_by: 'owner', disabled_why })
    .where('disabled_at', 'is', null)
    .returningAll();

export const disableAllWebhooks = (tx: Tx, accountId: string): Promise<WebhookRow[]> =>
  switchOff(tx, null).where('account_id', '=', accountId).execute();

/** Those that send to a person, or whose secret they know; the owner of the account can switch them on again. */
export const disableWebhooksBy = (tx: Tx, accountId: string, personId: string): Promise<WebhookRow[]> =>
  switchOff(tx, 'person-left')
    .where('account_id', '=', accountId)
    .where(isWebhookOf(sql`${personId}::uuid`))
    .execute();

/** Set by this person, or belonging to their own account. */
const heldBy = (personId: string) =>
  sql<boolean>`(account_id = ${personId} or set_by = ${personId} or created_by = ${personId})`;

/** Those that are on. */
export const listHeldWebhooks = (db: Db, personId: string) =>
  db
    .selectFrom('webhook')
    .select(['id', 'url', 'set_at', holder.as('holder_id'), holderName.as('holder_name')])
    .where(heldBy(personId))
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();

export const disableHeldWebhook = (tx: Tx, personId: string, id: string): Promise<WebhookRow | undefined> =>
  switchOff(tx, 'taken-back').where('id', '=', id).where(heldBy(personId)).executeTakeFirst();

/** Those of this person whose address or secret was set since, by whichever of the two it belongs to. */
export const disableWebhooksSince = (tx: Tx, personId: string, since: Date): Promise<WebhookRow[]> =>
  switchOff(tx, 'taken-back')
    .where(heldBy(personId))
    .where(isWebhookOf(sql`${personId}::uuid`))
    .where('set_at', '>=', since)
    .execute();

export async function deleteWebhook(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('webhook')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const markWorking = (tx: Tx, id: string) =>
  tx
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();

/** Returns the webhook once it has failed for `days`, in which case it is switched off. */
export async function markFailing(tx: Tx, id: string, days: number): Promise<WebhookRow | undefined> {
  await tx
    .updateTable('webhook')
    .set({ failing_since: sql<Date>`now()` })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute();
  return tx
    .updateTable('webhook')
    .set({ disabled_at: sql<Date>`now()`, disabled_by: 'failures', disabled_why: null })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('failing_since', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .returningAll()
    .executeTakeFirst();
}
