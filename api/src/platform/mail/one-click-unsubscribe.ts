import type { FastifyPluginAsync } from 'fastify';
import type { HttpResponse } from '../http/responses.ts';

/**
 * The same address shows a page to people and takes a POST from mail readers whose button stops a mail (RFC 8058). They
 * send a form that says nothing new, and look at the status alone; many come from one address, that of the reader.
 */
export const oneClickUnsubscribe =
  (path: string, stop: (token: string) => Promise<HttpResponse>): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.post<{ Querystring: { token?: unknown } }>(path, async ({ query: { token } }, reply) => {
      const { status } = await stop(typeof token === 'string' ? token : '');
      return reply
        .status(status)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(status === 200 ? 'These mails have stopped.' : 'This link is not valid any more.');
    });
  };
