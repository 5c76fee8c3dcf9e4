import type { Socket } from 'node:net';
import { createFaultLog, type OverloadedError, STORAGE_AWAY, STORAGE_FULL } from '@letfair/api';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import { codeTable } from '@letfair/domain/code-table';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { HeaderTable } from './security-headers.ts';

/** Programs get the JSON envelope, browsers a short page. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  message: string,
  status: number = errorStatus[code],
): FastifyReply {
  reply.status(status);
  if (request.url.startsWith('/api') || !(request.headers.accept ?? '').includes('text/html'))
    return reply.send({ success: false, message, error: { code } });
  const retryAfter = code === 'unavailable' ? Number(reply.getHeader('retry-after') ?? RETRY_AFTER_SECONDS) : null;
  return reply.type('text/html; charset=utf-8').send(failurePage(message, retryAfter));
}

/** 405 for a method that changes something. */
export const sendReadOnly = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(request, reply.header('allow', 'GET, HEAD'), 'method_not_allowed', errorMessages.readOnly);

/** 503 with the time to come back; a browser comes back to the same address by itself. */
export const sendUnavailable = (
  request: FastifyRequest,
  reply: FastifyReply,
  message: string,
  retryAfterSeconds: number = RETRY_AFTER_SECONDS,
): FastifyReply => sendError(request, reply.header('retry-after', retryAfterSeconds), 'unavailable', message);

const failurePage = (message: string, retryAfterSeconds: number | null): string =>
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  (retryAfterSeconds === null ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`) +
  `<title>Letfair</title></head><body><header><a href="/">Letfair</a></header><main><h1>Letfair</h1><p>${message}</p>` +
  (retryAfterSeconds === null ? '' : '<p>This page will try again in a few seconds.</p>') +
  '<p><a href="/">Go to the home page</a></p></main></body></html>';

export const errorMessages = {
  badAddress: 'This address isn’t valid.',
  tooMany: 'Too many requests. Please wait a little and try again.',
  notReady: 'This server is starting or stopping.',
  busy: 'Letfair is very busy. Please try again in a few seconds.',
  noDatabase: 'Sorry, Letfair isn’t working at the moment. Please try again in a few seconds.',
  readOnly: 'This page is read-only.',
  internal: 'Sorry, something went wrong on our side. Please try again.',
  notFound: 'There’s nothing at this address.',
  tooLarge: 'This is more than we accept in one request.',
  malformed: 'We couldn’t understand this request.',
  needsToken: 'Send the token as "Authorization: Bearer …".',
  unsupportedType: 'Send this as application/json.',
  badRange: 'This file doesn’t have the byte range you asked for.',
} as const;

const RETRY_AFTER_SECONDS = 5;
const RETRY_STORAGE_SECONDS = 60;

const refusals: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  403: ['not_found', errorMessages.notFound],
  404: ['not_found', errorMessages.notFound],
  413: ['too_large', errorMessages.tooLarge],
  415: ['unsupported_type', errorMessages.unsupportedType],
};

/** Handles errors outside the API; details go to the log only. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode === RANGE_NOT_SATISFIABLE) {
    const { headers = {} } = error as { headers?: Record<string, string> };
    return sendError(request, reply.headers(headers), 'malformed', errorMessages.badRange, RANGE_NOT_SATISFIABLE);
  }
  if (error.statusCode && error.statusCode < 500) {
    const [code, message] = refusals[error.statusCode] ?? ['malformed', errorMessages.malformed];
    return sendError(request, reply, code, message);
  }
  switch (logFault(request.log, error, {})) {
    case 'overloaded':
      return sendUnavailable(
        request,
        reply,
        errorMessages.busy,
        (error as unknown as OverloadedError).retryAfterSeconds,
      );
    case 'database-away':
      return sendUnavailable(request, reply, errorMessages.noDatabase);
    case 'storage-full':
      return sendUnavailable(request, reply, STORAGE_FULL);
    case 'storage-away':
      return sendUnavailable(request, reply, STORAGE_AWAY, RETRY_STORAGE_SECONDS);
    case 'aborted':
      return sendError(request, reply, 'malformed', errorMessages.malformed);
    default:
      return sendError(request, reply, 'internal', errorMessages.internal);
  }
}

const RANGE_NOT_SATISFIABLE = 416;
const logFault = createFaultLog((error) => ({ err: error }));

const answers = codeTable<readonly [line: string, code: string, message: string]>({
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', errorMessages.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'malformed', 'The request took too long to arrive.'],
});
const anythingElse = ['400 Bad Request', 'malformed', errorMessages.malformed] as const;

/** A request that is not valid HTTP has no reply object, so the answer is written to the socket. */
export const handleClientError =
  (table: HeaderTable) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    const [line, code, message] = answers.get(error.code ?? '') ?? anythingElse;
    const body = JSON.stringify({ success: false, message, error: { code } });
    const headers = {
      ...table,
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${line}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
