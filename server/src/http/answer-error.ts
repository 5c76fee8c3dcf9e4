import type { ErrorCode } from '@letfair/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from './database-down.ts';
import { sendFailure, sentences } from './failures.ts';

const RETRY_AFTER_SECONDS = 5;

const refusals: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  403: ['not_found', sentences.notFound],
  404: ['not_found', sentences.notFound],
  413: ['too_large', sentences.tooLarge],
  415: ['unsupported_type', sentences.unsupportedType],
};

/** Everything thrown outside the API. The visitor learns what to do, the log learns what happened. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode && error.statusCode < 500) {
    const [code, message] = refusals[error.statusCode] ?? ['malformed', sentences.malformed];
    return sendFailure(request, reply, code, message);
  }
  if (isDatabaseDown(error)) {
    request.log.warn({ err: error }, 'the database does not answer');
    return sendFailure(request, reply.header('retry-after', RETRY_AFTER_SECONDS), 'unavailable', sentences.noDatabase);
  }
  request.log.error({ err: error }, 'a request failed');
  return sendFailure(request, reply, 'internal', sentences.internal);
}
