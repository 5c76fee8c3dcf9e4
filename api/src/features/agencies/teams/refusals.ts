import { teamSentences } from '@letfair/domain/agencies/teams/limits';
import { conflict, forbidden, notFound } from '../../../platform/http/refusals.ts';

export const memberNotFound = notFound('We couldn’t find this person in the team.');
export const invitationNotFound = notFound('We couldn’t find this invitation.');
export const branchNotFound = notFound('We couldn’t find this branch.');
export const higherRole = forbidden(teamSentences.higherRole);
export const branchCodeTaken = conflict(teamSentences.branchCodeTaken);
export const branchExists = conflict(teamSentences.branchExists);
