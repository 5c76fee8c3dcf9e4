import {
  type ApplicationSide,
  type ApplicationStatus,
  declineSentences,
} from '@letfair/domain/lettings/applications/lifecycle';
import { applicationWords } from '@letfair/domain/lettings/applications/words';
import { conflict, invalid, invalidFields, notFound } from '../../../platform/http/refusals.ts';

export const applicationNotFound = notFound('We couldn’t find this application.');
export const listingUnavailable = notFound('This home is no longer available.');

export const alreadyApplied = conflict('You’ve already applied for this home.');

export const blocked = conflict('You can’t apply for this home, because one of you has blocked the other.');

export const otherApplicationAccepted = conflict(
  'You’ve already accepted another application for this home. Decline that one first.',
);

export const lettingUnclear = conflict(
  'You can’t apply for this home at the moment, because its advert needs correcting first.',
);

export function claimsUnanswered(fields: Readonly<Record<string, string>>) {
  const [message] = Object.values(fields);
  return message === undefined ? null : invalidFields({ message, fields });
}

export const reasonMissing = invalid('reason', declineSentences.reasonMissing);

export const invalidOffer = (sentence: string) => invalid('offer', sentence);

export const undoRefusals = {
  nothing: conflict('There’s nothing to undo: this application has changed since then.'),
  late: conflict('It’s too late to undo this. We’ve already let them know.'),
  homeGone: conflict('This can’t be undone: the home is no longer available.'),
  appliedAgain: {
    tenant: conflict('This can’t be undone: you’ve applied for this home again since then.'),
    lister: conflict('This can’t be undone: they’ve applied for this home again since then.'),
  },
  otherAccepted: conflict('This can’t be undone: someone else has been accepted for this home since then.'),
} as const;

/** The application may have changed in another tab, or the step belongs to the other side. */
export const invalidApplicationStep = (status: ApplicationStatus, side: ApplicationSide) =>
  conflict(`You can’t do this any more: the application is now marked “${applicationWords[side][status].label}”.`);
