import type { ErrorCode } from '@letfair/contract/wire/errors';

/** The part of every answer that matters here. */
export type LinkAnswer<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly message: string; readonly error: { readonly code: ErrorCode } };

export type LinkOutcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  /** The server will not have it; asking again would not help. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer, or none that settles it: worth another try. */
  | { readonly kind: 'failed' };

const finalRefusals: readonly ErrorCode[] = ['invalid', 'conflict', 'malformed', 'not_found', 'gone'];

export function linkOutcome<Data>(answer: LinkAnswer<Data>): LinkOutcome<Data> {
  if (answer.success) return { kind: 'done', data: answer.data };
  return finalRefusals.includes(answer.error?.code) ? { kind: 'refused', reason: answer.message } : { kind: 'failed' };
}
