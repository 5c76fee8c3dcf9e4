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
