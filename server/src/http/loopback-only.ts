import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages, sendError } from './error-responses.ts';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
/** A page elsewhere can point its own name at this machine and let a browser ask; its name gives it away. */
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Somebody at this very machine, with no proxy in between. */
export const isLoopbackRequest = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean =>
  loopback.test(raw.socket.remoteAddress ?? '') &&
  localHost.test(headers.host ?? '') &&
  !forwarding.some((name) => headers[name] !== undefined);

/** For everybody else the route does not exist. */
export function requireLoopback(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isLoopbackRequest(request)) done();
  else sendError(request, reply, 'not_found', errorMessages.notFound);
}
