import type { apiKeysContract } from '@letfair/contract/agencies/feed/api-keys';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { createKey, listOwnKeys, revokeKey } from './manage-keys.ts';

export { createKeyAuthenticator } from './authenticate-key.ts';
export { keyAccess } from './key-access.ts';
export { revokeAllKeys, revokeKeysBy } from './manage-keys.ts';

export const apiKeysRoutes = (db: Db, publicUrl: string): Handlers<typeof apiKeysContract> => ({
  list: listOwnKeys(db),
  create: createKey(publicUrl),
  revoke: revokeKey(),
});
