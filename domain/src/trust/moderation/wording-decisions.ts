/** Usual reasons for rejecting a listing because of what it says. */
export const wordingReasons = [
  'The text asks for a payment the law doesn’t allow. Please take it out.',
  'The text excludes people who are protected by law. Please say what the home is like without naming groups of people.',
] as const;

/** In rejections that were written earlier. */
const earlierReason = 'The text turns away people the law protects.';

/** A rejection is about the wording where it gives a usual reason for that, or quotes the words. */
export const isAboutWording = (reason: string, words: readonly string[]): boolean =>
  [...wordingReasons, earlierReason, ...words].some((quoted) => quoted !== '' && reason.includes(quoted));

export const wordingDecisionKinds = ['approved', 'refused'] as const;

/** A sentence and what a moderator made of it: a row to train the classifier with. */
export interface WordingDecision {
  readonly sentence: string;
  readonly decision: (typeof wordingDecisionKinds)[number];
}
