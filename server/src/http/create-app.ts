import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  fastify,
  LogController,
  type onRequestHookHandler,
} from 'fastify';
import type { Config, TrustProxy } from '../config.ts';
import type { RequestDurations } from '../health/request-durations.ts';
import { BODY_TIMEOUTS, type BodyTimeouts, watchBodyTimeouts } from './body-timeouts.ts';
import { errorMessages, handleClientError, handleError, sendError } from './error-responses.ts';
import { FLOOD_LIMIT, floodLimit } from './flood-limit.ts';
import type { Log } from './logger.ts';
import { watchOverload } from './overload.ts';
import { createRequestIds, type RecordRequest, requestRecorder } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    record: RecordRequest;
    startedAt: number;
  }
  interface FastifyContextConfig {
    /** For those who ask how the server is. */
    answersUnderPressure?: boolean;
    /** Its bodies may take longer to arrive than those of others. */
    takesUpload?: boolean;
  }
}

/** A route that takes more says so in its own options. */
const BODY_LIMIT = 100_000;
const RETRY_AFTER_SECONDS = 5;
/** A page asks for many of these at once, and they cost nothing but sending. */
const isFile = /^\/(assets|photos)\//;

/** Slow clients are looked for each second; headers and whole requests have to arrive in time, and bodies sooner than an upload. */
const http = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 5_000,
  requestTimeout: 300_000,
  // A request without a body is not treated as a stream, which most of them pay for in vain.
  optimizeEmptyRequests: true,
};

export interface AppDeps {
  readonly config: Pick<Config, 'publicUrl' | 'throttle' | 'trustProxy'>;
  readonly log: Log;
  readonly durations: RequestDurations;
  readonly bodyTimeouts?: BodyTimeouts;
  /** Development puts another server in front. */
  readonly serverFactory?: FastifyServerFactory;
}

/** What every request passes, whoever answers it. Few hooks and no promises: they would cost more than most answers do. */
export async function createApp({
  config,
  log,
  durations,
  bodyTimeouts = BODY_TIMEOUTS,
  serverFactory,
}: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl);
  const recorder = requestRecorder(log, durations);
  const recordUnrouted = recorder();
  const overload = watchOverload();
  const broken = handleClientError(headers);
  const bodies = watchBodyTimeouts(broken, bodyTimeouts);
  const count = config.throttle ? floodLimit(FLOOD_LIMIT) : null;

  const app = fastify({
    http,
    requestTimeout: http.requestTimeout,
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted(config.trustProxy),
    genReqId: createRequestIds(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    // Whoever has a connection while the server closes still gets an answer, and is told that the connection ends.
    return503OnClosing: false,
    clientErrorHandler: broken,
    frameworkErrors: (_, request, reply) => {
      giveHeaders(request, reply);
      sendError(request, reply, 'malformed', errorMessages.badAddress);
      recordUnrouted(request, reply.statusCode, performance.now());
    },
    ...(serverFactory && { serverFactory }),
  });
  // Fastify's own logger would listen to the end of every answer; a request gets its logger all the same.
  app.setChildLoggerFactory((_, bindings) => log.logger.child(bindings));

  function giveHeaders(request: FastifyRequest, reply: FastifyReply): void {
    for (const name in headers) reply.header(name, headers[name]);
    reply.header('x-request-id', request.id);
  }

  /** False when the request has been answered already: too many of them, or too much to do. */
  function enter(request: FastifyRequest, reply: FastifyReply, record: RecordRequest, always: boolean): boolean {
    reply.startedAt = performance.now();
    reply.record = record;
    giveHeaders(request, reply);
    const wait = count && !isFile.test(request.url) ? count(request.ip) : 0;
    if (wait > 0) {
      sendError(request, reply.header('retry-after', wait), 'too_many', errorMessages.tooMany);
      return false;
    }
    if (overload.now() && !always) {
      sendError(request, reply.header('retry-after', RETRY_AFTER_SECONDS), 'unavailable', errorMessages.busy);
      return false;
    }
    return true;
  }

  app.decorateReply('record', recordUnrouted);
  app.decorateReply('startedAt', 0);
  // A route knows its pattern when it is made; asking each request for it costs far more.
  app.addHook('onRoute', (route) => {
    const record = recorder(route.url);
    const always = route.config?.answersUnderPressure === true;
    const isUpload = route.config?.takesUpload === true;
    const first: onRequestHookHandler = (request, reply, done) => {
      bodies.watch(request.raw, reply.raw, isUpload);
      if (enter(request, reply, record, always)) done();
    };
    route.onRequest = [first, ...[route.onRequest ?? []].flat()];
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.record(request, reply.statusCode, reply.startedAt);
    done(null, payload);
  });
  app.addHook('onClose', async () => {
    overload.stop();
    bodies.stop();
  });

  app.setNotFoundHandler((request, reply) => {
    // A route that finds nothing ends here as well, and has entered before.
    if (reply.startedAt === 0) bodies.watch(request.raw, reply.raw, false);
    if (reply.startedAt === 0 && !enter(request, reply, recordUnrouted, false)) return reply;
    if (request.method === 'GET' || request.method === 'HEAD')
      return sendError(request, reply, 'not_found', errorMessages.notFound);
    return sendError(request, reply, 'method_not_allowed', errorMessages.readOnly);
  });
  app.setErrorHandler<FastifyError>(handleError);
  return app;
}

/** Fastify takes no number, since whoever reaches the server past the proxies could lie; here the operator vouches for that. */
const trusted = (trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) => {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_, hop) => hop < trust : [...trust];
};
