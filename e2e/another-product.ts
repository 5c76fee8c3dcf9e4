import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { request } from '@playwright/test';
import { expect } from './support/test.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

interface AnotherProduct {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A product of its own, with an empty marketplace, for what has to be set up differently. It has to be stopped. */
export async function startAnotherProduct(settings: Readonly<Record<string, string>>): Promise<AnotherProduct> {
  const port = String(await freePort());
  const product = spawn(process.execPath, ['e2e/serve-product.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, ...settings },
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = product;
  const ended = once(product, 'close');
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    if (pid && product.exitCode === null) process.kill(-pid, 'SIGTERM');
    await ended;
  };
  const visitor = await request.newContext({ baseURL: origin });
  const isReady = () =>
    visitor.get('/ready').then(
      (answer) => answer.ok(),
      () => false,
    );
  try {
    await expect.poll(isReady, { timeout: 180_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await visitor.dispose();
  }
  return { origin, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
