import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { webBuild } from '../assets/web-build.ts';
import { createPagePolicy } from '../http/security-headers.ts';
import { pages } from './pages.ts';
import { createRender, type OpenWeb, type WebBuild } from './render.ts';

/** Serves the production build of the web app. */
export const builtWeb: OpenWeb = async ({ api, listingChanges, publicUrl, mapTiles }) => {
  const build: WebBuild = await import(pathToFileURL(webBuild.server).href);
  const { createRequestHandler } = await import('react-router');
  const render = createRender({
    handle: createRequestHandler(build, 'production'),
    build: async () => build,
    api,
    publicUrl,
    mapTiles,
  });
  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(staticFiles(webBuild.client));
    await app.register(pages({ render, policy: createPagePolicy(mapTiles), useCache: true, listingChanges }));
  };
  return { plugin };
};

const PUBLIC_FILE_SECONDS = 3_600;

/** Files below assets/ have content hashes in their names, so they never change. */
export const staticFiles =
  (clientFolder: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      immutable: true,
      maxAge: '1y',
    });
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
