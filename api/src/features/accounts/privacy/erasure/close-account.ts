import type { privacyContract } from '@letfair/contract/accounts/privacy';
import { deletionRefusal, deletionSentences, erasureDate } from '@letfair/domain/accounts/privacy/retention';
import { AFFECTED_CHANGED } from '@letfair/domain/lettings/consequences/account-words';
import { type Db, runHooks } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { type Limit, limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { findAffected } from '../../affected/index.ts';
import {
  demoAccountRefusal,
  findAccountById,
  lockAccount,
  lockAccountAndAdmins,
  type Passwords,
  presentUser,
} from '../../sign-in/index.ts';
import { accountClosedMail, accountKeptMail, privacyLinks } from '../mails.ts';
import { markClosed, reopenAccount } from './closed-accounts.repository.ts';

/** Same limit as sign-in, counted by account. */
const deletionTries: Limit = { bucket: 'delete-account', hits: 10, seconds: 900 };

const wrongPassword = invalid('password', deletionSentences.wrongPassword);

export interface PrivacyDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly publicUrl: string;
}

/** Closing again keeps the first date. */
export const closeAccount =
  ({ db, passwords, publicUrl }: PrivacyDeps): Handler<typeof privacyContract.close> =>
  async ({ actor, body, write }) => {
    const overLimit = await limitRefusal(db, deletionTries, actor.id);
    if (overLimit) return overLimit;
    const before = await findAccountById(db, actor.id);
    const shared = demoAccountRefusal(before);
    if (shared) return shared;
    if (!(await passwords.matches(before?.password_hash, body.password))) return wrongPassword;
    await resetHits(db, deletionTries, actor.id);

    return write(async (tx) => {
      const locked = await lockAccountAndAdmins(tx, actor.id);
      const account = locked.find(({ id }) => id === actor.id);
      // The password may have changed since the check above.
      if (!account || account.password_hash !== before?.password_hash) return wrongPassword;
      const activeAdminIds = locked
        .filter((admin) => admin.user_type === 'admin' && !admin.hidden_at)
        .map(({ id }) => id);
      const refusal = deletionRefusal(actor.id, activeAdminIds);
      if (refusal) return conflict(refusal);
      const isChanged = body.seen !== undefined && body.seen !== (await findAffected(tx, actor.id, 'close')).seen;
      if (isChanged) return conflict(AFFECTED_CHANGED);

      const due = erasureDate(await markClosed(tx, actor.id));
      await runHooks(tx, 'afterAccountStep', actor.id, 'close');
      await enqueueMail(tx, account.email, accountClosedMail({ due, ...privacyLinks(publicUrl) }));
      return { ok: true, data: { deletionDue: due.toISOString() } };
    });
  };

export const cancelAccountDeletion =
  (publicUrl: string): Handler<typeof privacyContract.keep> =>
  ({ actor, write }) =>
    write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account) throw new Error('A session outlived its account.');
      if (!account.closed_at) return { ok: true, data: { user: presentUser(account) } };
      const kept = await reopenAccount(tx, account.id);
      await runHooks(tx, 'afterAccountStep', account.id, 'keep');
      await enqueueMail(tx, account.email, accountKeptMail(privacyLinks(publicUrl)));
      return { ok: true, data: { user: presentUser(kept) }, message: 'We’ve kept your account.' };
    });
