/** Document 1, section 9. Apart from the list they belong to, so that a picker knows them before the list is loaded. */
export const SUGGESTIONS_MAX = 10;
export const SUGGESTION_TEXT_MIN = 2;
export const SUGGESTION_DELAY_MS = 300;
