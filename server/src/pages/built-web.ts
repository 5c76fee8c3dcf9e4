import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Api } from '@letfair/api';
import type { FastifyPluginAsync } from 'fastify';
import { createKeptAssetSender, keepBuild } from '../assets/kept-assets.ts';
import { webBuild } from '../assets/web-build.ts';
import { isRead } from '../http/create-app.ts';
import { errorMessages, sendError, sendReadOnly } from '../http/error-responses.ts';
import { createPageHeaders, createPagePolicy } from '../http/security-headers.ts';
import { pages } from './pages.ts';
import { createRender, type OpenWeb, type WebBuild } from './render.ts';

/** Serves the production build of the web app. */
export const builtWeb: OpenWeb = async ({
  api,
  assets,
  log,
  listingChanges,
  publicUrl,
  readMapTiles,
  mediaUrl,
  metrics,
}) => {
  const kept = await keepBuild(assets, join(webBuild.client, 'assets'), log);
  const build: WebBuild = await import(pathToFileURL(webBuild.server).href);
  const { createRequestHandler } = await import('react-router');
  const render = createRender({
    handle: createRequestHandler(build, 'production'),
    build: async () => build,
    api,
    publicUrl,
    readMapTiles,
  });
  // An archive that is added later is ours, so it needs no other origin.
  const origins = { mapTiles: readMapTiles(), mediaUrl };
  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(staticFiles(webBuild.client, assets));
    await app.register(
      pages({
        render,
        policy: createPagePolicy(origins),
        headers: createPageHeaders(origins),
        useCache: true,
        listingChanges,
        metrics,
      }),
    );
  };
  const patterns = Object.values(build.routes).flatMap((route) => route?.path ?? []);
  return { plugin, patterns, close: async () => kept.stop() };
};

const PUBLIC_FILE_SECONDS = 3_600;

/** Files below assets/ have content hashes in their names, so they never change; those of other builds are kept. */
export const staticFiles =
  (clientFolder: string, kept: Pick<Api, 'findWebAsset'>): FastifyPluginAsync =>
  async (app) => {
    const sendKeptAsset = createKeptAssetSender(kept);
    await app.register(
      async (scope) => {
        scope.setNotFoundHandler({ preHandler: scope.admitUnrouted }, async (request, reply) =>
          isRead(request.method)
            ? ((await sendKeptAsset(request, reply)) ?? sendError(request, reply, 'not_found', errorMessages.notFound))
            : sendReadOnly(request, reply),
        );
        await scope.register(fastifyStatic, {
          root: join(clientFolder, 'assets'),
          preCompressed: true,
          index: false,
          decorateReply: false,
          immutable: true,
          maxAge: '1y',
        });
      },
      { prefix: '/assets' },
    );
    await app.register(fastifyStatic, {
      root: clientFolder,
      prefix: '/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      // One route per file, so that all other paths reach the pages.
      wildcard: false,
      globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**'],
      maxAge: PUBLIC_FILE_SECONDS * 1_000,
    });
  };
