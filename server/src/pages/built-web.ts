import { pathToFileURL } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import { ensureWebBuild } from '../assets/build-web.ts';
import { webBuild } from '../assets/folders.ts';
import { staticFiles } from '../assets/static-files.ts';
import { say } from '../boot/say.ts';
import { pagePolicyWith } from '../http/security-headers.ts';
import { pages } from './pages.ts';
import { createRender, type WebBuild } from './render.ts';
import type { OpenWeb } from './web.ts';

/** The web app as it is built: files from disk, pages from its server half. */
export const builtWeb: OpenWeb = async ({ api, publicUrl, mapTiles }) => {
  await ensureWebBuild(say);
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
    await app.register(pages({ render, policy: pagePolicyWith(mapTiles), useCache: true }));
  };
  return { plugin };
};
