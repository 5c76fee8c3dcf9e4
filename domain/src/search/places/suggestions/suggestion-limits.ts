/** A separate module, so that the picker knows the limits before it loads the list. */
export const SUGGESTIONS_MAX = 10;
export const SUGGESTION_TEXT_MIN = 2;
export const SUGGESTION_DELAY_MS = 300;
