import type { FastifyInstance } from 'fastify';
import { bearerTokenOf } from '../http/authorize.ts';
import type { Authenticate } from '../http/handlers.ts';
import { send } from '../http/register-routes.ts';
import { failureResponse } from '../http/responses.ts';
import type { LiveChannel } from './live-channel.ts';

export const EVENTS_PATH = '/api/events';

export interface EventsDeps {
  readonly live: LiveChannel;
  readonly authenticate: Authenticate;
}

/**
 * Server-sent events for signed-in users. The token is sent in a header, because in a URL it would end up in
 * histories and logs. The route is not in the contract, since it answers a stream instead of an envelope.
 */
export function registerEventsRoute(app: FastifyInstance, { live, authenticate }: EventsDeps): void {
  app.route({
    method: 'GET',
    url: EVENTS_PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const token = bearerTokenOf(request.headers.authorization);
      const actor = token === null ? null : await authenticate(token);
      if (!actor) return send(reply, failureResponse('unauthenticated', 'Please sign in.'));
      const { body } = await live.open(actor);
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(body);
    },
  });
  // A closing server waits for open answers, and event streams never end by themselves.
  app.addHook('preClose', live.close);
}
