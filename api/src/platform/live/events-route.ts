import type { FastifyInstance } from 'fastify';
import { bearerTokenOf } from '../http/call-handler.ts';
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
 * Server-sent events for whoever is signed in. The token comes in the header as everywhere: in an address it would end
 * up in histories and logs. It is no part of the contract, since it answers no envelope and never ends by itself.
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
  // Streams never end by themselves, and a server that closes waits for its answers.
  app.addHook('preClose', live.close);
}
