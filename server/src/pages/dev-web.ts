import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyServerFactory } from 'fastify';
import { webFolder } from '../assets/web-build.ts';
import { createPageHeaders, otherOrigins } from '../http/security-headers.ts';
import { pages } from './pages.ts';
import type { OpenWeb } from './render.ts';
import { createRender, type WebBuild } from './render.ts';

/** The part of Vite's interface that is used; Vite is a dependency of the web app and resolved from there. */
interface ViteModule {
  readonly createServer: (options: object) => Promise<ViteServer>;
}
interface ViteServer {
  readonly middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly ssrLoadModule: (id: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const SERVER_BUILD = 'virtual:react-router/server-build';

/** Serves the web app in development, with Vite as middleware in front of Fastify. */
export const devWeb: OpenWeb = async ({ api, listingChanges, publicUrl, readMapTiles, mediaUrl, metrics }) => {
  const fromWeb = createRequire(join(webFolder, 'package.json'));
  const vite: ViteModule = await import(pathToFileURL(fromWeb.resolve('vite')).href);
  const server: Server = createServer();
  const dev = await vite.createServer({
    root: webFolder,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });

  const build = async () => (await dev.ssrLoadModule(SERVER_BUILD)) as WebBuild;
  // React Router has to be loaded through Vite as well, because contexts of two copies do not match.
  const { createRequestHandler } = (await dev.ssrLoadModule('react-router')) as typeof import('react-router');
  const render = createRender({
    handle: createRequestHandler(build, 'development'),
    build,
    api,
    publicUrl,
    readMapTiles,
  });

  const origins = { mapTiles: readMapTiles(), mediaUrl };
  const serverFactory: FastifyServerFactory = (handle) =>
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/api/')) handle(request, response);
      else dev.middlewares(request, response, () => handle(request, response));
    });
  return {
    plugin: pages({
      render,
      policy: devPolicy(origins),
      headers: createPageHeaders(origins),
      useCache: false,
      listingChanges,
      metrics,
    }),
    serverFactory,
    close: () => dev.close(),
  };
};

/** Vite adds inline styles and uses a web socket. */
const devPolicy = (origins: Parameters<typeof otherOrigins>[0]) => {
  const { images, connect } = otherOrigins(origins);
  return (scriptHashes: readonly string[]): string =>
    `default-src 'none'; script-src 'self' ${scriptHashes.join(' ')}; style-src 'self' 'unsafe-inline'; ` +
    `img-src 'self' data: blob:${images}; ` +
    `font-src 'self' data:; connect-src 'self' ws:${connect}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
};
