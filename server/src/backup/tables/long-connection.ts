import pg from 'pg';

const KEEP_ALIVE_MS = 10_000;

/** For statements of hours, during which a firewall must not forget the connection and a dead server is noticed. */
export function openLongConnection(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // A connection that breaks also fails the statement that waits for it.
  client.on('error', () => undefined);
  return client;
}
