import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { createSharePictureEncoder, type PhotoGate, photoFileOf } from '@letfair/api';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

/**
 * The address of a photo names one version of it: a changed photo has another id, so no copy is ever outdated. Photos
 * can be erased, so no cache keeps a copy longer than this.
 */
const DAY_SECONDS = 86_400;

/** Opened alone they may load and run nothing, and other sites may not embed them. */
const headers = {
  'cache-control': `public, max-age=${DAY_SECONDS}`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'image/webp',
} as const;

/** What only an admin may see stays out of shared caches. */
const PRIVATE = 'private, no-store';

/** Short, because photos are outside the limit on requests. */
const notThere = (reply: FastifyReply) =>
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

/** Previews of links are shown on other sites. */
const shareHeaders = {
  ...headers,
  'cross-origin-resource-policy': 'cross-origin',
  'content-type': 'image/jpeg',
} as const;

export const photoFiles =
  (folder: string, mayBeSent: PhotoGate): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        const isPrivate = 'pass' in (reply.request.query as object);
        reply.headers({ ...headers, ...(isPrivate && { 'cache-control': PRIVATE }) });
      },
    });
    app.get<{ Params: { name: string }; Querystring: { pass?: unknown } }>('/photos/:name', async (request, reply) => {
      const { name } = request.params;
      const { pass } = request.query;
      const file = photoFileOf(name);
      if (!file || !(await mayBeSent(name, typeof pass === 'string' ? pass : undefined))) return notThere(reply);
      return reply.sendFile(file);
    });
    app.get('/photos/*', (_, reply) => notThere(reply));

    const encodeSharePicture = createSharePictureEncoder();
    // Outside of /photos, so that making pictures counts towards the limit on requests.
    app.get<{ Params: { name: string } }>('/share-pictures/:name.jpg', async (request, reply) => {
      const name = `${request.params.name}.webp`;
      const file = photoFileOf(name);
      if (!file || !(await mayBeSent(name))) return notThere(reply);
      const picture = await encodeSharePicture(join(folder, file));
      return picture ? reply.headers(shareHeaders).send(picture) : notThere(reply);
    });
  };
