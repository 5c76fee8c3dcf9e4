import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance, type FastifyPluginAsync, fastify, type onRequestHookHandler } from 'fastify';
import { closeServer, listen } from '../boot/listen.ts';
import type { OnStop } from '../boot/run-until-stopped.ts';
import type { Config } from '../config/config.ts';
import { errorMessages, sendError } from '../http/error-responses.ts';
import type { Log } from '../http/logger.ts';
import { requireLoopback } from '../http/loopback-only.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Metrics } from './metrics.ts';

interface MetricsDeps {
  readonly config: Pick<Config, 'isLocal' | 'metrics'>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly onStop: OnStop;
}

/** Serves metrics on a port of their own, or on the port of the site where a token or the configuration protects them. */
export async function serveMetrics(app: FastifyInstance, deps: MetricsDeps): Promise<void> {
  const { config, metrics, log, onStop } = deps;
  const { token, listen: own } = config.metrics;
  if (own) {
    const metricsApp = fastify();
    metricsApp.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders('')));
    await metricsApp.register(metricsRoute(metrics, token === null ? null : requireToken(token)));
    await listen(metricsApp, own, 'METRICS_');
    onStop(() => closeServer(metricsApp, log));
  } else if (token !== null) await app.register(metricsRoute(metrics, requireToken(token)));
  else if (config.isLocal) await app.register(metricsRoute(metrics, requireLoopback));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests are compared, because a comparison in constant time needs texts of one length. */
function requireToken(token: string): onRequestHookHandler {
  const wanted = sha256(`Bearer ${token}`);
  return (request, reply, done) => {
    if (timingSafeEqual(sha256(request.headers.authorization ?? ''), wanted)) done();
    else sendError(request, reply.header('www-authenticate', 'Bearer'), 'unauthenticated', errorMessages.needsToken);
  };
}

const metricsRoute =
  ({ registry, addProcessMetrics }: Metrics, onRequest: onRequestHookHandler | null): FastifyPluginAsync =>
  async (app) => {
    app.get('/metrics', { ...(onRequest && { onRequest }) }, async (_, reply) => {
      addProcessMetrics();
      reply.header('content-type', registry.contentType);
      return registry.metrics();
    });
  };
