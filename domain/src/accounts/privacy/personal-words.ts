import { publicName } from '../contact-details.ts';

/** Personal data to find in texts, as it was typed. */
export interface Known {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Replaces names, numbers and addresses in texts. */
export const REMOVED = '[removed]';

/** Single letters would match in every sentence. */
const SHORTEST_NAME = 2;
/** Shorter digit sequences are not phone numbers. */
const FEWEST_DIGITS = 6;

const BETWEEN_DIGITS = '[^0-9A-Za-z]{0,3}';
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Patterns with the same meaning in PostgreSQL and JavaScript. */
export interface PersonalPatterns {
  readonly anyCase: readonly string[];
  /** Whole words, case-sensitive. */
  readonly asSpelled: readonly string[];
}

/** For texts between the person and people they dealt with: email, phone and each name. */
export const personalPatterns = ({ firstName, lastName, ...rest }: Known): PersonalPatterns =>
  patternsOf(
    [firstName, lastName].flatMap((name) => name.trim().split(/\s+/)),
    rest,
  );

/** For all other texts, where only the full name identifies the person. */
export const fullNamePatterns = ({ firstName, lastName, ...rest }: Known): PersonalPatterns =>
  patternsOf([`${firstName} ${lastName}`.trim(), publicName({ firstName, lastName })], rest);

function patternsOf(names: readonly string[], { email, phone }: Pick<Known, 'email' | 'phone'>): PersonalPatterns {
  // With or without the country code.
  const digits = phone.replace(/\D/g, '').replace(/^(44|0)/, '');
  return {
    anyCase: [
      ...(email.trim() === '' ? [] : [escaped(email.trim())]),
      ...(digits.length < FEWEST_DIGITS
        ? []
        : [`([+]?44${BETWEEN_DIGITS})?(0${BETWEEN_DIGITS})?${[...digits].join(BETWEEN_DIGITS)}`]),
    ],
    asSpelled: [...new Set(names)]
      .filter((name) => [...name].length >= SHORTEST_NAME)
      .map((name) => `(?<!\\w)${escaped(name)}(?!\\w)`),
  };
}
