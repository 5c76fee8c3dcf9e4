import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isClientAbort } from '../database-errors.ts';
import { type FaultKind, faultKindOf } from '../faults.ts';
import { EVENTS_PATH } from '../live/events-route.ts';
import { type BoundApi, registerRoutes, send } from './register-routes.ts';
import { faultResponse, logFault, responseToError } from './responses.ts';

/** A page or file below /api that is not part of the contract. */
export interface StaticAnswer {
  readonly path: `/api/${string}`;
  readonly type: string;
  /** The Content-Security-Policy of a page; other answers load nothing. */
  readonly policy?: string;
  /** Made when it is first asked for, because most processes never are. */
  readonly body: () => string;
}

/** Every /api route, with an error envelope for everything that fails below /api. */
export const apiPlugin =
  (
    api: BoundApi,
    statics: readonly StaticAnswer[],
    others: readonly FastifyPluginAsync[] = [],
    onFault: (kind: FaultKind) => void = () => undefined,
  ): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      onFault(faultKindOf(error));
      return answerFault(error, request, reply);
    });
    app.addHook('onRequest', (_, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    readOnlyJson(app);
    registerRoutes(app, api);
    for (const other of others) await app.register(other);
    for (const { path, type, policy, body } of statics)
      app.get(path, (_, reply) => {
        if (policy !== undefined) reply.header('content-security-policy', policy);
        return reply.type(type).send(body());
      });
    refuseEverythingElse(app, [
      ...[...api.keys()].map(({ method, path }) => ({ method, path })),
      ...statics.map(({ path }) => ({ method: 'GET', path })),
      { method: 'GET', path: EVENTS_PATH, withoutHead: true },
    ]);
  };

function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = responseToError(error);
  if (answer.status >= 500 || isClientAbort(error)) logFault(request.log, error, { requestId: request.id });
  return send(reply, answer);
}

function readOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // `__proto__` and `constructor.prototype` in a body are an attack or a mistake, never data.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}

interface TakenRoute {
  readonly method: string;
  readonly path: string;
  readonly withoutHead?: true;
}

/** Known paths answer other methods with 405 and Allow; any other path below /api is 404. */
function refuseEverythingElse(app: FastifyInstance, routes: readonly TakenRoute[]): void {
  const taken = new Map<string, string[]>();
  for (const { method, path, withoutHead } of routes)
    taken.set(path, [...(taken.get(path) ?? []), ...(method === 'GET' && !withoutHead ? ['GET', 'HEAD'] : [method])]);

  for (const [path, methods] of taken)
    refuse(
      app,
      path,
      app.supportedMethods.filter((method) => !methods.includes(method)),
      (reply) => send(reply.header('allow', methods.join(', ')), faultResponse('method_not_allowed')),
    );
  for (const path of ['/api', '/api/*'])
    refuse(app, path, app.supportedMethods, (reply) => send(reply, faultResponse('not_found')));
}

/** Answers before the body is read. */
const refuse = (app: FastifyInstance, url: string, method: string[], answer: (reply: FastifyReply) => FastifyReply) =>
  app.route({
    url,
    method,
    onRequest: async (_, reply) => answer(reply),
    handler: async (_, reply) => answer(reply),
  });
