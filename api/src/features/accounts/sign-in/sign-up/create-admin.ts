import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { passwordProblem } from '@letfair/domain/accounts/sign-in-rules';
import { write } from '../../../../platform/db.ts';
import { markVerified, upsertUnverifiedAccount } from '../accounts.repository.ts';
import type { AccountsDeps } from '../deps.ts';
import { isCommonPassword } from '../password/passwords.ts';
import { deleteVerification } from '../verification/proofs.repository.ts';

interface AdminName {
  readonly firstName: string;
  readonly lastName: string;
}

/** For an admin whom nobody has named, such as that of the settings. */
const UNNAMED: AdminName = { firstName: 'Letfair', lastName: 'Admin' };

/** Admins are created by the operator; an unverified account with the same email is taken over. */
export const createAdmin =
  ({ db, passwords }: Pick<AccountsDeps, 'db' | 'passwords'>) =>
  async (email: string, password: string, name: AdminName = UNNAMED): Promise<'created' | 'exists'> => {
    if (!looksLikeEmail(email)) throw new Error('Please enter a valid email address');
    const problem = passwordProblem(password, isCommonPassword);
    if (problem) throw new Error(problem);
    const passwordHash = await passwords.hash(password);
    return write(db, async (tx) => {
      const person = { email: email.trim(), ...name, phone: '' };
      const saved = await upsertUnverifiedAccount(tx, { ...person, userType: 'admin', passwordHash });
      if (!saved) return 'exists';
      await markVerified(tx, saved.id);
      await deleteVerification(tx, saved.id);
      return 'created';
    });
  };
