import type { Db, Tx } from '../../platform/db.ts';
import type { Authenticate } from '../../platform/http/handlers.ts';
import type { StillSignedIn } from '../../platform/live/live-channel.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Account } from './accounts.repository.ts';
import { presentUser } from './present-user.ts';
import { insertSession, signedInAmong, signedInBy } from './sessions.repository.ts';

/** Signs the account in: what login and verification answer. */
export async function startSession(tx: Tx, account: Account, seconds: number) {
  const token = newToken();
  await insertSession(tx, account.id, hashToken(token), seconds);
  return { user: presentUser(account), token };
}

export const authenticator =
  (db: Db): Authenticate =>
  async (token) => {
    const sessionHash = hashToken(token);
    const found = await signedInBy(db, sessionHash);
    return found ? { id: found.id, userType: found.user_type, sessionHash } : null;
  };

export const stillSignedIn =
  (db: Db): StillSignedIn =>
  async (sessionHashes) => {
    const found = await signedInAmong(db, sessionHashes);
    return new Set(found.map(({ token_hash }) => token_hash.toString('base64')));
  };
