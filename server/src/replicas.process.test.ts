import { openPool, openReplicas } from '@letfair/api';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import {
  aNewcomer,
  createDataFolder,
  createPreparedFolder,
  keyIn,
  post,
  startServer,
  until,
} from './testing/server-process.ts';
import { type Primary, type StreamingReplica, startPrimary } from './testing/streaming-replica.ts';

beforeAll(() => ensureWebBuild(() => {}));

const MAX_LAG_MS = 1_000;
/** A replica that is away or too late is left out within two seconds; the rest is for a busy machine. */
const LEFT_OUT_WITHIN_MS = 20_000;

async function primaryWithReplica(): Promise<{
  readonly primary: Primary;
  readonly replica: StreamingReplica;
  readonly SECRETS_KEY: string;
}> {
  const dataDir = createPreparedFolder();
  const primary = await startPrimary(dataDir);
  const replica = await primary.addReplica();
  onTestFinished(replica.remove);
  return { primary, replica, SECRETS_KEY: keyIn(dataDir) };
}

test('reads from a replica while it is close behind, and from the primary while it is paused, frozen, killed or promoted', async () => {
  const { primary, replica } = await primaryWithReplica();
  const [pool, onReplica] = [primary.url, replica.url].map((connectionString) =>
    openPool({ connectionString, onIdleError: () => undefined }),
  );
  if (!pool || !onReplica) throw new Error('There are two pools.');
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const replicas = openReplicas({ primary: pool, pools: [onReplica], maxLagMs: MAX_LAG_MS, log });
  onTestFinished(async () => {
    await replicas.stop();
    await pool.end();
  });
  const newest = async (from: typeof pool) =>
    (await from.query<{ n: number }>('select coalesce(max(n), 0)::int as n from note')).rows[0]?.n;
  let asked = { replica: 0, primary: 0 };
  const read = (afterChange: boolean) =>
    replicas.read(
      {
        onReplica: () => {
          asked.replica += 1;
          return newest(onReplica);
        },
        onPrimary: () => {
          asked.primary += 1;
          return newest(pool);
        },
      },
      { afterChange },
    );
  let last = 0;
  const note = async () => {
    last += 1;
    await pool.query('insert into note values ($1)', [last]);
    replicas.noteChange();
  };
  const isUsed = (wanted: boolean) => async () => {
    await pool.query('insert into note values (0)');
    const lag = replicas.lags()[0] ?? Number.POSITIVE_INFINITY;
    return lag <= MAX_LAG_MS / 1_000 === wanted;
  };

  await pool.query('create table note (n int)');
  await until(isUsed(true));
  await until(async () => (await read(false)) === last && asked.replica > 0);
  for (let count = 0; count < 200; count++) {
    await note();
    expect(await read(true), 'a page that is rendered after a change shows it').toBe(last);
  }
  asked = { replica: 0, primary: 0 };
  await until(async () => (await read(true)) === last && asked.replica > 0);

  await replica.pauseReplay();
  await note();
  expect(await read(true)).toBe(last);
  await until(isUsed(false), MAX_LAG_MS + LEFT_OUT_WITHIN_MS);
  expect(await read(false)).toBe(last);
  await replica.resumeReplay();
  await until(isUsed(true));

  await replica.freeze();
  expect(await read(false), 'a call that waits for a replica that hangs is answered by the primary').toBe(last);
  await until(isUsed(false), LEFT_OUT_WITHIN_MS);
  await replica.thaw();
  await until(isUsed(true));

  const reading = new AbortController();
  const reader = (async () => {
    for (; !reading.signal.aborted; await new Promise((resolve) => setTimeout(resolve, 5))) await read(false);
  })();
  await replica.kill();
  await until(isUsed(false), LEFT_OUT_WITHIN_MS);
  await replica.start();
  await until(isUsed(true));
  reading.abort();
  await reader;

  await replica.promote();
  await until(isUsed(false), LEFT_OUT_WITHIN_MS);
  expect(await read(false)).toBe(last);
});

test('a site with replicas answers searches while one is killed, and shows people what they wrote', async () => {
  const { primary, replica, SECRETS_KEY } = await primaryWithReplica();
  const letfair = await startServer({
    env: {
      DATABASE_URL: primary.url,
      DATABASE_READ_URLS: `${replica.url},postgres://nobody@127.0.0.1:1/nowhere`,
      REPLICA_MAX_LAG: '2',
      DATA_DIR: createDataFolder(),
      SECRETS_KEY,
      THROTTLE: 'off',
    },
  });
  await until(() => letfair.log().includes('A replica answers searches'));
  const statuses = new Map<number, number>();
  const search = async () => {
    const paths = ['/api/properties?location=Leeds', '/properties?location=Leeds', '/sitemap.xml', '/transparency'];
    for (const path of paths) {
      const { status } = await fetch(letfair.url + path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await search();
  await replica.pauseReplay();
  const email = 'maya@tenant.example';
  const signedUp = await post(`${letfair.url}/api/auth/signup`, aNewcomer(email));
  const { data } = (await signedUp.json()) as { data: { verificationCode: string } };
  const verified = await post(`${letfair.url}/api/auth/verify`, { email, code: data.verificationCode });
  const { token } = ((await verified.json()) as { data: { token: string } }).data;
  const own = await fetch(`${letfair.url}/api/dashboard`, { headers: { authorization: `Bearer ${token}` } });
  expect(own.status, 'the replica knows neither the account nor the session').toBe(200);
  await search();
  await replica.kill();
  for (let count = 0; count < 10; count++) await search();
  await until(() => letfair.log().includes('A replica is away or too far behind and is not asked'));
  await search();
  expect([...statuses.keys()]).toEqual([200]);
  expect(await letfair.stop()).toBe(0);
});
