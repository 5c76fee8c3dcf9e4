import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { migrateDatabase } from './migrate-database.ts';

/** A server that refuses every password, as PostgreSQL does. */
async function refusingServer(): Promise<string> {
  const fields = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed\0\0');
  const message = Buffer.alloc(5);
  message.write('E');
  message.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([message, fields]))),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://letfair:wrong@127.0.0.1:${(server.address() as AddressInfo).port}/letfair`;
}

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])('a wrong password in %s is told with its name', async (setting) => {
  const url = await refusingServer();
  const parsed = parseConfig({ DATABASE_URL: 'postgres://pooler/letfair', [setting]: url });
  if (!parsed.ok) throw new Error(parsed.problem);
  await expect(migrateDatabase(parsed.config, parsed.config.databaseUrl ?? '')).rejects.toThrow(
    `${setting} must be the address of a PostgreSQL server that lets Letfair in, but this one doesn’t (password authentication failed)`,
  );
});
