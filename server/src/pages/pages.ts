import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip, compress } from '../http/compression.ts';
import { errorMessages, sendError } from '../http/error-responses.ts';
import { hashInlineScripts } from './inline-hashes.ts';
import { coalesce, pageCache } from './page-cache.ts';
import type { Render, Rendered } from './render.ts';

export interface PagesDeps {
  readonly render: Render;
  /** The Content-Security-Policy of a page whose inline scripts have these hashes. */
  readonly policy: (scriptHashes: readonly string[]) => string;
  readonly useCache: boolean;
}

/** An answer as it is sent, in both encodings. */
interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly plain: Buffer;
  /** Null where compressing is not worth it. */
  readonly gzipped: Buffer | null;
  /** False: may not be shared between visitors. */
  readonly isCached: boolean;
}

const MAX_CACHED_URL = 2_000;

/** Answers everything that is neither API nor file: rendered by React Router, and cached where the route allows it. */
export const pages =
  ({ render, policy, useCache }: PagesDeps): FastifyPluginAsync =>
  async (app) => {
    const cache = pageCache<Page>();
    const renderOnce = coalesce<Page>();

    async function renderPage({ url, id, log }: FastifyRequest): Promise<Page> {
      const rendered = await render(url, (error) => log.error({ err: error, id }, 'a page failed to render'));
      const isCached = useCache && rendered.cacheSeconds > 0;
      const page = { ...(await toPage(rendered)), isCached };
      const bytes = page.plain.length + (page.gzipped?.length ?? 0);
      if (isCached && url.length <= MAX_CACHED_URL) cache.set(url, page, bytes, rendered.cacheSeconds);
      return page;
    }

    async function toPage({ status, headers, type, body }: Rendered): Promise<Omit<Page, 'isCached'>> {
      const sent = [...headers, ['vary', 'accept-encoding'], ...(type ? [['content-type', type]] : [])] as [
        string,
        string,
      ][];
      if (!type.startsWith('text/html'))
        return { status, headers: sent, plain: body, gzipped: await compress(body, type) };
      const { html, scriptHashes } = hashInlineScripts(body.toString());
      const plain = Buffer.from(html);
      // The data behind a page may change at any time, so browsers ask again before they show their copy.
      sent.push(['content-security-policy', policy(scriptHashes)], ['cache-control', 'no-cache']);
      return { status, headers: sent, plain, gzipped: await compress(plain, type) };
    }

    function send(request: FastifyRequest, reply: FastifyReply, { status, headers, plain, gzipped }: Page) {
      reply.status(status);
      for (const [name, value] of headers) reply.header(name, value);
      if (!gzipped || !acceptsGzip(request.headers['accept-encoding'])) return reply.send(plain);
      return reply.header('content-encoding', 'gzip').send(gzipped);
    }

    app.get('/*', (request, reply) => {
      const cached = cache.get(request.url);
      if (cached) return send(request, reply, cached);
      // React Router cannot parse a URL without a leading slash, and PostgreSQL takes no NUL.
      if (!request.url.startsWith('/') || request.url.includes('%00'))
        return sendError(request, reply, 'malformed', errorMessages.badAddress);
      return answer(request, reply);
    });

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const { value, shared } = await renderOnce(request.url, () => renderPage(request));
      // A page that may not be cached may not be shared either: it could be older than this visitor's last click.
      return send(request, reply, shared && !value.isCached ? await renderPage(request) : value);
    }

    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      // Refused before the body is read.
      onRequest: (request, reply, _done) => {
        sendError(request, reply.header('allow', 'GET, HEAD'), 'method_not_allowed', errorMessages.readOnly);
      },
      handler: (_, reply) => reply,
    });
  };
