import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { dropDataDir, newDataDir, startProduct } from '../product.ts';
import { atMost, type Figure } from '../report.ts';

const SLOW_HEADERS = 1_000;
const SLOW_BODIES = 200;
const ASKED = 200;
const WITHIN_MS = 500;
const BODY_BYTES = 5_000;

/** What others wait for while many connections send their headers and bodies a byte at a time. */
export async function slowClients(): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir, { LOG_LEVEL: 'error' });
  const { hostname, port } = new URL(product.url);
  const sockets: Socket[] = [];
  const open = (beginning: string) => {
    const socket = connect(Number(port), hostname);
    socket.resume().on('error', () => undefined);
    socket.write(beginning);
    sockets.push(socket);
  };
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  try {
    await fetch(`${product.url}/api/properties`);
    const times: number[] = [];
    let failed = 0;
    for (let count = 0; count < SLOW_HEADERS; count++) open('GET / HTTP/1.1\r\nhost: slow.example\r\nx-slow: ');
    for (let count = 0; count < SLOW_BODIES; count++)
      open(
        `POST /api/auth/login HTTP/1.1\r\nhost: slow.example\r\ncontent-type: application/json\r\ncontent-length: ${BODY_BYTES}\r\n\r\n{"`,
      );
    for (let count = 0; count < ASKED; count++) {
      const begun = performance.now();
      const path = count % 2 ? '/' : '/api/properties?location=Leeds';
      const answer = await fetch(product.url + path, { headers: { connection: 'close' } }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status !== 200) failed += 1;
      times.push(performance.now() - begun);
      await sleep(50);
    }
    return [
      atMost(
        `${SLOW_HEADERS} slow headers and ${SLOW_BODIES} slow bodies: slowest of ${ASKED} others`,
        Math.max(...times),
        WITHIN_MS,
        ' ms',
      ),
      atMost('… failed', failed, 0),
      atMost(
        '… slow connections still open after 10 s',
        sockets.filter(({ destroyed }) => !destroyed).length,
        SLOW_BODIES,
      ),
    ];
  } finally {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
    await product.stop();
    await dropDataDir(dataDir);
  }
}
