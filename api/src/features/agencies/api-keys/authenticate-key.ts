import { API_KEY_CALLS, type ApiKeyScope, apiKeySentences, scopeRefusal } from '@letfair/domain/agencies/feed/api-keys';
import { type Db, write } from '../../../platform/db.ts';
import type { AuthenticateKey } from '../../../platform/http/handlers.ts';
import { countHits } from '../../../platform/throttle.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { findKeyAccount, touchApiKey } from './api-keys.repository.ts';

const callsPerKey = { bucket: 'api-key', ...API_KEY_CALLS };

/** Reads the key from the database on every call, so that a revoked one is refused at once. */
export const createKeyAuthenticator =
  (db: Db): AuthenticateKey =>
  async (secret, scope) => {
    if (secret === null) return { ok: false, code: 'unauthenticated', message: apiKeySentences.missing };
    const found = await findKeyAccount(db, hashToken(secret));
    if (!found) return { ok: false, code: 'unauthenticated', message: apiKeySentences.unknown };
    const { wait, ...allowance } = await countHits(db, callsPerKey, found.key_id);
    if (wait !== null)
      return {
        ok: false,
        code: 'too_many',
        message: 'Too many requests with this key. Please try again later.',
        retryAfterSeconds: wait,
        allowance,
      };
    if (!(found.scopes as ApiKeyScope[]).includes(scope))
      return { ok: false, code: 'forbidden', message: scopeRefusal(scope), allowance };
    // Rounded to the minute, so that most calls do not write.
    if (found.used_before_this_minute) await write(db, (tx) => touchApiKey(tx, found.key_id));
    return {
      ok: true,
      allowance,
      actor: {
        id: found.id,
        person: found.id,
        membership: null,
        userType: found.user_type,
        // A key of an account that is about to be deleted is not found.
        isClosing: false,
        isLimited: found.is_limited,
        hasRecentPassword: false,
        mustSetUpSecondStep: false,
        sessionHash: Buffer.alloc(0),
      },
    };
  };
