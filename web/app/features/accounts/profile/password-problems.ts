import type { Fields } from '@letfair/contract/wire/endpoint';
import { passwordProblem } from '@letfair/domain/accounts/sign-in-rules';

export interface PasswordFields {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** What is wrong with a change of the password before it is sent, by field. */
export function passwordProblems({ currentPassword, newPassword, confirmPassword }: PasswordFields): Fields {
  const weak = passwordProblem(newPassword);
  return {
    ...(currentPassword === '' && { currentPassword: 'Enter your current password.' }),
    ...(weak && { newPassword: weak }),
    ...(confirmPassword !== newPassword && { confirmPassword: 'The two new passwords don’t match.' }),
  };
}
