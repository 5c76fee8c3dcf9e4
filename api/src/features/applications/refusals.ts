import {
  type ApplicationStatus,
  applicationStatusLabels,
  declineSentences,
} from '@letfair/domain/applications/lifecycle';

export const applicationNotFound = { ok: false, code: 'not_found', message: 'There is no such application.' } as const;
export const listingNotFound = {
  ok: false,
  code: 'not_found',
  message: 'This home is not to be had any more.',
} as const;

export const alreadyApplied = {
  ok: false,
  code: 'conflict',
  message: 'You have applied for this home already.',
} as const;

export const blocked = {
  ok: false,
  code: 'conflict',
  message: 'You cannot apply here: one of you has blocked the other.',
} as const;

export const otherApplicationAccepted = {
  ok: false,
  code: 'conflict',
  message: 'Another application for this home is accepted. Decline that one first.',
} as const;

export const reasonMissing = {
  ok: false,
  code: 'invalid',
  message: declineSentences.reasonMissing,
  fields: { reason: declineSentences.reasonMissing },
} as const;

export const invalidOffer = (sentence: string) =>
  ({ ok: false, code: 'invalid', message: sentence, fields: { offer: sentence } }) as const;

/** The application may have changed in another tab, or the step belongs to the other side. */
export const invalidApplicationStep = (status: ApplicationStatus) =>
  ({
    ok: false,
    code: 'conflict',
    message: `This is not possible: the application is “${applicationStatusLabels[status]}”.`,
  }) as const;
