import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const PUBLIC_FILE_SECONDS = 3_600;

/** The browser's half of the web app's build. Names below assets/ change with their content. */
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
      // One route for each file there is, so that everything else is left to the pages.
      wildcard: false,
      globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**'],
      maxAge: PUBLIC_FILE_SECONDS * 1_000,
    });
  };
