import type { KindOfAccess } from '../../../platform/access/access-kind.ts';
import { deleteHeldKey, deleteKeysSince, listHeldKeys } from './api-keys.repository.ts';
import { recordKey } from './manage-keys.ts';

/** Keys that a person made, for whichever account; and all keys of the account that is theirs. */
export const keyAccess: KindOfAccess = {
  endSince: async (tx, personId, since) => {
    const ended = await deleteKeysSince(tx, personId, since);
    for (const key of ended) await recordKey(tx, key.account_id, key, 'key-revoke');
    return ended.map(({ name }) => name);
  },
  list: async (db, personId) =>
    (await listHeldKeys(db, personId)).map(({ id, name, created_at, created_by, creator }) => ({
      id,
      name,
      since: created_at,
      by: created_by === personId ? null : creator,
    })),
  endOne: async (tx, personId, id) => {
    const ended = await deleteHeldKey(tx, personId, id);
    if (ended) await recordKey(tx, ended.account_id, ended, 'key-revoke');
    return ended !== undefined;
  },
};
