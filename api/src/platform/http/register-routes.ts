import { type Client, createClient } from '@letfair/contract/wire/client';
import type { Contract, EndpointSpec } from '@letfair/contract/wire/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitPerAccount } from '../concurrency-limit.ts';
import {
  type AnyHandler,
  authorizeBeforeBody,
  type CallDeps,
  createCallHandler,
  type RawCall,
} from './call-handler.ts';
import type { Handlers } from './handlers.ts';
import { faultResponse, type HttpResponse, responseToError } from './responses.ts';
import { takeFiles, uploadOf } from './upload.ts';

export type AllHandlers<C extends Contract> = { readonly [G in keyof C]: Handlers<C[G]> };

interface Answerer {
  (raw: RawCall): Promise<HttpResponse>;
  /** Present where bodies are large: authorizes the caller before the body is read. */
  readonly authorize?: ReturnType<typeof authorizeBeforeBody>;
}
/** Every endpoint with its handler, ready to be called over HTTP or inside the process. */
export type BoundApi = ReadonlyMap<EndpointSpec, Answerer>;

/** `readers` are the same handlers with connections of their own, and take the calls that only read. */
export function bindHandlers<C extends Contract>(
  contract: C,
  handlers: AllHandlers<C>,
  deps: CallDeps,
  readers: AllHandlers<C> = handlers,
): BoundApi {
  const bound = new Map<EndpointSpec, Answerer>();
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, spec] of Object.entries(endpoints)) {
      const owners = (spec.method === 'GET' ? readers : handlers) as Record<string, Record<string, unknown>>;
      const handle = owners[group]?.[name];
      const answer = createCallHandler(spec, handle as AnyHandler, deps);
      bound.set(
        spec,
        spec.maxBodyBytes ? Object.assign(answer, { authorize: authorizeBeforeBody(spec, deps) }) : answer,
      );
    }
  return bound;
}

export function registerRoutes(app: FastifyInstance, api: BoundApi): void {
  for (const [spec, answer] of api)
    if (!spec.upload)
      app.route({
        method: spec.method,
        url: spec.path,
        ...(spec.maxBodyBytes && largeBody(spec.maxBodyBytes, answer)),
        handler: async (request, reply) => send(reply, await answer(rawCallOf(request))),
      });
  app.register(async (scope) => {
    await takeFiles(scope);
    for (const [spec, answer] of api) mountUpload(scope, spec, answer);
  });
}

/** Smaller bodies do not count towards the limit of large ones. */
const ORDINARY_BYTES = 100_000;
const RETRY_LARGE_SECONDS = 5;

function largeBody(bodyLimit: number, { authorize }: Answerer) {
  const acquireSlot = limitPerAccount();
  return {
    bodyLimit,
    config: { takesUpload: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const admitted = await authorize?.(request.headers.authorization);
      if (!admitted) return;
      if ('refusal' in admitted) return send(reply, admitted.refusal);
      if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= ORDINARY_BYTES) return;
      const releaseSlot = acquireSlot(admitted.id);
      if (!releaseSlot) return send(reply, faultResponse('unavailable', { retryAfterSeconds: RETRY_LARGE_SECONDS }));
      reply.raw.once('close', releaseSlot);
    },
  };
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

export function send(reply: FastifyReply, { status, body, retryAfterSeconds, version }: HttpResponse): FastifyReply {
  if (version !== undefined) reply.header('etag', `"${version}"`);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.status(status).type('application/json; charset=utf-8').send(body);
}

const rawCallOf = (request: FastifyRequest): RawCall => ({
  params: request.params,
  query: request.query,
  body: request.body,
  ipAddress: request.ip,
  headers: {
    authorization: request.headers.authorization,
    apiKey: request.headers['x-api-key'] as string | undefined,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    ifMatch: request.headers['if-match'],
    userAgent: request.headers['user-agent'],
  },
});

/** Calls endpoints without a network in between; rendered pages do so without a token. */
export const inProcessClient = <C extends Contract>(
  contract: C,
  api: BoundApi,
  onFault: (error: unknown) => void,
  token: string | null = null,
): Client<C> =>
  createClient<C>(contract, async (route, input) => {
    const answer = api.get(route as EndpointSpec);
    if (!answer) throw new Error(`${route.method} ${route.path} is not part of the contract.`);
    try {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      return JSON.parse((await answer({ ...input, headers, ipAddress: null })).body);
    } catch (error) {
      onFault(error);
      return JSON.parse(responseToError(error).body);
    }
  });
