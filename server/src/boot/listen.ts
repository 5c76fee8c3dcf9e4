import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeTable } from '@letfair/domain/code-table';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/logger.ts';
import { uptime } from './run-until-stopped.ts';
import { StartError } from './start-error.ts';

/** `prefix` is that of the settings which name the port and the host. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  prefix: '' | 'METRICS_' = '',
): Promise<void> {
  const problems = codeTable<string>({
    EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or set ${prefix}PORT to another number.`,
    EACCES: `Port ${port} is reserved for the administrator of this machine. Set ${prefix}PORT to a number above 1023.`,
    EADDRNOTAVAIL: `${prefix}HOST must be an address of this machine; ${host} isn’t one.`,
    ENOTFOUND: `${prefix}HOST must be an address of this machine; ${host} can’t be found.`,
  });
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const problem = problems.get(error.code ?? '');
    throw problem ? new StartError(problem, { cause: error }) : error;
  });
}

/** Long enough for load balancers to ask /ready, and for clients to leave their open connections. */
export const DRAIN_MS = 1_500;
/** For the first requests over connections that were accepted last. */
const FIRST_REQUESTS_MS = 2_000;
const REQUESTS_MAY_TAKE_MS = 10_000;
const LOOK_FOR_IDLE_MS = 50;

/**
 * Lets clients leave, refuses new connections, and waits for running requests, but not for ever. `drainSeconds` is how
 * long a balancer may need to see that this process is not ready; null: briefly, if anybody is connected.
 */
export async function closeServer(
  app: FastifyInstance,
  log: Log,
  drainSeconds: number | null = null,
  waitForClients: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  const { ended } = await drainConnections(app.server, drainSeconds, waitForClients);
  log.logger.info(uptime(), 'drained: new connections are refused from now on');
  // Finished requests leave idle keep-alive connections behind; what has arrived on others is read first.
  const sweep = setInterval(() => setImmediate(() => app.server.closeIdleConnections()), LOOK_FOR_IDLE_MS);
  try {
    const closed = Promise.all([app.close(), ended]).then(() => true);
    if (await Promise.race([closed, pause(REQUESTS_MAY_TAKE_MS, false, { ref: false })])) return;
    log.logger.warn('requests that took too long were cut off');
    app.server.closeAllConnections();
  } finally {
    clearInterval(sweep);
  }
}

/**
 * A client that sends on an open connection while it is closed gets a reset, and cannot know whether its request was
 * carried out. So each answer closes its connection for a while, and only then the server stops listening.
 */
async function drainConnections(
  server: HttpServer,
  drainSeconds: number | null,
  waitForClients: (ms: number) => Promise<unknown>,
): Promise<{ readonly ended: Promise<unknown> }> {
  const unused = new Set<Socket>();
  if (drainSeconds !== null || (await promisify(server.getConnections.bind(server))()) > 0) {
    server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      unused.delete(socket);
      response.shouldKeepAlive = false;
    });
    await waitForClients(drainSeconds === null ? DRAIN_MS : drainSeconds * 1_000);
  }
  await waitUntilAllAreAccepted(server);
  // Node's HTTP server would close idle connections at once, among them those whose first request is on its way.
  const ended = promisify(Server.prototype.close.bind(server))();
  for (const giveUp = Date.now() + FIRST_REQUESTS_MS; unused.size > 0 && Date.now() < giveUp; )
    await pause(LOOK_FOR_IDLE_MS);
  return { ended };
}

const SHORT_ROUND_MS = 1;
const MAX_ROUNDS = 5_000;

/**
 * A close resets the connections that wait to be accepted. A round of the event loop accepts one of them, so after a
 * short round without any there is none.
 */
async function waitUntilAllAreAccepted(server: HttpServer): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [before, begun] = [accepted, performance.now()];
    await immediate();
    if (accepted === before && performance.now() - begun < SHORT_ROUND_MS) break;
  }
  server.off('connection', count);
}
