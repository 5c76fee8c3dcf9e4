import type { User } from '@letfair/contract/accounts/accounts';
import { sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import type { SignUpFields } from '@letfair/domain/accounts/sign-up-rules';
import {
  markVerified,
  replaceRoleDetails,
  upsertUnverifiedAccount,
} from '../features/accounts/sign-in/accounts.repository.ts';
import type { Passwords } from '../features/accounts/sign-in/index.ts';
import { startSession } from '../features/accounts/sign-in/sign-in/session.ts';
import { readNewAccount } from '../features/accounts/sign-in/sign-up/new-account.ts';
import { type Db, write } from '../platform/db.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

interface NewAccountDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly publicUrl: string;
}

/** What a request of Fastify's `inject` is seen to come from. */
const caller = { userAgent: 'lightMyRequest', network: '127.0.0.1' };

/**
 * What signing up and verifying leave, by the functions of both calls. Tests need thousands of accounts, and the calls
 * take a mail, a code and 50 ms each, by which timing tells nothing.
 */
export async function insertVerifiedAccount(
  { db, passwords, publicUrl }: NewAccountDeps,
  form: SignUpFields,
): Promise<SignedIn> {
  const signUp = { ...readNewAccount(form), passwordHash: await passwords.hash(form.password) };
  return write(db, async (tx) => {
    const saved = await upsertUnverifiedAccount(tx, signUp);
    if (!saved) throw new Error(`${form.email} is verified already.`);
    await replaceRoleDetails(tx, saved.id, signUp.details);
    const { user, token } = await startSession(tx, await markVerified(tx, saved.id), {
      seconds: sessionSeconds(false),
      kind: 'verification',
      caller,
      adminsNeedSecondStep: false,
      publicUrl,
    });
    return { user, token };
  });
}
