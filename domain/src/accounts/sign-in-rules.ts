export const MIN_PASSWORD_LENGTH = 8;
/** Bounds the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 200;

export const passwordSentences = {
  tooShort: `Use at least ${MIN_PASSWORD_LENGTH} characters for your password.`,
  tooLong: `Use at most ${MAX_PASSWORD_LENGTH} characters for your password.`,
  common: 'This password is one of the most common ones. Please choose another.',
} as const;

/** The list of common passwords exists on the server only, so that the browser does not load it. */
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

/** Applied to everything typed or pasted into the code field. */
export const keepCodeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Life of a session token on the server. */
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;

const HOUR = 3_600;

export const sessionSeconds = (rememberMe: boolean): number =>
  rememberMe ? REMEMBERED_SESSION_DAYS * 24 * HOUR : SESSION_HOURS * HOUR;

/** Life of the link that restores the former email address. */
export const REVERT_DAYS = 14;
