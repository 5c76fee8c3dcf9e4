import type { ApiKeyRecord, apiKeysContract } from '@letfair/contract/agencies/feed/api-keys';
import {
  API_KEY_PREFIX,
  type ApiKeyScope,
  apiKeySentences,
  MAX_API_KEYS,
} from '@letfair/domain/agencies/feed/api-keys';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, notFound } from '../../../platform/http/refusals.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { lockAccount, tellOfAccess } from '../../accounts/sign-in/index.ts';
import {
  type ApiKeyRow,
  countApiKeys,
  deleteApiKey,
  deleteKeys,
  insertApiKey,
  type ListedApiKey,
  listApiKeys,
} from './api-keys.repository.ts';

const HINT_LENGTH = API_KEY_PREFIX.length + 5;

const presentKey = (row: ListedApiKey): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes as ApiKeyScope[],
  createdAt: row.created_at.toISOString(),
  createdBy: row.creator,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  isPaused: !row.may_act,
});

export const recordKey = (tx: Tx, actorId: string, { hint, scopes }: ApiKeyRow, action: 'key-create' | 'key-revoke') =>
  recordAudit(tx, {
    actor_id: actorId,
    actor_role: 'lister',
    action,
    target_type: 'account',
    target_id: actorId,
    status: action === 'key-create' ? 'active' : 'revoked',
    // Not the name, which the owner chose freely.
    note: `${hint}… ${scopes.join(' ')}`,
  });

export const listOwnKeys =
  (db: Db): Handler<typeof apiKeysContract.list> =>
  async ({ actor }) => ({ ok: true, data: { keys: (await listApiKeys(db, actor.id)).map(presentKey) } });

/** The account lock keeps parallel requests from passing the limit. */
export const createKey =
  (publicUrl: string): Handler<typeof apiKeysContract.create> =>
  ({ actor, body: { name, scopes }, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if ((await countApiKeys(tx, actor.id)) >= MAX_API_KEYS) return conflict(apiKeySentences.tooMany);
      const secret = `${API_KEY_PREFIX}${newToken()}`;
      const key = await insertApiKey(tx, {
        accountId: actor.id,
        createdBy: actor.person,
        name,
        secretHash: hashToken(secret),
        hint: secret.slice(0, HINT_LENGTH),
        scopes: [...new Set(scopes)],
      });
      await recordKey(tx, actor.id, key, 'key-create');
      await tellOfAccess(tx, actor.person, 'key-made', publicUrl);
      return { ok: true, data: { key: presentKey(key), secret } };
    });

export const revokeKey =
  (): Handler<typeof apiKeysContract.revoke> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const revoked = await deleteApiKey(tx, actor.id, params.id);
      if (!revoked) return notFound('We couldn’t find this key.');
      await recordKey(tx, actor.id, revoked, 'key-revoke');
      return { ok: true, data: { id: revoked.id } };
    });

/** Whoever no longer works with other software for an account keeps no key that they know the secret of. */
export async function revokeKeysBy(tx: Tx, accountId: string, personId: string): Promise<void> {
  for (const key of await deleteKeys(tx, accountId, personId)) await recordKey(tx, accountId, key, 'key-revoke');
}

export async function revokeAllKeys(tx: Tx, accountId: string): Promise<void> {
  for (const key of await deleteKeys(tx, accountId)) await recordKey(tx, accountId, key, 'key-revoke');
}
