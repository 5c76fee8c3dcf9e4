import { emailProblem } from '../../accounts/contact-details.ts';
import { sendableNameProblem } from '../../accounts/sendable-name.ts';
import type { ListingStatus } from '../../listings/lifecycle.ts';
import { hiddenCharactersProblem } from '../../visible-text.ts';

export const MAX_CLIENTS = 1_000;
export const MAX_CLIENT_NAME = 160;
export const MAX_CLIENT_PHONE = 40;
export const MAX_CLIENT_ADDRESS = 400;
export const MAX_CLIENT_NOTES = 4_000;

interface ClientFields {
  readonly name: string;
  readonly email: string;
  readonly address: string;
}

/** A client need not have an email address, and a postal address may have several lines. */
export function clientProblems({ name, email, address }: ClientFields): Readonly<Record<string, string>> {
  const problems = {
    name: hiddenCharactersProblem(name) ?? sendableNameProblem(name),
    email: email.trim() === '' ? null : emailProblem(email),
    address: hiddenCharactersProblem(address.replace(/[\r\n]/g, '')),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}

/** Finished listings count neither for the client nor for the lister. */
export const pastStatuses = ['let', 'withdrawn'] as const satisfies readonly ListingStatus[];
