import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { openPool } from '../db.ts';
import { migrate } from '../migrate.ts';
import { describeSchema } from './describe-schema.ts';

const file = new URL('../../../migrations/schema.txt', import.meta.url);

// `npm run schema -- postgres://…` migrates a database of its own on that server, describes it and drops it.
const [, , server] = process.argv;
if (!server) {
  process.stderr.write('Say which PostgreSQL to use: npm run schema -- postgres://user@host:port/postgres\n');
  process.exit(1);
}
const name = `letfair_schema_${randomBytes(4).toString('hex')}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`create database ${name}`);
const url = new URL(server);
url.pathname = `/${name}`;
const pool = openPool({ connectionString: url.href, max: 2, onIdleError: () => undefined });
try {
  await migrate(pool);
  await writeFile(file, await describeSchema(pool));
} finally {
  await pool.end();
  await admin.query(`drop database ${name}`);
  await admin.end();
}
