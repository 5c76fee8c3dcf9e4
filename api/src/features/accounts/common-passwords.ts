import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/password-rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Of those long enough to be chosen at all; the shorter ones are refused for their length. */
const COMMONEST = 3_000;

/** The package's list is sorted by how often each password was found in leaks. */
const commonest = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH).slice(0, COMMONEST),
);

/** Takes the password in lower case: a capital letter does not make a common password rare. */
export const isCommonPassword = (password: string): boolean => commonest.has(password);
