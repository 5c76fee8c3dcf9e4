import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createHooks } from '../hooks.ts';
import { type Db, openDb, openPool } from '../platform/db.ts';
import { newKey, writeKey } from '../platform/secrets/cipher.ts';
import { openKeyRing } from '../platform/secrets/key-ring.ts';
import { INVENTORY_EMAIL } from './people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server with the migrated database `letfair_template` to clone. */
    readonly postgresUrl: string;
    /** How its version clones a database fastest. */
    readonly cloneOptions: string;
  }
}

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly url: string;
}

/** The key of all test databases. */
export const testKeySource = { given: [writeKey(newKey())], folder: null };
export const testKeys = await openKeyRing(testKeySource);

const hooks = createHooks({ publicUrl: 'https://letfair.example', inventoryEmail: INVENTORY_EMAIL });

export async function testDatabase({ template = 'letfair_template' } = {}): Promise<TestDatabase> {
  const name = `letfair_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template} ${inject('cloneOptions')}`);
  const databaseUrl = new URL(inject('postgresUrl'));
  databaseUrl.pathname = `/${name}`;
  const url = databaseUrl.href;
  const pool = openPool({ connectionString: url, onIdleError: () => undefined });
  afterAll(async () => {
    await pool.end();
    await onServer(`drop database ${name} with (force)`);
  });
  return { pool, db: openDb(pool, { keyRing: testKeys, hooks }), url };
}

export async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  try {
    await server.query(statement);
  } finally {
    await server.end();
  }
}
