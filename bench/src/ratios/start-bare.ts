import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/src/postgres/start-postgres.ts';

/** Starts what the product is compared with: a server that does nothing but answer. */
export async function startBare(program: URL, ...args: string[]) {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(program), String(port), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  // It answers, so it has a pid.
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => child.kill() };
}
