import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { BODY_TIMEOUTS } from './body-timeouts.ts';

beforeEach(() => {
  // Connections are real, and the clock that they are judged by is not.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;

/** A server with a call that reads its body, one that takes uploads, and one that answers without reading. */
async function server() {
  const { app, listen } = await testApp();
  let uploaded = 0;
  app.post('/call', async () => ({ success: true }));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.post('/upload', { config: { takesUpload: true } }, async ({ raw }) => {
      let bytes = 0;
      for await (const chunk of raw) {
        bytes += (chunk as Buffer).length;
        uploaded = bytes;
      }
      return { bytes };
    });
    scope.post('/refused', { config: { takesUpload: true } }, async () => ({ success: false }));
  });
  return { port: Number(new URL(await listen()).port), uploaded: () => uploaded };
}

interface Conversation {
  readonly socket: Socket;
  readonly said: () => string;
  readonly isClosed: () => boolean;
}

function post(port: number, path: string, length: number): Conversation {
  let said = '';
  let isClosed = false;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    isClosed = true;
  });
  return { socket, said: () => said, isClosed: () => isClosed };
}

/** Until this is so, and time of the server's clock does not pass. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(1);
}

/** Lets seconds pass on the server's clock until the connections have ended, and returns how many it took. */
async function secondsUntilClosed(conversations: readonly Conversation[], send: () => void = () => {}) {
  let seconds = 0;
  while (!conversations.every(({ isClosed }) => isClosed())) {
    send();
    await pause(1);
    vi.advanceTimersByTime(SECOND);
    seconds += 1;
  }
  return seconds;
}

const { bodyMs, uploadPauseMs, uploadProgressBytes, uploadMs, afterAnswerMs } = BODY_TIMEOUTS;

test('a body that does not arrive in time is told so and cut off, however it drips', async () => {
  const { port } = await server();
  const call = post(port, '/call', 1_000);
  const seconds = await secondsUntilClosed([call], () => call.socket.writable && call.socket.write(' '));
  expect(call.said()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[\s\S]*"success":false/);
  expect(seconds).toBeGreaterThan(bodyMs / SECOND);
});

test('an upload may take its time as long as it gets on', async () => {
  const { port, uploaded } = await server();
  const PIECES = 10;
  const { socket, said } = post(port, '/upload', PIECES * uploadProgressBytes);
  for (let sent = 1; sent <= PIECES; sent++) {
    socket.write('x'.repeat(uploadProgressBytes));
    await until(() => uploaded() === sent * uploadProgressBytes);
    vi.advanceTimersByTime(uploadPauseMs);
  }
  await until(() => said() !== '');
  socket.end();
  expect(said()).toMatch(new RegExp(`^HTTP/1.1 200 OK[^]*{"bytes":${PIECES * uploadProgressBytes}}$`));
});

test.each([
  ['drips byte by byte', 1, uploadPauseMs],
  ['never ends', 3_000, uploadMs],
])('an upload that %s is cut off after a bounded time', async (_, bytes, limitMs) => {
  const { port, uploaded } = await server();
  const upload = post(port, '/upload', 1_000_000_000);
  upload.socket.write('x');
  await until(() => uploaded() > 0);
  const seconds = await secondsUntilClosed([upload], () => {
    if (upload.socket.writable) upload.socket.write('x'.repeat(bytes));
  });
  expect(upload.said()).toMatch(/^HTTP\/1.1 408 /);
  expect(seconds).toBeGreaterThan(limitMs / SECOND);
});

test('two hundred uploads that stop arriving are all cut off', async () => {
  const { port } = await server();
  const uploads = Array.from({ length: 200 }, () => post(port, '/upload', 100_000));
  await secondsUntilClosed(uploads);
  expect(new Set(uploads.map(({ said }) => said().slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
});

test('an upload that pauses is cut off', async () => {
  const { port, uploaded } = await server();
  const upload = post(port, '/upload', 100_000);
  upload.socket.write('x'.repeat(500));
  await until(() => uploaded() === 500);
  expect(await secondsUntilClosed([upload])).toBeGreaterThan(uploadPauseMs / SECOND);
  expect(upload.said()).toMatch(/^HTTP\/1.1 408 /);
});

test('who goes on sending after the answer is let finish for a while, not for ever', async () => {
  const { port } = await server();
  const upload = post(port, '/refused', 1_000_000_000);
  await until(() => upload.said() !== '');
  const seconds = await secondsUntilClosed([upload], () => {
    if (upload.socket.writable) upload.socket.write('x'.repeat(1_000));
  });
  expect(upload.said()).toMatch(/^HTTP\/1.1 200 OK/);
  expect(seconds).toBeGreaterThan(afterAnswerMs / SECOND);
});

test('a connection that has sent its bodies in time may rest', async () => {
  const { port } = await server();
  const { socket, said, isClosed } = post(port, '/call', 2);
  socket.write('{}');
  await until(() => said() !== '');
  vi.advanceTimersByTime(2 * uploadMs);
  socket.write('GET /none HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await until(isClosed);
  expect(said().match(/HTTP\/1.1 (\d+)/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
});
