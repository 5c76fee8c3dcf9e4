import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLongConnection } from './long-connection.ts';

test('a connection for long statements is kept alive, and an end of the server fails only who waits for it', async () => {
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  onTestFinished(() => setKeepAlive.mockRestore());
  const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(openLongConnection(`postgres://nobody@127.0.0.1:${port}/none`).connect()).rejects.toThrow();
  expect(setKeepAlive).toHaveBeenCalledWith(true, 10_000);
});
