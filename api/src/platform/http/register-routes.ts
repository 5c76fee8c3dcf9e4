import { type Client, createClient } from '@letfair/contract/wire/client';
import type { Contract, EndpointSpec } from '@letfair/contract/wire/endpoint';
import { ownValue } from '@letfair/domain/code-table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitPerAccount } from '../limits/concurrency-limit.ts';
import type { Replicas } from '../replicas/open-replicas.ts';
import {
  type AnyHandler,
  authorizeBeforeBody,
  type CallDeps,
  createCallHandler,
  type RawCall,
  type ReadReplica,
} from './call-handler.ts';
import type { Handlers } from './handlers.ts';
import { limitOfKeys, tellLimit } from './rate-limit-headers.ts';
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

/** The same handlers on each replica. */
interface OnReplicas<C extends Contract> {
  readonly replicas: Replicas;
  readonly handlers: readonly AllHandlers<C>[];
}

interface BindOptions<C extends Contract> {
  readonly onReplicas?: OnReplicas<C> | null;
  /** Where browsers load photos from; null: from us. */
  readonly mediaUrl?: string | null;
}

const fromMedia = (answer: Answerer, mediaUrl: string | null): Answerer =>
  mediaUrl === null
    ? answer
    : async (raw) => {
        const response = await answer(raw);
        return { ...response, body: withMediaUrls(response.body, mediaUrl) };
      };

/** `readers` are the same handlers with connections of their own, and take the calls that only read. */
export function bindHandlers<C extends Contract>(
  contract: C,
  handlers: AllHandlers<C>,
  deps: CallDeps,
  readers: AllHandlers<C> = handlers,
  { onReplicas = null, mediaUrl = null }: BindOptions<C> = {},
): BoundApi {
  type Owners = Record<string, Record<string, AnyHandler>>;
  const bound = new Map<EndpointSpec, Answerer>();
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, spec] of Object.entries(endpoints)) {
      const handlerIn = (owners: AllHandlers<C>) =>
        ownValue(ownValue(owners as unknown as Owners, group) ?? {}, name) as AnyHandler;
      const handle = handlerIn(spec.method === 'GET' ? readers : handlers);
      // What everybody may read may be as old as a replica.
      const readReplica: ReadReplica | null =
        onReplicas && spec.method === 'GET' && spec.auth === 'public'
          ? (call, afterChange) =>
              onReplicas.replicas.read(
                {
                  onReplica: (index) => handlerIn(onReplicas.handlers[index]!)(call),
                  onPrimary: () => handle(call),
                },
                { afterChange },
              )
          : null;
      const answer = fromMedia(createCallHandler(spec, handle, deps, readReplica), mediaUrl);
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
        // Not async: Fastify would wait for a promise of ours and then for the reply, which is more work than some answers.
        handler: (request, reply) => {
          answer(rawCallOf(request))
            .then((response) => send(reply, response))
            .catch((error: unknown) => reply.send(error));
        },
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
      const admitted = await authorize?.(rawCallOf(request).headers);
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

export function send(
  reply: FastifyReply,
  { status, body, unchanging, retryAfterSeconds, version, allowance }: HttpResponse,
): FastifyReply {
  if (allowance) tellLimit(reply, limitOfKeys, allowance);
  if (version !== undefined) reply.header('etag', `"${version}"`);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.sendJson
    ? reply.sendJson(status, body, unchanging)
    : reply.status(status).type('application/json; charset=utf-8').send(body);
}

const rawCallOf = (request: FastifyRequest): RawCall => ({
  params: request.params,
  query: request.query,
  body: request.body,
  ipAddress: request.ip,
  reader: 'visitor',
  headers: {
    authorization: request.headers.authorization,
    apiKey: request.headers['x-api-key'] as string | undefined,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    ifMatch: request.headers['if-match'],
    userAgent: request.headers['user-agent'],
    fetchSite: request.headers['sec-fetch-site'] as string | undefined,
  },
});

/** Calls endpoints without a network in between; rendered pages do so without a token, and are told of changes. */
export const inProcessClient = <C extends Contract>(
  contract: C,
  api: BoundApi,
  onFault: (error: unknown) => void,
  { token = null, isPage = false }: { readonly token?: string | null; readonly isPage?: boolean } = {},
): Client<C> =>
  createClient<C>(contract, async (route, input) => {
    const answer = api.get(route as EndpointSpec);
    if (!answer) throw new Error(`${route.method} ${route.path} is not part of the contract.`);
    try {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      return JSON.parse((await answer({ ...input, headers, ipAddress: null, ...(isPage && { reader: 'page' }) })).body);
    } catch (error) {
      onFault(error);
      return JSON.parse(responseToError(error).body);
    }
  });

/** Addresses of photos in an answer. What only an admin may see has a pass behind it, and stays with us. */
const photoUrl = /"(url|picture)":"(\/photos\/[\w-]+\.webp)"/g;

/**
 * Lets the photos of an answer come from `MEDIA_URL`. The text is changed, because presenters of many features make
 * these addresses; quotation marks that people type are escaped in JSON, so nothing they write looks like one.
 */
export const withMediaUrls = (body: string, mediaUrl: string): string =>
  body.replace(photoUrl, (_, name: string, path: string) => `"${name}":"${mediaUrl}${path}"`);
