import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip, compressed } from '../http/compression.ts';
import { errorMessages, sendError } from '../http/error-responses.ts';
import { freshNonce, NONCE_PLACEHOLDER } from './nonce.ts';
import { coalesce, pageCache } from './page-cache.ts';
import { type PageTemplate, pageTemplate } from './page-template.ts';
import type { Render, Rendered } from './render.ts';

export interface PagesDeps {
  readonly render: Render;
  /** The content security policy of a page with this nonce. */
  readonly policy: (nonce: string) => string;
  readonly useCache: boolean;
}

interface KeptPage {
  readonly headers: Rendered['headers'];
  readonly type: string;
  readonly html: boolean;
  readonly template: PageTemplate;
}

const MAX_CACHED_URL = 2_000;

/** Everything that is neither API nor file: rendered by React Router, and kept where the route allows it. */
export const pages =
  ({ render, policy, useCache }: PagesDeps): FastifyPluginAsync =>
  async (app) => {
    const cache = pageCache<KeptPage>();
    const once = coalesce<{ readonly rendered: Rendered; readonly kept: KeptPage | null }>();

    const renderFor = ({ url, id, log }: FastifyRequest): Promise<Rendered> =>
      render(url, (error) => log.error({ err: error, id }, 'a page failed to render'));

    async function renderAndKeep(request: FastifyRequest) {
      const rendered = await renderFor(request);
      if (!useCache || rendered.cacheSeconds === 0) return { rendered, kept: null };
      const template = pageTemplate(rendered.body.toString(), NONCE_PLACEHOLDER);
      const kept = { headers: rendered.headers, type: rendered.type, html: isHtml(rendered), template };
      if (request.url.length <= MAX_CACHED_URL) cache.set(request.url, kept, template.bytes, rendered.cacheSeconds);
      return { rendered, kept };
    }

    function sendKept(request: FastifyRequest, reply: FastifyReply, { headers, type, html, template }: KeptPage) {
      const nonce = freshNonce();
      const gzip = acceptsGzip(request.headers['accept-encoding']);
      for (const [name, value] of headers) reply.header(name, value);
      if (html) pageHeaders(reply, nonce);
      reply.header('content-type', type).header('vary', 'accept-encoding');
      if (gzip) reply.header('content-encoding', 'gzip');
      return reply.send(gzip ? template.fillGzipped(nonce) : template.fill(nonce));
    }

    async function sendOnce(request: FastifyRequest, reply: FastifyReply, rendered: Rendered) {
      const nonce = freshNonce();
      const html = isHtml(rendered);
      const body = html ? rendered.body.toString().replaceAll(NONCE_PLACEHOLDER, nonce) : rendered.body;
      for (const [name, value] of rendered.headers) reply.header(name, value);
      if (html) pageHeaders(reply, nonce);
      reply.status(rendered.status).header('vary', 'accept-encoding');
      if (rendered.type) reply.header('content-type', rendered.type);
      const gzipped = await compressed(body, rendered.type, request.headers['accept-encoding']);
      if (gzipped) reply.header('content-encoding', 'gzip');
      return reply.send(gzipped ?? body);
    }

    // A nonce is good for one answer, so a browser has to ask again.
    const pageHeaders = (reply: FastifyReply, nonce: string) =>
      reply.header('content-security-policy', policy(nonce)).header('cache-control', 'no-cache');

    app.get('/*', (request, reply) => {
      const kept = cache.get(request.url);
      if (kept) return sendKept(request, reply, kept);
      // Half a URL or a NUL reaches nobody who could make sense of it.
      if (!request.url.startsWith('/') || request.url.includes('%00'))
        return sendError(request, reply, 'malformed', errorMessages.badAddress);
      return answer(request, reply);
    });

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const { value, shared } = await once(request.url, () => renderAndKeep(request));
      if (value.kept) return sendKept(request, reply, value.kept);
      // What may not be kept may not be shared either: it could be older than this visitor's last click.
      return sendOnce(request, reply, shared ? await renderFor(request) : value.rendered);
    }

    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      // Refused before a body is read.
      onRequest: (request, reply, _done) => {
        sendError(request, reply.header('allow', 'GET, HEAD'), 'method_not_allowed', errorMessages.readOnly);
      },
      handler: (_, reply) => reply,
    });
  };

const isHtml = ({ type }: Rendered): boolean => type.startsWith('text/html');
