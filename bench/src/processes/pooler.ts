import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '../crash-recovery.ts';
import { freePort } from '../product.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { withSite } from './site.ts';

const WRITES = 200;
const paths = ['/', '/properties?location=Leeds', '/api/properties?location=Leeds&facets=true', '/sitemap.xml'];

/** The site through PgBouncer in transaction mode, with few server connections, so that each transaction gets another one. */
export const throughPooler = (): Promise<Figure[]> =>
  withSite(async ({ primary, start }) => {
    const version = pgBouncerVersion();
    if (!version) {
      console.log('PgBouncer is not installed here, so nothing was tried through it (Debian: apt install pgbouncer).');
      return [];
    }
    const pooler = await startPgBouncer(primary.url);
    try {
      const env = {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: primary.url,
        ...(version < '1.21' && { DATABASE_PREPARE: 'off' }),
      };
      const [web] = [await start('web', env), await start('worker', env)];
      const writing = messages(WRITES);
      const setting = await writing.prepare(web);
      let [failed, answered] = [0, 0];
      await Promise.all(
        Array.from({ length: WRITES }, async (_, number) => {
          if (!(await writing.write(web.url, setting, number, `write-${number}`).catch(() => false))) failed += 1;
          const answer = await fetch(web.url + paths[number % paths.length]);
          if (answer.status === 200) answered += 1;
        }),
      );
      const counts = await writing.stored(web.url, setting);
      return [
        atMost(`through PgBouncer ${version}: messages that failed`, failed, 0),
        atLeast('… stored once', [...counts.values()].filter((times) => times === 1).length, WRITES),
        atLeast('… pages and searches answered', answered, WRITES),
      ];
    } finally {
      await pooler.stop();
    }
  });

function pgBouncerVersion(): string | null {
  try {
    return /PgBouncer (\d+\.\d+)/.exec(execFileSync('pgbouncer', ['--version']).toString())?.[1] ?? null;
  } catch {
    return null;
  }
}

async function startPgBouncer(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'letfair-pgbouncer-'));
  const ownPort = await freePort();
  const timeouts =
    'set statement_timeout = 30000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000';
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password} connect_query='${timeouts}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
`,
  );
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o755);
  const args = [...(isRoot ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')];
  const child = spawn('pgbouncer', args, { stdio: ['ignore', 'ignore', 'ignore'] });
  await sleep(1_000);
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${ownPort}${pathname}`,
    stop: async () => {
      child.kill('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
