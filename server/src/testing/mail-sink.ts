import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A mail server that accepts every mail. Returns its URL and the mails so far, decoded enough to find words in them. */
export async function mailSink(): Promise<{ readonly url: string; readonly mails: () => readonly string[] }> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let received = '';
    let isMail = false;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      received += chunk;
      for (;;) {
        const end = isMail ? received.indexOf('\r\n.\r\n') : received.indexOf('\r\n');
        if (end === -1) return;
        const part = received.slice(0, end);
        received = received.slice(end + (isMail ? 5 : 2));
        if (isMail) mails.push(part.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        isMail = !isMail && /^data$/i.test(part);
        socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails: () => mails };
}
