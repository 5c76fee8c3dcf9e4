import type { privacyContract } from '@letfair/contract/privacy';
import type { Handler } from '../../platform/http/handlers.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { lockAccount, presentUser } from '../accounts/index.ts';
import { restoreAccountListings } from '../search/index.ts';
import { reopenAccount } from './closed-accounts.repository.ts';
import { accountKeptMail, privacyLinks } from './mails.ts';

/** Keeping what is kept changes nothing. */
export const keepAccount =
  (publicUrl: string): Handler<typeof privacyContract.keep> =>
  ({ actor, write }) =>
    write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account) throw new Error('A session outlived its account.');
      if (!account.closed_at) return { ok: true, data: { user: presentUser(account) } };
      const kept = await reopenAccount(tx, account.id);
      await restoreAccountListings(tx, account.id);
      await enqueueMail(tx, account.email, accountKeptMail(privacyLinks(publicUrl)));
      return { ok: true, data: { user: presentUser(kept) }, message: 'Your account stays.' };
    });
