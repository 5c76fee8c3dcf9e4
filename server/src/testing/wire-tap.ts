import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Seen {
  /** Texts of all statements. */
  readonly statements: readonly string[];
  /** Names of the statements that were prepared under one. */
  readonly preparedNames: readonly string[];
  /** Names of the parameters that connections began with. */
  readonly parameters: readonly string[];
}

/** Stands where a pooler would, and notes what is sent to PostgreSQL. */
export async function tapDatabase(databaseUrl: string): Promise<{ readonly url: string; readonly seen: () => Seen }> {
  const { hostname, port } = new URL(databaseUrl);
  const seen = { statements: new Set<string>(), preparedNames: new Set<string>(), parameters: new Set<string>() };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    const read = messageReader((type, body) => note(seen, type, body));
    client.on('data', read).pipe(database).pipe(client);
    for (const socket of [client, database])
      sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: Object.assign(new URL(databaseUrl), { port: String((server.address() as AddressInfo).port) }).href,
    seen: () => ({
      statements: [...seen.statements],
      preparedNames: [...seen.preparedNames],
      parameters: [...seen.parameters],
    }),
  };
}

const STARTUP = 'startup';

/** Cuts what a client sends into messages: the first has no type, and each names its length without the type. */
function messageReader(take: (type: string, body: Buffer) => void): (chunk: Buffer) => void {
  let received = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const typeBytes = isFirst ? 0 : 1;
      if (received.length < typeBytes + 4) return;
      const end = typeBytes + received.readUInt32BE(typeBytes);
      if (received.length < end) return;
      take(isFirst ? STARTUP : String.fromCharCode(received[0] ?? 0), received.subarray(typeBytes + 4, end));
      isFirst = false;
      received = received.subarray(end);
    }
  };
}

type Notes = { readonly [Part in keyof Seen]: Set<string> };

function note({ statements, preparedNames, parameters }: Notes, type: string, body: Buffer): void {
  if (type === STARTUP) {
    // Pairs of a name and a value after the version of the protocol.
    const names = body
      .subarray(4)
      .toString()
      .split('\0')
      .filter((text, index) => index % 2 === 0 && text !== '');
    for (const name of names) parameters.add(name);
  } else if (type === 'Q') statements.add(body.toString().replace(/\0$/, ''));
  else if (type === 'P') {
    const [name = '', text = ''] = body.toString().split('\0');
    if (name !== '') preparedNames.add(name);
    statements.add(text);
  }
}
