import { buffer } from 'node:stream/consumers';
import { createSharePictureEncoder, type PhotoGate, photoKeyOf, type Storage } from '@letfair/api';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from '../streets/archive-files.ts';

/**
 * The address of a photo names one version of it: a changed photo has another id, so no copy is ever outdated. Photos
 * can be erased, so no cache keeps a copy longer than this.
 */
const DAY_SECONDS = 86_400;

/** Opened alone they may load and run nothing. Programs for mails and sites that homes are shared on show them. */
const headers = {
  'cache-control': `public, max-age=${DAY_SECONDS}`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'content-type': 'image/webp',
} as const;

/** What only an admin may see stays out of shared caches, and of other sites. */
const privateHeaders = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' } as const;

/** Short, because photos are outside the limit on requests. */
const notThere = (reply: FastifyReply) =>
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

const shareHeaders = { ...headers, 'content-type': 'image/jpeg' } as const;

type PhotoRequest = FastifyRequest<{ Params: { name: string }; Querystring: { pass?: unknown } }>;

export const photoFiles =
  (storage: Storage, mayBeSent: PhotoGate, mediaUrl: string | null = null): FastifyPluginAsync =>
  async (app) => {
    // To the media address a page of ours is another site.
    const withPass =
      mediaUrl === null ? privateHeaders : { ...privateHeaders, 'cross-origin-resource-policy': 'cross-origin' };
    app.route({
      method: ['GET', 'HEAD'],
      url: '/photos/:name',
      handler: async (request: PhotoRequest, reply) => {
        const { name } = request.params;
        const { pass } = request.query;
        const key = photoKeyOf(name);
        if (!key || !(await mayBeSent(name, typeof pass === 'string' ? pass : undefined))) return notThere(reply);
        return sendPhoto(storage, key, request, reply, { ...headers, ...(pass !== undefined && withPass) });
      },
    });
    app.get('/photos/*', (_, reply) => notThere(reply));

    const encodeSharePicture = createSharePictureEncoder();
    // Outside of /photos, so that making pictures counts towards the limit on requests.
    app.get<{ Params: { name: string } }>('/share-pictures/:name.jpg', async (request, reply) => {
      const name = `${request.params.name}.webp`;
      const key = photoKeyOf(name);
      const photo = key && (await mayBeSent(name)) ? await storage.get(key) : null;
      const picture = photo && (await encodeSharePicture(await buffer(photo.stream)));
      return picture ? reply.headers(shareHeaders).send(picture) : notThere(reply);
    });
  };

async function sendPhoto(
  storage: Storage,
  key: NonNullable<ReturnType<typeof photoKeyOf>>,
  { method, headers: asked, params: { name } }: PhotoRequest,
  reply: FastifyReply,
  photoHeaders: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  // The name says which photo and which size, and what it names never changes.
  const etag = `"${name}"`;
  const sent = {
    ...photoHeaders,
    etag,
    'accept-ranges': 'bytes',
  };
  const known = (asked['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const isAskedFirst = method === 'HEAD' || asked.range !== undefined || known.includes(etag);
  const found = isAskedFirst ? await storage.head(key) : null;
  if (isAskedFirst && !found) return notThere(reply);
  if (found && known.includes(etag)) return reply.status(304).headers(sent).send();
  if (found && method === 'HEAD') return reply.headers({ ...sent, 'content-length': found.bytes }).send();

  const range = found ? parseRange(asked.range, found.bytes) : null;
  if (found && !range)
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${found.bytes}`, 'cache-control': 'no-store' })
      .send();
  const opened = await storage.get(key, range ?? undefined);
  if (!opened) return notThere(reply);
  if (!range) return reply.headers({ ...sent, 'content-length': opened.bytes }).send(opened.stream);
  const { start, end } = range;
  return reply
    .status(206)
    .headers({ ...sent, 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${opened.bytes}` })
    .send(opened.stream);
}
