import { runInActivity, type Span, type StartTrace, type TellableLimit, tellLimit } from '@letfair/api';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  fastify,
  LogController,
  type onRequestHookHandler,
  type preHandlerHookHandler,
} from 'fastify';
import type { Config } from '../config/config.ts';
import type { TrustProxy } from '../config/values.ts';
import type { Metrics } from '../health/metrics.ts';
import {
  errorMessages,
  handleClientError,
  handleError,
  sendError,
  sendReadOnly,
  sendUnavailable,
} from './error-responses.ts';
import { BODY_TIMEOUTS, watchBodyTimeouts } from './limits/body-timeouts.ts';
import { limitNetworks } from './limits/network-limit.ts';
import { watchOverload } from './limits/overload.ts';
import { createChildLogger, type Log } from './logger.ts';
import { addPreparedAnswers } from './prepared-answers.ts';
import { createProxyWarning } from './proxy-warning.ts';
import { createRequestIds, createRequestRecorder, methodLabel, type RecordRequest, wordsOf } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** For every handler of what is not found: sets headers and limits as a route does. */
    admitUnrouted: preHandlerHookHandler;
  }
  interface FastifyReply {
    record: RecordRequest;
    startedAt: number;
    /** Null while traces are off. */
    span: Span | null;
  }
  interface FastifyContextConfig {
    /** Health checks are answered even while other requests are refused. */
    answersUnderPressure?: boolean;
    /** Bodies of this route may take longer to arrive than those of others. */
    takesUpload?: boolean;
  }
}

/** The default; routes that take larger bodies set their own limit. */
const BODY_LIMIT = 100_000;
/** Far above what a person with many tabs causes, far below what hurts; sign-in and the like have stricter limits in PostgreSQL. */
export const RATE_LIMIT = { requests: 1_200, seconds: 60 };
const limitOfAddresses: TellableLimit = { name: 'address', ...RATE_LIMIT };
/** Static files count towards the rate limit only where they are missing: a page asks for many at once, and they are cheap to send. */
const isFile = /^\/(assets|photos|streets)\//;
/** Our own calls, and those of the trade's feed. */
const isApi = /^\/(api|v1)\//;

/** Closes slow connections; bodies have stricter timeouts of their own. */
const http = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 5_000,
  requestTimeout: 300_000,
  // Requests without a body skip the setup of a stream.
  optimizeEmptyRequests: true,
};

export interface AppDeps {
  readonly config: Pick<Config, 'publicUrl' | 'throttle' | 'trustProxy'>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Null while traces are off. */
  readonly startTrace?: StartTrace | null;
  /** The routes of the web app, whose words may be logged. */
  readonly pagePatterns?: readonly string[];
  /** In development Vite runs in front of the app. */
  readonly serverFactory?: FastifyServerFactory;
}

