import type { FastifyPluginAsync } from 'fastify';
import type { HttpResponse } from '../http/responses.ts';

/**
 * The path shows a page on GET and takes the POST of a mail client's unsubscribe button (RFC 8058). The form in its
 * body is ignored, only the status matters, and many requests share the IP address of the mail provider.
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
        .send(status === 200 ? 'We’ve stopped these emails.' : 'This link is no longer valid.');
    });
  };
