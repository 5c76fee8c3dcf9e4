import { keysOf } from '../../keys-of.ts';
import { declineSentences } from './lifecycle.ts';

/**
 * Why a lister may decline, as the applicant reads it. Nobody may be turned down for who they are (Equality Act 2010),
 * for having children or for receiving benefits (Renters’ Rights Act 2025), so none of these stands for that.
 */
export const declineReasonTexts = {
  'another-applicant': declineSentences.standard,
  'move-in-date': 'The move-in date is too early or too late.',
  'too-many-people': 'The home is too small, or is licensed for fewer people.',
  'offer-too-low': 'The offer is below the asking rent.',
  'checks-not-passed': 'References or checks couldn’t be completed.',
  'no-longer-available': 'The home is no longer available.',
  other: 'Another reason, in your own words',
} as const;
export type DeclineReason = keyof typeof declineReasonTexts;
export const declineReasons = keysOf(declineReasonTexts);

/** "other" says nothing without words; words without a reason from the list are another one. */
export function declineReasonOf(chosen: DeclineReason | undefined, words: string): DeclineReason | null {
  if (chosen !== undefined && chosen !== 'other') return chosen;
  return words.trim() === '' ? null : 'other';
}

/** What the applicant reads; null is the reason of an application that was declined before there was a list. */
export const declineText = (reason: DeclineReason | null, words: string): string =>
  reason === null || reason === 'other' ? words : [declineReasonTexts[reason], words].filter(Boolean).join(' ');
