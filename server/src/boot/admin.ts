import { parseArgs } from 'node:util';
import type { Api } from '@letfair/api';
import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { passwordProblem, passwordSentences } from '@letfair/domain/accounts/sign-in-rules';
import { StartError } from './start-error.ts';

const USAGE = 'Use: npm run create-admin -- --email ann@letfair.example';

/** A null password is asked for. */
export function parseAdminArguments(args: readonly string[]): {
  readonly email: string;
  readonly password: string | null;
} {
  let values: { email?: string | undefined; password?: string | undefined };
  try {
    ({ values } = parseArgs({ args: [...args], options: { email: { type: 'string' }, password: { type: 'string' } } }));
  } catch {
    throw new StartError(`create-admin only accepts --email and --password. ${USAGE}`);
  }
  const { email, password } = values;
  if (!email) throw new StartError(`create-admin needs --email. ${USAGE}`);
  if (!looksLikeEmail(email)) throw new StartError('--email must be an email address, such as ann@letfair.example.');
  if (password !== undefined) refuseWeakPassword(password);
  return { email, password: password ?? null };
}

export function refuseWeakPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem) throw new StartError(`The password was refused: ${problem}`);
}

export const passwordOptionWarning =
  'Warning: other people can read --password in the process list and in the shell’s history. Leave it out, and create-admin will ask for it or read it from standard input.';

/** The configuration has checked the password already, except against the list of common ones. */
export async function ensureAdmin(
  { createAdmin }: Pick<Api, 'createAdmin'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await createAdmin(email, password).catch((error: Error) => {
    if (error.message !== passwordSentences.common) throw error;
    throw new StartError(`ADMIN_PASSWORD must not be one of the most common passwords.`);
  });
}
