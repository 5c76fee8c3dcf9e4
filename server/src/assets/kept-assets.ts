import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Api, limitConcurrency, type WebAsset } from '@letfair/api';
import { codeTable } from '@letfair/domain/code-table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from '../http/compression.ts';
import type { Log } from '../http/logger.ts';

type KeptAssets = Pick<Api, 'keepWebAssets' | 'findWebAsset'>;

const DAY_MS = 86_400_000;
const unzip = promisify(gunzip);

/**
 * Keeps the files of this build where every process finds them, before pages that name them are served, and says every
 * day that they are still in use.
 */
export async function keepBuild(api: KeptAssets, folder: string, log: Log): Promise<{ readonly stop: () => void }> {
  const present = new Set(await readdir(folder));
  const names = [...present].filter((name) => !/\.(br|gz)$/.test(name));
  const read = async (name: string): Promise<WebAsset> => {
    const isGzipped = present.has(`${name}.gz`);
    return { name, content: await readFile(join(folder, isGzipped ? `${name}.gz` : name)), isGzipped };
  };
  const keep = () => api.keepWebAssets(names, read);
  await keep();
  const timer = setInterval(
    () => keep().catch((error) => log.logger.warn({ err: error }, 'the files of the web app could not be kept')),
    DAY_MS,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

const types = codeTable<string>({
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
});

/** Files that are missing everywhere must not take the connections that writes need. */
const LOOKUPS = { atOnce: 2, waiting: 50, waitMs: 1_000, retryAfterSeconds: 2 };

type SendKeptAsset = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>;

/** Answers with a file of another build, which a page that was opened before a deploy asks for. */
export function createKeptAssetSender({ findWebAsset }: Pick<Api, 'findWebAsset'>): SendKeptAsset {
  const limitLookups = limitConcurrency(LOOKUPS);
  return async (request, reply) => {
    const name = /^\/assets\/([\w.-]{1,200})(?:\?|$)/.exec(request.url)?.[1];
    const type = types.get(/\.(\w+)$/.exec(name ?? '')?.[1] ?? '');
    const asset = name && type ? await limitLookups(() => findWebAsset(name)) : null;
    if (!asset || !type) return null;
    reply.header('content-type', type).header('cache-control', 'public, max-age=31536000, immutable');
    if (!asset.isGzipped) return reply.send(asset.content);
    reply.header('vary', 'accept-encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(await unzip(asset.content));
    return reply.header('content-encoding', 'gzip').send(asset.content);
  };
}
