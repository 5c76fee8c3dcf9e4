import { teamSentences } from '@letfair/domain/agencies/teams/limits';
import { conflict, forbidden, notFound } from '../../../platform/http/refusals.ts';

export const memberNotFound = notFound('There is no such person in the team.');
export const invitationNotFound = notFound('There is no such invitation.');
export const branchNotFound = notFound('There is no such branch.');
export const higherRole = forbidden(teamSentences.higherRole);
export const branchCodeTaken = conflict(teamSentences.branchCodeTaken);
export const branchExists = conflict(teamSentences.branchExists);
