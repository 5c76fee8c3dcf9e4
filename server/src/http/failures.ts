import { type ErrorCode, errorStatus } from '@letfair/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is asked for as data gets the envelope, what is opened in a browser gets a sentence to read. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  message: string,
): FastifyReply {
  reply.status(errorStatus[code]);
  if (request.url.startsWith('/api') || !(request.headers.accept ?? '').includes('text/html'))
    return reply.send({ success: false, message, error: { code } });
  return reply.type('text/html; charset=utf-8').send(failurePage(message));
}

const failurePage = (message: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Letfair</title></head><body><main><h1>Letfair</h1><p>${message}</p><p><a href="/">Go to the home page</a></p></main></body></html>`;

export const sentences = {
  badAddress: 'This address is not a valid one.',
  tooMany: 'Too many requests. Please wait a little and try again.',
  notReady: 'This server is starting or stopping.',
  busy: 'We are very busy at the moment. Please try again in a few seconds.',
  noDatabase: 'We cannot reach our data at the moment. Please try again in a few seconds.',
  readOnly: 'This page can only be read.',
  internal: 'Something went wrong on our side. Please try again.',
  notFound: 'There is nothing at this address.',
  tooLarge: 'This is more than we accept in one request.',
  malformed: 'This request could not be understood.',
  unsupportedType: 'Send this as application/json.',
} as const;
