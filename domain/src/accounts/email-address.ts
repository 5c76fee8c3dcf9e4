/** RFC 5321 leaves no room for a longer address. */
export const MAX_EMAIL_LENGTH = 254;

const address = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]{2,}$/;

export const looksLikeEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && address.test(text.trim());

/** Addresses are compared without case; this is the form they are compared in. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
