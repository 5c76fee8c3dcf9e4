/** Controls, zero-width and direction characters, line separators, and letters that are drawn as nothing. */
const hidden = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800/u;

export const HIDDEN_CHARACTERS = 'This contains invisible characters. Please type it instead of pasting it.';

/**
 * For names and addresses: two that look alike have to be alike, and none may reorder or hide what stands around it.
 * Spaces around the text do not count, since they are dropped.
 */
export const hasHiddenCharacters = (text: string): boolean => hidden.test(text.trim());

export const hiddenCharactersProblem = (text: string): string | null =>
  hasHiddenCharacters(text) ? HIDDEN_CHARACTERS : null;
