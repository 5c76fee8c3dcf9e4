import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Product } from '../product.ts';

export interface Balancer {
  readonly url: string;
  readonly stop: () => void;
}

/** In front of processes, by their ports: one that is started anew keeps its port. */
export async function startBalancer(products: readonly Product[]): Promise<Balancer> {
  const ports = products.map(({ url }) => Number(new URL(url).port));
  const file = fileURLToPath(new URL('balancer.ts', import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(ports)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}
