import { createReadStream } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Archive } from './open-archive.ts';

/** Tiles and directories are far smaller, and nobody needs to load the whole country at once. */
export const MAX_RANGE_BYTES = 4_000_000;
const YEAR_SECONDS = 31_536_000;

/** The version is part of the address, so what was loaded once never changes. */
export const archiveUrl = ({ version }: Archive): string => `/streets/${version}.pmtiles`;

/** Archives by their URL, such as one and the one that replaced it. */
export type OpenArchives = Pick<ReadonlyMap<string, Archive>, 'get'>;

/** Sends parts of open archives, and nothing else of their folder. */
export const archiveFiles =
  (archives: OpenArchives, onChanged: () => void): FastifyPluginAsync =>
  async (app) => {
    const find = (url: string): Archive | undefined => archives.get(url.split('?', 1)[0]!);
    const headersOf = ({ version }: Archive) => ({
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'application/vnd.pmtiles',
      etag: `"${version}"`,
    });

    app.head('/streets/*', ({ url }, reply) => {
      const archive = find(url);
      return archive
        ? reply.headers({ ...headersOf(archive), 'content-length': archive.size }).send()
        : notThere(reply);
    });
    app.get('/streets/*', { exposeHeadRoute: false }, async (request, reply) => {
      const archive = find(request.url);
      if (!archive) return notThere(reply);
      if (!(await archive.isUnchanged())) {
        onChanged();
        return notThere(reply);
      }
      const { file, size } = archive;
      const headers = headersOf(archive);
      reply.headers(headers);
      if (request.headers['if-none-match'] === headers.etag) return reply.status(304).send();
      const range = parseRange(request.headers.range, size);
      if (!range) return reply.status(416).header('content-range', `bytes */${size}`).send();
      const { start, end } = range;
      reply.status(206).headers({
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': end - start + 1,
      });
      // By number, because every stream of the handle itself would stay among its listeners.
      return reply.send(createReadStream('', { fd: file.fd, start, end, autoClose: false }));
    });
  };

/** Short, because these files are outside the limit on requests. */
const notThere = (reply: FastifyReply) => reply.status(404).type('text/plain; charset=utf-8').send('Not found');

/** First and last byte of one range that the file has; null for any other, for several, for none and for too long ones. */
export function parseRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || `${from}${to}` === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && end - start < MAX_RANGE_BYTES ? { start, end } : null;
}
