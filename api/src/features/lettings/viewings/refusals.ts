import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import type { ViewingSide, ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import { viewingWords } from '@letfair/domain/lettings/viewings/words';
import { conflict, notFound } from '../../../platform/http/refusals.ts';

export const homeNotFound = notFound('We couldn’t find this home.');
export const viewingNotFound = notFound('We couldn’t find this viewing.');
export const contestNotFound = notFound('We couldn’t find this entry.');
export const homeUnavailable = notFound(bookingSentences.unavailable);

export const tooManyComing = conflict(bookingSentences.tooMany);
export const oneEach = conflict(bookingSentences.oneEach);
export const blocked = conflict(bookingSentences.blocked);

export const changedMeanwhile = conflict('Someone has just changed this viewing. Reload to see the latest.');

/** The viewing may have changed in another tab, or it is not the time for the step. */
export const invalidViewingStep = (status: ViewingStatus, side: ViewingSide) =>
  conflict(`You can’t do this any more: the viewing is now marked “${viewingWords[side][status]}”.`);
