import fastifyStatic from '@fastify/static';
import { photoFileOf } from '@letfair/api';
import type { FastifyPluginAsync } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Photo files are immutable; opened alone they may load and run nothing, and other sites may not embed them. */
const headers = {
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'image/webp',
} as const;

export const photoFiles =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.headers(headers);
      },
    });
    app.get<{ Params: { name: string } }>('/photos/:name', (request, reply) => {
      const file = photoFileOf(request.params.name);
      return file ? reply.sendFile(file) : reply.callNotFound();
    });
  };
