import {
  type ApplicationSide,
  type ApplicationStatus,
  declineSentences,
} from '@letfair/domain/lettings/applications/lifecycle';
import { applicationWords } from '@letfair/domain/lettings/applications/words';
import { conflict, invalid, invalidFields, notFound } from '../../../platform/http/refusals.ts';

export const applicationNotFound = notFound('There is no such application.');
export const listingUnavailable = notFound('This home is not to be had any more.');

export const alreadyApplied = conflict('You have applied for this home already.');

export const blocked = conflict('You cannot apply here: one of you has blocked the other.');

export const otherApplicationAccepted = conflict(
  'Another application for this home is accepted. Decline that one first.',
);

export const lettingUnclear = conflict(
  'You can’t apply for this home at the moment: its advert has to be put right first.',
);

export function claimsUnanswered(fields: Readonly<Record<string, string>>) {
  const [message] = Object.values(fields);
  return message === undefined ? null : invalidFields({ message, fields });
}

export const reasonMissing = invalid('reason', declineSentences.reasonMissing);

export const invalidOffer = (sentence: string) => invalid('offer', sentence);

/** The application may have changed in another tab, or the step belongs to the other side. */
export const invalidApplicationStep = (status: ApplicationStatus, side: ApplicationSide) =>
  conflict(`This is not possible: the application is “${applicationWords[side][status].label}”.`);
