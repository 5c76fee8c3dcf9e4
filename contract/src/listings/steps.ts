import { listerTypes } from '@letfair/domain/accounts/user-types';
import { listerActions } from '@letfair/domain/listings/lifecycle';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id } from '../wire/text.ts';
import { stepConsequences } from './consequences.ts';
import { ownListing } from './listings.ts';

/** Before and after a step of a home, which is `listings.act` itself. */
export const stepsContract = {
  consequences: endpoint('GET /api/properties/:id/consequences', listerTypes, {
    team: 'listings',
    summary:
      'Who a step would affect: the viewings, applications and waiting list places that would end, or that you’d have to decide on',
    query: z.strictObject({ action: z.enum(listerActions).describe('The step you’re about to take.') }),
    data: stepConsequences,
    errors: ['conflict'],
  }),
  undo: endpoint('POST /api/properties/:id/status/undo', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Undo a step within a few seconds, if you asked to be able to undo it and it didn’t affect anyone',
    body: z.strictObject({ undo: id }),
    data: ownListing,
    errors: ['conflict'],
  }),
};