/** The hooks that every request passes use callbacks instead of promises, which would cost more than most answers do. */
export async function createApp({
  config,
  log,
  metrics,
  startTrace = null,
  pagePatterns = [],
  serverFactory,
}: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl);
  const recorderFor = createRequestRecorder(log, metrics, wordsOf(pagePatterns));
  const recordUnrouted = recorderFor();
  const overload = watchOverload();
  const warnOfProxy = createProxyWarning(log.logger, config.trustProxy);
  const onClientError = handleClientError(headers);
  const bodies = watchBodyTimeouts(onClientError, BODY_TIMEOUTS);

  const app = fastify({
    http,
    requestTimeout: http.requestTimeout,
    bodyLimit: BODY_LIMIT,
    trustProxy: toFastifyTrust(config.trustProxy),
    genReqId: createRequestIds(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    // Requests that arrive on open connections while the server closes are still answered.
    return503OnClosing: false,
    clientErrorHandler: onClientError,
    frameworkErrors: (_, request, reply) => {
      setHeaders(request, reply);
      const startedAt = performance.now();
      reply.raw.once('finish', () => recordUnrouted(request, reply.statusCode, startedAt));
      if (mayGoOn(request, reply, { isApi: isApi.test(request.url) }))
        sendError(request, reply, 'malformed', errorMessages.badAddress);
    },
    ...(serverFactory && { serverFactory }),
  });
  // Fastify's own logger would listen to the end of every answer; a request still gets a child logger.
  const childLogger = createChildLogger(log.logger);
  app.setChildLoggerFactory((_, bindings) => childLogger(bindings));
  const countRequest = config.throttle ? limitNetworks(RATE_LIMIT) : null;

  function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
    for (const name in headers) if (!reply.hasHeader(name)) reply.header(name, headers[name]);
    reply.header('x-request-id', request.id);
  }

  function finish(reply: FastifyReply, status: number): void {
    reply.record(reply.request, status, reply.startedAt);
    reply.span?.end(status >= 500, { 'http.response.status_code': status });
    reply.span = null;
  }

  /** Calls `done` unless the request is refused: too many from one network, or too much to do. */
  function admit(request: FastifyRequest, reply: FastifyReply, route: RouteFacts, done: () => void): void {
    // The connection has been closed already, so nobody waits for an answer. Reading the address here keeps it for later.
    if (request.raw.socket.remoteAddress === undefined) {
      reply.hijack();
      return;
    }
    bodies.watch(request.raw, reply.raw, route.takesUpload);
    reply.startedAt = performance.now();
    reply.record = route.record;
    if (startTrace && route.isTraced) reply.span = startRequestSpan(startTrace, request, route.pattern);
    warnOfProxy(request);
    if (!route.isFile && !mayGoOn(request, reply, route)) return;
    // Sign-in and other writes go on: they are few, and have limits of their own.
    if (overload.isOverloaded() && !route.answersUnderPressure && isRead(request.method))
      sendUnavailable(request, reply, errorMessages.busy);
    else done();
  }

  /** False: the request is refused. */
  function mayGoOn(request: FastifyRequest, reply: FastifyReply, { isApi }: Pick<RouteFacts, 'isApi'>): boolean {
    if (!countRequest) return true;
    const { isExceeded, left, seconds } = countRequest(request.ip);
    if (isApi) tellLimit(reply, limitOfAddresses, { left, seconds });
    if (isExceeded) sendError(request, reply.header('retry-after', seconds), 'too_many', errorMessages.tooMany);
    return !isExceeded;
  }

  addPreparedAnswers(app, headers, finish);
  app.decorateReply('record', recordUnrouted);
  app.decorateReply('startedAt', 0);
  app.decorateReply('span', null);
  // The facts of a route are read when it is registered, because reading `request.routeOptions` on each request is slow.
  app.addHook('onRoute', (route) => {
    const facts: RouteFacts = {
      pattern: route.url,
      record: recorderFor(route.url),
      answersUnderPressure: route.config?.answersUnderPressure === true,
      takesUpload: route.config?.takesUpload === true,
      isFile: isFile.test(route.url),
      isApi: isApi.test(route.url),
      isTraced: !isFile.test(route.url) && route.config?.answersUnderPressure !== true,
    };
    // Around the handler and not the hooks, because reading a body loses the activity that a hook began.
    const { handler } = route;
    route.handler = function (request, reply) {
      return runInActivity({ requestId: request.id, span: reply.span }, () => handler.call(this, request, reply));
    };
    const onRequest: onRequestHookHandler = (request, reply, done) => admit(request, reply, facts, done);
    route.onRequest = [onRequest, ...[route.onRequest ?? []].flat()];
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    setHeaders(request, reply);
    finish(reply, reply.statusCode);
    done(null, payload);
  });
  app.addHook('onClose', async () => {
    overload.stop();
    bodies.stop();
  });

  const unrouted: RouteFacts = {
    pattern: 'none',
    record: recordUnrouted,
    answersUnderPressure: false,
    takesUpload: false,
    isFile: false,
    isApi: false,
    isTraced: false,
  };
  app.decorate('admitUnrouted', (request, reply, done) => {
    // A route that finds nothing also ends here, and was admitted before, without counting if it is one of files.
    if (reply.startedAt === 0) admit(request, reply, { ...unrouted, isApi: isApi.test(request.url) }, done);
    else if (!isFile.test(request.url) || mayGoOn(request, reply, unrouted)) done();
  });
  app.setNotFoundHandler({ preHandler: app.admitUnrouted }, (request, reply) =>
    isRead(request.method)
      ? sendError(request, reply, 'not_found', errorMessages.notFound)
      : sendReadOnly(request, reply),
  );
  app.setErrorHandler<FastifyError>(handleError);
  return app;
}

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

interface RouteFacts {
  readonly pattern: string;
  readonly record: RecordRequest;
  readonly answersUnderPressure: boolean;
  readonly takesUpload: boolean;
  readonly isFile: boolean;
  /** Programs are told how much is left of the limit. */
  readonly isApi: boolean;
  readonly isTraced: boolean;
}

function startRequestSpan(startTrace: StartTrace, { id, method, headers }: FastifyRequest, pattern: string): Span {
  const label = methodLabel(method);
  const attributes = { 'http.request.method': label, 'http.route': pattern, 'letfair.request_id': id };
  const { traceparent } = headers;
  return startTrace(
    `${label} ${pattern}`,
    'server',
    attributes,
    typeof traceparent === 'string' ? traceparent : undefined,
  );
}

/** Fastify takes no number of proxies, since a client that reaches the server directly could lie; here the operator vouches for it. */
const toFastifyTrust = (trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) => {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_, hop) => hop < trust : [...trust];
};
