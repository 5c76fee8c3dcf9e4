import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';

const compress = promisify(gzip);
/** Below this an answer fits into one packet anyway. */
const WORTH_COMPRESSING = 1_400;

const refusedGzip = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/i;
export const acceptsGzip = (accepted: string | undefined): boolean =>
  accepted?.includes('gzip') === true && !refusedGzip.test(accepted);

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

/** Null when the answer is better sent as it is. */
export async function compressed(
  body: string | Buffer,
  type: string,
  accepted: string | undefined,
): Promise<Buffer | null> {
  if (body.length < WORTH_COMPRESSING || !acceptsGzip(accepted) || !compressible.test(type)) return null;
  return compress(body);
}

/** For answers that are made as text; streams and short texts pass at the cost of a comparison. */
export const compressAnswers: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING || reply.hasHeader('content-encoding')) {
    done(null, payload);
    return;
  }
  reply.header('vary', 'accept-encoding');
  compressed(payload, String(reply.getHeader('content-type')), request.headers['accept-encoding']).then((smaller) => {
    if (smaller) reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, smaller ?? payload);
  }, done);
};
