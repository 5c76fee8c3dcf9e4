export const MIN_PASSWORD_LENGTH = 8;
/** Long enough for any passphrase, short enough that hashing it costs what hashing any other does. */
export const MAX_PASSWORD_LENGTH = 200;

export const passwordSentences = {
  tooShort: `Use at least ${MIN_PASSWORD_LENGTH} characters for your password.`,
  tooLong: `Use at most ${MAX_PASSWORD_LENGTH} characters for your password.`,
  common: 'This password is one of the most common ones. Please choose another.',
} as const;

/** What is wrong with a password, or null. Which passwords are common is the server's knowledge. */
export function passwordProblem(
  password: string,
  isCommon: (password: string) => boolean = () => false,
): string | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return passwordSentences.tooShort;
  if (password.length > MAX_PASSWORD_LENGTH) return passwordSentences.tooLong;
  if (isCommon(password.toLowerCase())) return passwordSentences.common;
  return null;
}

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESET_MINUTES = 30;

/** How the code field treats what is typed or pasted into it. */
export const keepCodeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** How long a token lives on the server. */
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;

const HOUR = 3_600;

export const sessionSeconds = (rememberMe: boolean): number =>
  rememberMe ? REMEMBERED_SESSION_DAYS * 24 * HOUR : SESSION_HOURS * HOUR;

/** How long the link that gives an account its former address back works. */
export const REVERT_DAYS = 14;
