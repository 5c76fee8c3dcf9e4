import { contract } from '@letfair/contract';
import type { ExampleRequest } from '../platform/docs/code-examples.ts';
import { exampleRequest, requestOf } from '../platform/docs/example-request.ts';

export interface QuickStartStep {
  readonly sentence: string;
  readonly request: ExampleRequest;
}

const flats = { location: 'Leeds', bedrooms: 2, sort: 'price-low' } as const;

/** Stands for the `nextCursor` of the page before. */
export const CURSOR_PLACEHOLDER = 'NEXT_CURSOR';

/** The first calls of whoever begins with the API. */
export const quickStart = (publicUrl: string): readonly QuickStartStep[] => [
  {
    sentence: 'You don’t need an account to search for homes:',
    request: requestOf(contract.search.find, { query: flats }, publicUrl),
  },
  {
    sentence: 'To get the next page of a list, send the nextCursor from the previous one:',
    request: requestOf(contract.search.find, { query: { ...flats, cursor: CURSOR_PLACEHOLDER } }, publicUrl),
  },
  {
    sentence: 'Software uses an API key to send homes. Landlords and agents create one at /feed:',
    request: exampleRequest(contract.feed.save, publicUrl),
  },
  {
    sentence: 'People sign in with their password and get a token, data.token:',
    request: exampleRequest(contract.accounts.login, publicUrl),
  },
  { sentence: 'Send the token with each of their calls:', request: exampleRequest(contract.favorites.list, publicUrl) },
  {
    sentence: 'If you send an Idempotency-Key of your choice, you can safely repeat a write:',
    request: requestOf(
      contract.savedSearches.save,
      { body: { name: 'Two bedrooms in Leeds', search: 'location=Leeds&bedrooms=2', frequency: 'daily' } },
      publicUrl,
      { 'Idempotency-Key': 'leeds-2-bed' },
    ),
  },
];
