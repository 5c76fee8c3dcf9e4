import type { profileContract } from '@letfair/contract/accounts/profile';
import { accessSentences } from '@letfair/domain/accounts/access';
import { lockWithTeams } from '../../../../platform/access/lock-holders.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../../platform/http/refusals.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import { type TakeBackDeps, takeBack } from '../take-back/take-back.ts';
import { consumeEmailRevert, findEmailRevert } from './email-changes.repository.ts';

const invalidLink = invalid(
  'token',
  'This link isn’t valid or has expired. If someone has taken over your account, contact us at /contact.',
  'This link isn’t valid or has expired.',
);

/** Restores the former email, whether or not the new one was verified, and ends what was made since it was changed. */
export const revertEmail =
  (deps: TakeBackDeps): Handler<typeof profileContract.revertEmail> =>
  async ({ body, write }) => {
    const revert = await findEmailRevert(deps.db, hashToken(body.token));
    if (!revert) return invalidLink;
    // Hashed before the transaction, because hashing is slow.
    const passwordHash = await deps.passwords.hash(newToken());

    return write(async (tx) => {
      const account = await lockWithTeams(tx, revert.account_id);
      if (!account || !(await consumeEmailRevert(tx, revert))) return invalidLink;
      const { email, created_at: since } = revert;
      const data = await takeBack(tx, deps, { account, email, since, passwordHash });
      if (!data) return conflict(accessSentences.emailTaken);
      return {
        ok: true,
        data,
        message: 'We’ve restored your old email address and signed you out on every device.',
      };
    });
  };
