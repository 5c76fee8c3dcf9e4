import { demoAccounts } from '@letfair/demo';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import {
  createPreparedFolder,
  post,
  type ServerProcess,
  spawnServer,
  startServer,
  until,
} from './testing/server-process.ts';

await ensureWebBuild(() => {});

interface Found {
  readonly data: { readonly total: number; readonly properties: { readonly photo: { readonly id: string } | null }[] };
}
const get = async <T>(letfair: ServerProcess, path: string): Promise<T> =>
  (await (await fetch(letfair.url + path)).json()) as T;
const demoAccountsOf = async (letfair: ServerProcess) =>
  (await get<{ data: { demoAccounts: { email: string }[] } }>(letfair, '/api/about')).data.demoAccounts;

/** Enough for a test of starts; what people of the demo see is tested with the database alone. */
const HOMES = 20;

test('a first start fills the marketplace while it answers, and nothing else fills it again', {
  // It starts six programs.
  timeout: 360_000,
}, async () => {
  const DATA_DIR = createPreparedFolder();
  const first = await startServer({ env: { DATA_DIR, DEMO: '1', DEMO_LISTINGS: String(HOMES) } });
  await until(() => first.said().includes('Sign in as'), 150_000);
  expect(first.said()).toMatch(/Letfair is ready.*A demo marketplace of \d+ homes was loaded in/s);

  const { total, properties } = (await get<Found>(first, '/api/properties')).data;
  expect(total).toBe(HOMES);
  const photo = properties.find((home) => home.photo !== null)?.photo;
  const picture = await fetch(`${first.url}/photos/${photo?.id}-480.webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const { email, userType } of demoAccounts) {
    const answer = await (await post(`${first.url}/api/auth/login`, { email, password: DEMO_PASSWORD })).json();
    expect(answer).toMatchObject({ success: true, data: { user: { email, userType } } });
  }
  expect(await (await fetch(`${first.url}/auth/login`)).text()).toContain('Just looking?');
  expect(first.log()).not.toMatch(/"level":50/);
  expect(await first.stop()).toBe(0);

  const more = await spawnServer({ env: { DATA_DIR }, program: 'demo.ts', args: ['--listings', String(HOMES)] });
  expect(await more.ended).toBe(1);
  expect(more.said()).toContain('This marketplace already has users.');

  await staysInside(DATA_DIR);
});

const PUBLIC = {
  PUBLIC_URL: 'https://letfair.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Letfair <hello@letfair.example>',
};

/** A demo of a local site is not opened to other machines before it is removed. */
async function staysInside(DATA_DIR: string): Promise<void> {
  const refused = await spawnServer({ env: { DATA_DIR, ...PUBLIC } });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(/^Other machines can reach this site, and it has \d+ demo accounts, [^\n]+\.\n$/);
  const run = async (env: Record<string, string>, ...args: string[]) => {
    const ran = await spawnServer({ env: { DATA_DIR, ...env }, program: 'demo.ts', args });
    return [await ran.ended, ran.said()];
  };
  expect(await run({}, '--remove')).toEqual([
    0,
    expect.stringMatching(/^Removed the demo: \d+ accounts with their homes, messages and files\./),
  ]);
  expect(await run({ ...PUBLIC, DEMO: '1' }, '--listings', String(HOMES))).toEqual([
    0,
    expect.stringContaining('homes is ready'),
  ]);

  const opened = await startServer({ env: { DATA_DIR, ...PUBLIC, DEMO: '1' } });
  const offered = (await demoAccountsOf(opened)).map(({ email }) => email);
  expect(offered).toEqual(demoAccounts.map(({ email }) => email).filter((email) => !email.startsWith('admin@')));
  for (const { email } of demoAccounts) {
    const answer = await (await post(`${opened.url}/api/auth/login`, { email, password: DEMO_PASSWORD })).json();
    expect(answer).toMatchObject({ success: offered.includes(email) });
  }
  expect(await opened.stop()).toBe(0);
}
