import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface MailSink {
  readonly url: string;
  /** The mails so far, decoded enough to find words in them. */
  readonly mails: () => readonly string[];
  /** How many mails were begun, taken or not. */
  readonly begun: () => number;
}

/** A mail server that accepts every mail; it falls silent in the middle of the first `unanswered` ones. */
export async function mailSink({ unanswered = 0 } = {}): Promise<MailSink> {
  const mails: string[] = [];
  let begun = 0;
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
        if (isMail && ++begun <= unanswered) return;
        socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: () => mails,
    begun: () => begun,
  };
}
