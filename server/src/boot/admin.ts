import { parseArgs } from 'node:util';
import type { Api } from '@letfair/api';
import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { isSendableName } from '@letfair/domain/accounts/sendable-name';
import { passwordProblem, passwordSentences } from '@letfair/domain/accounts/sign-in-rules';
import { MAX_NAME_LENGTH } from '@letfair/domain/accounts/sign-up-rules';
import { hasHiddenCharacters } from '@letfair/domain/visible-text';
import type { Config } from '../config/config.ts';
import { isPublishedPassword } from '../config/published-passwords.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Usage: npm run create-admin -- --email ann@letfair.example --name "Ann Lee"';

interface AdminName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A null name or password is asked for. */
export function parseAdminArguments(args: readonly string[]): {
  readonly email: string;
  readonly name: AdminName | null;
  readonly password: string | null;
} {
  let values: { email?: string | undefined; name?: string | undefined; password?: string | undefined };
  try {
    const options = { email: { type: 'string' }, name: { type: 'string' }, password: { type: 'string' } } as const;
    ({ values } = parseArgs({ args: [...args], options }));
  } catch {
    throw new StartError(`create-admin only accepts --email, --name and --password. ${USAGE}`);
  }
  const { email, name, password } = values;
  if (!email) throw new StartError(`create-admin needs --email. ${USAGE}`);
  if (!looksLikeEmail(email)) throw new StartError('--email must be an email address, such as ann@letfair.example.');
  if (password !== undefined) refuseWeakPassword(password);
  return { email, name: name === undefined ? null : parseAdminName(name), password: password ?? null };
}

/** "Ann Mary Lee": what comes last is the last name. */
export function parseAdminName(text: string): AdminName {
  const words = text.trim().split(/\s+/);
  const [firstName, lastName] = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  const isTooLong = Math.max(firstName.length, lastName.length) > MAX_NAME_LENGTH;
  if (firstName === '' || isTooLong || hasHiddenCharacters(text) || ![firstName, lastName].every(isSendableName))
    throw new StartError(`The name needs a first and a last name, each of up to ${MAX_NAME_LENGTH} letters. ${USAGE}`);
  return { firstName, lastName };
}

export function refuseWeakPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem) throw new StartError(`The password was refused: ${problem}`);
}

export function refusePublishedPassword(password: string, { isLocal }: Pick<Config, 'isLocal'>): void {
  if (!isLocal && isPublishedPassword(password))
    throw new StartError('The password was refused: anyone can read it in Letfair’s repository. Choose another.');
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
