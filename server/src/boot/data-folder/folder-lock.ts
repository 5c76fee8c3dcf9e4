import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Lock {
  readonly release: () => Promise<void>;
}

/**
 * Returns null when another process holds the lock. The lock is a listening socket, because the operating system
 * closes it however the process ends; a lock file would survive a kill.
 */
export async function lockFolder(folder: string): Promise<Lock | null> {
  const name = `letfair-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)}`;
  // Linux has abstract socket names, which vanish with their process.
  if (process.platform === 'linux') return held(await listen(`\0${name}`));
  const file = join(tmpdir(), `${name}.sock`);
  const first = await listen(file);
  if (first || (await answers(file))) return held(first);
  await rm(file, { force: true });
  return held(await listen(file));
}

const RETRY_MS = 200;

/** Waits until the lock is free. */
export async function waitForFolderLock(folder: string, onWaiting: () => void, signal?: AbortSignal): Promise<Lock> {
  for (let first = true; ; first = false) {
    const lock = await lockFolder(folder);
    if (lock) return lock;
    if (first) onWaiting();
    await pause(RETRY_MS, undefined, { ...(signal && { signal }) });
  }
}

const held = (server: Server | null): Lock | null =>
  server && { release: () => new Promise((resolve) => server.close(() => resolve())) };

const listen = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => {
      // A held lock must not keep the process alive.
      server.unref();
      resolve(server);
    });
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
