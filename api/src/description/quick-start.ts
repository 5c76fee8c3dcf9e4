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
    sentence: 'For the next page of a list, send the nextCursor of the page before:',
    request: requestOf(contract.search.find, { query: { ...flats, cursor: CURSOR_PLACEHOLDER } }, publicUrl),
  },
  {
    sentence: 'Software sends homes with an API key, which landlords and agents create at /feed:',
    request: exampleRequest(contract.feed.save, publicUrl),
  },
  {
    sentence: 'People sign in with their password and get a token, data.token:',
    request: exampleRequest(contract.accounts.login, publicUrl),
  },
  { sentence: 'Send it with every call of theirs:', request: exampleRequest(contract.favorites.list, publicUrl) },
  {
    sentence: 'If you send a write with a key of your choice, you can safely repeat it:',
    request: requestOf(
      contract.savedSearches.save,
      { body: { name: 'Two bedrooms in Leeds', search: 'location=Leeds&bedrooms=2', frequency: 'daily' } },
      publicUrl,
      { 'Idempotency-Key': 'leeds-2-bed' },
    ),
  },
];
