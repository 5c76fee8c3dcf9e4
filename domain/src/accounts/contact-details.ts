/** RFC 5321 leaves no room for a longer address. */
export const MAX_EMAIL_LENGTH = 254;

const address = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]{2,}$/;

export const looksLikeEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && address.test(text.trim());

/** Addresses are compared without case; this is the form they are compared in. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const MAX_PHONE_LENGTH = 30;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15; // E.164

/** Digits with the separators people type; the number itself is never dialled by us. */
export function looksLikePhone(text: string): boolean {
  if (text.length > MAX_PHONE_LENGTH || !/^\+?[\d\s().-]+$/.test(text.trim())) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** The agency somebody works for, where there is one. */
  readonly company?: string | null;
}

/** How somebody is called towards others: the agency, or first name and initial. */
export function publicName({ firstName, lastName, company }: Named): string {
  if (company) return company;
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}
