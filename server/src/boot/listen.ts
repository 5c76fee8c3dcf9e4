import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../http/logger.ts';
import { StartError } from './start-error.ts';

/** `prefix` is that of the settings which name the port and the host. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  prefix: '' | 'METRICS_' = '',
): Promise<void> {
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use by another program: stop that one, or set ${prefix}PORT to another number.`,
    EACCES: `Port ${port} is reserved for the administrator of this machine: set ${prefix}PORT to a number above 1023.`,
    EADDRNOTAVAIL: `${prefix}HOST takes an address of this machine, and ${host} is none.`,
    ENOTFOUND: `${prefix}HOST takes an address of this machine, and ${host} cannot be found.`,
  };
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const problem = problems[error.code ?? ''];
    throw problem ? new StartError(problem, { cause: error }) : error;
  });
}

const REQUESTS_MAY_TAKE_MS = 10_000;
const LOOK_FOR_IDLE_MS = 50;

/** Refuses new connections and waits for running requests, but not for ever. */
export async function closeServer(app: FastifyInstance, log: Log): Promise<void> {
  // Finished requests leave idle keep-alive connections behind.
  const sweep = setInterval(() => app.server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
  try {
    const closed = app.close().then(() => true);
    if (await Promise.race([closed, pause(REQUESTS_MAY_TAKE_MS, false, { ref: false })])) return;
    log.logger.warn('requests that took too long were cut off');
    app.server.closeAllConnections();
  } finally {
    clearInterval(sweep);
  }
}
