import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Started as a process of its own by `startBalancer`: a small stand-in for HAProxy with the settings of docs/operations.md. */
const CHECK_EVERY_MS = 200;

interface Target {
  readonly port: number;
  isReady: boolean;
}

const targets: Target[] = (JSON.parse(process.argv[2] ?? '[]') as number[]).map((port) => ({ port, isReady: true }));
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
let turn = 0;

setInterval(() => {
  for (const target of targets) {
    const checked = request({ port: target.port, path: '/ready', timeout: CHECK_EVERY_MS * 5 }, (answer) => {
      target.isReady = answer.statusCode === 200;
      answer.resume();
    });
    checked.on('error', () => {
      target.isReady = false;
    });
    checked.on('timeout', () => checked.destroy());
    checked.end();
  }
}, CHECK_EVERY_MS);

function next(without?: Target): Target | undefined {
  const ready = targets.filter((target) => target.isReady && target !== without);
  return ready[turn++ % Math.max(1, ready.length)];
}

/** Another process gets the request only where the first never had a connection, so nothing is done twice. */
function pass(asked: IncomingMessage, body: Buffer, reply: ServerResponse, target = next(), isRetry = false): void {
  if (!target) {
    reply.writeHead(502).end();
    return;
  }
  const { method, url, headers } = asked;
  const passed = request({ port: target.port, method, path: url, headers, agent }, (answer) => {
    const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(reply);
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    const isUnsent =
      error.syscall === 'connect' || (passed.reusedSocket && error.code === 'ECONNRESET' && method === 'GET');
    if (!isRetry && isUnsent) pass(asked, body, reply, next(target) ?? target, true);
    else if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end();
  });
  passed.end(body);
}

const server = createServer(async (asked, reply) => {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  pass(asked, Buffer.concat(parts), reply);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
