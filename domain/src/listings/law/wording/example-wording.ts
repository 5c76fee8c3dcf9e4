import { checkWording, type Wording } from './check-wording.ts';

/** The first words of a text that say one of these, as they stand there, for tests. */
export const wordsSaying =
  (...wordings: readonly Wording[]) =>
  (text: string): string | null => {
    const found = checkWording(text).find(({ wording }) => wordings.includes(wording));
    return found ? text.slice(found.start, found.end) : null;
  };
