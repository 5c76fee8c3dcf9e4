import { API_KEY_CALLS } from '@letfair/domain/agencies/feed/api-keys';
import type { FastifyReply } from 'fastify';

/** A limit on requests, as clients are told it. */
export interface TellableLimit {
  readonly name: 'address' | 'key';
  readonly requests: number;
  readonly seconds: number;
}

export const limitOfKeys: TellableLimit = { name: 'key', requests: API_KEY_CALLS.hits, seconds: API_KEY_CALLS.seconds };

/** What is left of a limit, and for how long the count goes on. */
export interface Allowance {
  readonly left: number;
  readonly seconds: number;
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers; a second limit stands after the first. */
export function tellLimit(
  reply: Pick<FastifyReply, 'getHeader' | 'header'>,
  { name, requests, seconds }: TellableLimit,
  allowance: Allowance,
): void {
  add(reply, 'ratelimit-policy', `"${name}";q=${requests};w=${seconds}`);
  add(reply, 'ratelimit', `"${name}";r=${allowance.left};t=${allowance.seconds}`);
}

function add(reply: Pick<FastifyReply, 'getHeader' | 'header'>, header: string, item: string): void {
  const before = reply.getHeader(header);
  reply.header(header, typeof before === 'string' ? `${before}, ${item}` : item);
}
