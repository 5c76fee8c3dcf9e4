import { publicName } from '../accounts/contact-details.ts';

/** What somebody is known by, as they typed it. */
export interface Known {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Stands where a name, a number or an address stood. */
export const REMOVED = '[removed]';

/** A single letter says nothing about anybody, and would be found in every sentence. */
const SHORTEST_NAME = 2;
/** A number people could ring. */
const FEWEST_DIGITS = 6;

const BETWEEN_DIGITS = '[^0-9A-Za-z]{0,3}';
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Patterns that PostgreSQL and JavaScript read alike. */
export interface PersonalPatterns {
  readonly anyCase: readonly string[];
  /** Whole words, the way they are spelled. */
  readonly asSpelled: readonly string[];
}

/** For what was said between somebody and those they had to do with: the address, the number, and each of the names. */
export const personalPatterns = ({ firstName, lastName, ...rest }: Known): PersonalPatterns =>
  patternsOf(
    [firstName, lastName].flatMap((name) => name.trim().split(/\s+/)),
    rest,
  );

/** For what was said to anybody at all: others may have the same first name, but hardly the same name. */
export const unmistakablePatterns = ({ firstName, lastName, ...rest }: Known): PersonalPatterns =>
  patternsOf([`${firstName} ${lastName}`.trim(), publicName({ firstName, lastName })], rest);

function patternsOf(names: readonly string[], { email, phone }: Pick<Known, 'email' | 'phone'>): PersonalPatterns {
  // With or without the code of the country.
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
