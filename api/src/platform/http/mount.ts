import { type Client, createClient } from '@letfair/contract/client';
import type { Contract, EndpointSpec } from '@letfair/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyHandler, answerCall, type CallDeps, type RawCall } from './answer-call.ts';
import type { HttpAnswer } from './envelope.ts';
import { answerToError } from './faults.ts';
import type { Handlers } from './handlers.ts';
import { takeFiles, uploadOf } from './upload.ts';

export type AllHandlers<C extends Contract> = { readonly [G in keyof C]: Handlers<C[G]> };

type Answerer = (raw: RawCall) => Promise<HttpAnswer>;
/** The contract with its handlers bound: ready to be reached over HTTP or from inside the process. */
export type BoundApi = ReadonlyMap<EndpointSpec, Answerer>;

export function bind<C extends Contract>(contract: C, handlers: AllHandlers<C>, deps: CallDeps): BoundApi {
  const bound = new Map<EndpointSpec, Answerer>();
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, spec] of Object.entries(endpoints)) {
      const handle = (handlers as Record<string, Record<string, unknown>>)[group]?.[name];
      bound.set(spec, answerCall(spec, handle as AnyHandler, deps));
    }
  return bound;
}

export function mount(app: FastifyInstance, api: BoundApi): void {
  for (const [spec, answer] of api)
    if (!spec.upload)
      app.route({
        method: spec.method,
        url: spec.path,
        handler: async (request, reply) => send(reply, await answer(rawCallOf(request))),
      });
  app.register(async (scope) => {
    await takeFiles(scope);
    for (const [spec, answer] of api) mountUpload(scope, spec, answer);
  });
}

function mountUpload(app: FastifyInstance, { method, path, upload }: EndpointSpec, answer: Answerer): void {
  if (!upload) return;
  app.route({
    method,
    url: path,
    config: { takesUpload: true },
    handler: async (request, reply) =>
      send(reply, await answer({ ...rawCallOf(request), upload: uploadOf(request, upload) })),
  });
}

export function send(reply: FastifyReply, { status, envelope, retryAfterSeconds, version }: HttpAnswer): FastifyReply {
  if (version !== undefined) reply.header('etag', `"${version}"`);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.status(status).send(envelope);
}

const rawCallOf = (request: FastifyRequest): RawCall => ({
  params: request.params,
  query: request.query,
  body: request.body,
  address: request.ip,
  headers: {
    authorization: request.headers.authorization,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    ifMatch: request.headers['if-match'],
    userAgent: request.headers['user-agent'],
  },
});

/** The client that rendered pages use: the same calls without a network in between, always signed out. */
export const inProcessClient = <C extends Contract>(
  contract: C,
  api: BoundApi,
  onFault: (error: unknown) => void,
): Client<C> =>
  createClient<C>(contract, async (route, input) => {
    const answer = api.get(route as EndpointSpec);
    if (!answer) throw new Error(`${route.method} ${route.path} is not part of the contract.`);
    try {
      return (await answer({ ...input, headers: {}, address: null })).envelope;
    } catch (error) {
      onFault(error);
      return answerToError(error).envelope;
    }
  });
