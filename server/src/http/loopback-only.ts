import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages, sendError } from './error-responses.ts';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
/** Checking Host prevents DNS rebinding, where another site points its own name at this machine. */
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** True for a request from this machine without a proxy in between. */
export const isLoopbackRequest = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean =>
  loopback.test(raw.socket.remoteAddress ?? '') &&
  localHost.test(headers.host ?? '') &&
  !forwarding.some((name) => headers[name] !== undefined);

/** Answers 404 to everybody else. */
export function requireLoopback(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isLoopbackRequest(request)) done();
  else sendError(request, reply, 'not_found', errorMessages.notFound);
}
