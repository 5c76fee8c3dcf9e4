import type { Answer } from '@letfair/contract/endpoint';
import type { savedSearchesContract } from '@letfair/contract/saved-searches';

export type UnsubscribeOutcome =
  | { readonly kind: 'stopped'; readonly name: string }
  /** The server does not know the link; asking again would not help. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer, or none that settles it: worth another try. */
  | { readonly kind: 'failed' };

const settled: readonly string[] = ['invalid', 'malformed', 'not_found', 'gone'];

export function unsubscribeOutcome(answer: Answer<typeof savedSearchesContract.unsubscribe>): UnsubscribeOutcome {
  if (answer.success) return { kind: 'stopped', name: answer.data.name };
  return settled.includes(answer.error?.code) ? { kind: 'refused', reason: answer.message } : { kind: 'failed' };
}
