/** A separate module, so that browsers know the limit without the words and places. */
export const MAX_SENTENCE = 300;
