import type { Api } from '@letfair/api';
import { passwordSentences } from '@letfair/domain/accounts/sign-in-rules';
import { StartProblem } from './start-problem.ts';

/** Without the common passwords, which the API knows, a password has passed the configuration already. */
export async function ensureAdmin(
  { createAdmin }: Pick<Api, 'createAdmin'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await createAdmin(email, password).catch((error: Error) => {
    if (error.message !== passwordSentences.common) throw error;
    throw new StartProblem(`ADMIN_PASSWORD takes a password that is not among the most common ones.`);
  });
}
