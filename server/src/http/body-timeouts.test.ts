import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { BodyTimeouts } from './body-timeouts.ts';

/** Where one of them fails to cut off, the test does not end. */
const bodyTimeouts: BodyTimeouts = {
  bodyMs: 1_000,
  uploadPauseMs: 1_500,
  uploadProgressBytes: 100,
  uploadMs: 6_000,
  afterAnswerMs: 2_000,
};

/** Longer than a test may take, so that another limit has to cut off. */
const NEVER_MS = 60_000;

/** A server with a call that reads its body, one that takes uploads, and one that answers without reading. */
async function server(others: Partial<BodyTimeouts> = {}) {
  const { app, listen } = await testApp({}, { bodyTimeouts: { ...bodyTimeouts, ...others } });
  app.post('/call', async () => ({ success: true }));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.post('/upload', { config: { takesUpload: true } }, async ({ raw }) => {
      let bytes = 0;
      for await (const chunk of raw) bytes += (chunk as Buffer).length;
      return { bytes };
    });
    scope.post('/refused', { config: { takesUpload: true } }, async () => ({ success: false }));
  });
  return Number(new URL(await listen()).port);
}

interface Conversation {
  readonly socket: Socket;
  readonly closed: Promise<{ readonly said: string; readonly afterMs: number }>;
}

function post(port: number, path: string, length: number): Conversation {
  const begun = performance.now();
  let said = '';
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<{ said: string; afterMs: number }>((resolve) => {
    socket.once('close', () => resolve({ said, afterMs: performance.now() - begun }));
  });
  return { socket, closed };
}

test('a body that does not arrive in time is told so and cut off, however it drips', async () => {
  const port = await server();
  const { socket, closed } = post(port, '/call', 1_000);
  const drip = setInterval(() => socket.writable && socket.write(' '), 200);
  const { said, afterMs } = await closed;
  clearInterval(drip);
  expect(said).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[\s\S]*"success":false/);
  expect(afterMs).toBeGreaterThan(900);
});

test('an upload may take its time as long as it gets on', async () => {
  const uploadPauseMs = 3_000;
  const port = await server({ uploadPauseMs, uploadMs: NEVER_MS });
  const { socket, closed } = post(port, '/upload', 1_000);
  for (let sent = 0; sent < 10; sent++) {
    await pause(uploadPauseMs / 8);
    socket.write('x'.repeat(100));
  }
  await pause(300);
  socket.end();
  expect((await closed).said).toMatch(/^HTTP\/1.1 200 OK[\s\S]*{"bytes":1000}$/);
});

test.each([
  ['drips byte by byte', 1, { uploadMs: NEVER_MS }],
  ['never ends', 200, { uploadPauseMs: NEVER_MS }],
])('an upload that %s is cut off after a bounded time', async (_, bytes, others) => {
  const port = await server(others);
  const { socket, closed } = post(port, '/upload', 1_000_000);
  const drip = setInterval(() => socket.writable && socket.write('x'.repeat(bytes)), 200);
  const { said } = await closed;
  clearInterval(drip);
  expect(said).toMatch(/^HTTP\/1.1 408 /);
});

test('two hundred uploads that stop arriving are all cut off', async () => {
  const port = await server();
  const uploads = Array.from({ length: 200 }, () => post(port, '/upload', 100_000));
  const answers = await Promise.all(uploads.map(({ closed }) => closed));
  expect(new Set(answers.map(({ said }) => said.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
});

test('an upload that pauses is cut off', async () => {
  const port = await server({ uploadMs: NEVER_MS });
  const { socket, closed } = post(port, '/upload', 1_000);
  socket.write('x'.repeat(500));
  expect((await closed).said).toMatch(/^HTTP\/1.1 408 /);
});

test('who goes on sending after the answer is let finish for a while, not for ever', async () => {
  const port = await server();
  const { socket, closed } = post(port, '/refused', 1_000_000_000);
  const flood = setInterval(() => socket.writable && socket.write('x'.repeat(1_000)), 50);
  const { said, afterMs } = await closed;
  clearInterval(flood);
  expect(said).toMatch(/^HTTP\/1.1 200 OK/);
  expect(afterMs).toBeGreaterThan(1_900);
});

test('a connection that has sent its bodies in time may rest', async () => {
  const port = await server();
  const { socket, closed } = post(port, '/call', 2);
  socket.write('{}');
  await pause(2_500);
  socket.write('GET /none HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const { said } = await closed;
  expect(said.match(/HTTP\/1.1 (\d+)/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
});
