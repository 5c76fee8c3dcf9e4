/** Usual reasons for rejecting a listing because of what it says. */
export const wordingReasons = [
  'The text asks for a payment the law doesn’t allow. Please take it out.',
  'The text turns away people the law protects. Please describe who the home suits without naming groups.',
] as const;

/** A rejection is about the wording where it gives a usual reason for that, or quotes the words. */
export const isAboutWording = (reason: string, words: readonly string[]): boolean =>
  [...wordingReasons, ...words].some((quoted) => quoted !== '' && reason.includes(quoted));

export const wordingDecisionKinds = ['approved', 'refused'] as const;

/** A sentence and what a moderator made of it: a row to train the classifier with. */
export interface WordingDecision {
  readonly sentence: string;
  readonly decision: (typeof wordingDecisionKinds)[number];
}
