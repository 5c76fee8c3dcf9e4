import { HIDDEN_CHARACTERS, hasHiddenCharacters } from '../visible-text.ts';

/** The longest address RFC 5321 allows. */
export const MAX_EMAIL_LENGTH = 254;

const address = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]{2,}$/;

export const looksLikeEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && address.test(text.trim()) && !hasHiddenCharacters(text);

/** Null for an email address; an invisible character has a sentence of its own, since nobody would find it. */
export function emailProblem(text: string): string | null {
  if (looksLikeEmail(text)) return null;
  return hasHiddenCharacters(text) ? HIDDEN_CHARACTERS : 'Please enter a valid email address';
}

/** Email addresses are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const MAX_PHONE_LENGTH = 30;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15; // E.164

/** Accepts the separators people type; the number is never dialled by the program. */
export function looksLikePhone(text: string): boolean {
  if (text.length > MAX_PHONE_LENGTH || !/^\+?[\d\s().-]+$/.test(text.trim())) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** The agency, for agents. */
  readonly company?: string | null;
}

/** The name strangers see: the agency, or first name and initial. */
export function publicName({ firstName, lastName, company }: Named): string {
  if (company) return company;
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}
