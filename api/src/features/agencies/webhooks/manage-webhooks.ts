import type { WebhookRecord, webhooksContract } from '@letfair/contract/agencies/feed/webhooks';
import { mailName } from '@letfair/domain/accounts/sendable-name';
import { MAX_WEBHOOKS, type WebhookEvent, webhookSentences } from '@letfair/domain/agencies/feed/webhooks';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, notFound, passwordNeeded } from '../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findUrlProblem } from '../../../platform/outbound/check-url.ts';
import { wakeDispatcher } from '../../../platform/outbound/webhooks.ts';
import { newToken } from '../../../platform/tokens.ts';
import { findAccountById, lockAccount, tellOfAccess } from '../../accounts/sign-in/index.ts';
import { setterLeftMail } from './mails.ts';
import {
  countWebhooks,
  deleteWebhook,
  disableAllWebhooks,
  disableWebhooksBy,
  findWebhook,
  insertWebhook,
  type ListedWebhook,
  listWebhooks,
  setSecretKey,
  updateWebhook,
} from './webhooks.repository.ts';

const SECRET_PREFIX = 'whsec_';
const newSecret = (): string => `${SECRET_PREFIX}${newToken()}`;

export const webhookNotFound = notFound('We couldn’t find this webhook.');

const presentWebhook = (row: ListedWebhook): WebhookRecord => ({
  id: row.id,
  url: row.url,
  events: row.events as WebhookEvent[],
  off: row.disabled_at ? (row.disabled_why ?? row.disabled_by) : null,
  isPaused: !row.may_act,
  isStopped: row.secret_unreadable_at !== null,
  failingSince: row.failing_since?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  setBy: row.holder_name,
});

/** The name is resolved when a message is sent, because it may lead elsewhere by then. */
function urlRefusal(url: string) {
  const problem = findUrlProblem(url);
  if (!problem) return null;
  const isWeb = problem !== 'not-an-address' && problem !== 'not-https';
  return invalid('url', isWeb ? webhookSentences.notPublic : webhookSentences.notAnAddress);
}

type Action = 'webhook-add' | 'webhook-change' | 'webhook-secret' | 'webhook-remove';
export const recordChange = (tx: Tx, actorId: string, action: Action, host = '') =>
  recordAudit(tx, {
    actor_id: actorId,
    actor_role: 'lister',
    action,
    target_type: 'account',
    target_id: actorId,
    status: 'active',
    note: host,
  });

export const hostIn = (url: string): string => URL.parse(url)?.host ?? '';

export const listOwnWebhooks =
  (db: Db): Handler<typeof webhooksContract.list> =>
  async ({ actor }) => ({ ok: true, data: { webhooks: (await listWebhooks(db, actor.id)).map(presentWebhook) } });

/** The account lock keeps parallel requests from passing the limit. */
export const addWebhook =
  (publicUrl: string): Handler<typeof webhooksContract.add> =>
  async ({ actor, body: { url, events }, write }) =>
    urlRefusal(url) ??
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if ((await countWebhooks(tx, actor.id)) >= MAX_WEBHOOKS) return conflict(webhookSentences.tooMany);
      const secret = newSecret();
      const added = await insertWebhook(tx, {
        accountId: actor.id,
        personId: actor.person,
        url,
        events,
        secretKey: secret,
      });
      await recordChange(tx, actor.id, 'webhook-add', hostIn(url));
      await tellOfAccess(tx, actor.person, 'webhook-set', publicUrl);
      return { ok: true, data: { webhook: presentWebhook(added), secret } };
    });

export const changeWebhook =
  (publicUrl: string): Handler<typeof webhooksContract.change> =>
  async ({ actor, params, body, write }) =>
    urlRefusal(body.url) ??
    write(async (tx) => {
      const before = await findWebhook(tx, actor.id, params.id);
      if (!before) return webhookNotFound;
      if (before.url !== body.url && !actor.hasRecentPassword) return passwordNeeded;
      const changed = await updateWebhook(tx, {
        accountId: actor.id,
        id: params.id,
        personId: actor.person,
        ...body,
      });
      if (!changed) return webhookNotFound;
      await recordChange(tx, actor.id, 'webhook-change', hostIn(body.url));
      if (before.url !== body.url) await tellOfAccess(tx, actor.person, 'webhook-set', publicUrl);
      return { ok: true, data: presentWebhook(changed) };
    });

export const renewSecret =
  (publicUrl: string): Handler<typeof webhooksContract.renewSecret> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const secret = newSecret();
      const changed = await setSecretKey(tx, actor.id, params.id, actor.person, secret);
      if (!changed) return webhookNotFound;
      // Messages may have waited for it.
      await wakeDispatcher(tx);
      await recordChange(tx, actor.id, 'webhook-secret', hostIn(changed.url));
      await tellOfAccess(tx, actor.person, 'webhook-set', publicUrl);
      return { ok: true, data: { webhook: presentWebhook(changed), secret } };
    });

export const removeWebhook =
  (): Handler<typeof webhooksContract.remove> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      if (!(await deleteWebhook(tx, actor.id, params.id))) return webhookNotFound;
      await recordChange(tx, actor.id, 'webhook-remove');
      return { ok: true, data: { id: params.id } };
    });

/**
 * Whoever no longer works with other software for an account gets no more messages at addresses they set, and knows no
 * secret that is in use. The account is told, because its own software may be what goes without.
 */
export async function switchOffWebhooksBy(tx: Tx, accountId: string, personId: string): Promise<void> {
  const hosts = (await disableWebhooksBy(tx, accountId, personId)).map(({ url }) => hostIn(url));
  for (const host of hosts) await recordChange(tx, accountId, 'webhook-change', host);
  if (hosts.length === 0) return;
  const [owner, person] = [await findAccountById(tx, accountId), await findAccountById(tx, personId)];
  if (!owner || !person || owner.id === person.id) return;
  await enqueueMail(
    tx,
    owner.email,
    setterLeftMail(hosts, mailName(`${person.first_name} ${person.last_name}`, person.user_type)),
  );
}

export async function switchOffAllWebhooks(tx: Tx, accountId: string): Promise<void> {
  for (const { url } of await disableAllWebhooks(tx, accountId))
    await recordChange(tx, accountId, 'webhook-change', hostIn(url));
}
