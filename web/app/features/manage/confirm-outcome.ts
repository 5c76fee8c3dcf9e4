import type { Answer } from '@letfair/contract/endpoint';
import type { listingsContract } from '@letfair/contract/listings';

export type ConfirmOutcome =
  | { readonly kind: 'confirmed'; readonly title: string }
  /** The server will not have it; asking again would not help. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer, or none that settles it: worth another try. */
  | { readonly kind: 'failed' };

const settled: readonly string[] = ['invalid', 'conflict', 'malformed', 'not_found', 'gone'];

export function confirmOutcome(answer: Answer<typeof listingsContract.confirmByMail>): ConfirmOutcome {
  if (answer.success) return { kind: 'confirmed', title: answer.data.title };
  return settled.includes(answer.error?.code) ? { kind: 'refused', reason: answer.message } : { kind: 'failed' };
}
