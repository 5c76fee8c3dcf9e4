import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackUrl } from '../config/loopback.ts';
import { errorMessages, sendError } from './error-responses.ts';

const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
/** Checking Host prevents DNS rebinding, where another site points its own name at this machine. */
const isLocalHostHeader = (host: string): boolean =>
  /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) && isLoopbackUrl(`http://${host}`);

/**
 * True for a request from this machine without a proxy in between. A proxy that sets no header looks the same, so the
 * configuration decides whether there is anything to see.
 */
export const isLoopbackRequest = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean =>
  isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
  isLocalHostHeader(headers.host ?? '') &&
  !forwarding.some((name) => headers[name] !== undefined);

/** Answers 404 to everybody else. */
export function requireLoopback(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isLoopbackRequest(request)) done();
  else sendError(request, reply, 'not_found', errorMessages.notFound);
}
