import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { limitConcurrency } from '@letfair/api';
import type { onSendHookHandler } from 'fastify';

const gzipAsync = promisify(gzip);
/** Half of the threads that Node has for such work: the others hash passwords and read files. */
const enter = limitConcurrency({ atOnce: 2, waiting: Number.POSITIVE_INFINITY, retryAfterSeconds: 0 });
/** A smaller answer fits into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1_400;

const refusesGzip = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/i;
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding?.includes('gzip') === true && !refusesGzip.test(acceptEncoding);

const compressibleTypes = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

/** Null when the answer is better sent as it is. */
export async function compress(body: string | Buffer, type: string): Promise<Buffer | null> {
  return body.length < MIN_COMPRESSED_BYTES || !compressibleTypes.test(type) ? null : enter(() => gzipAsync(body));
}

/**
 * Compresses answers that are strings. @fastify/compress does not fit: it opens a stream for each answer, which costs
 * a third of the requests per second on a page of search results and loses Content-Length.
 */
export const compressAnswers: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES || reply.hasHeader('content-encoding')) {
    done(null, payload);
    return;
  }
  reply.header('vary', 'accept-encoding');
  if (!acceptsGzip(request.headers['accept-encoding'])) {
    done(null, payload);
    return;
  }
  compress(payload, String(reply.getHeader('content-type'))).then((gzipped) => {
    if (gzipped) reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, gzipped ?? payload);
  }, done);
};
