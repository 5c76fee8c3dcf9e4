import { demoAccounts } from '@letfair/demo';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import {
  createDataFolder,
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
const get = async <T>(letfair: ServerProcess, path: string, token?: string): Promise<T> =>
  (await (await fetch(letfair.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})).json()) as T;
/** Reads something of somebody's own. */
const ownOf = async <T>(letfair: ServerProcess, email: string, path: string): Promise<T> => {
  const answer = await post(`${letfair.url}/api/auth/login`, { email, password: DEMO_PASSWORD });
  const { data } = (await answer.json()) as { data: { token: string } };
  return (await get<{ data: T }>(letfair, path, data.token)).data;
};
interface Own {
  readonly clients: { readonly listings: number }[];
  readonly toDo: { readonly kind: string; readonly at: string }[];
  readonly conversations: { readonly lastMessage: { readonly content: string } }[];
  readonly properties: { readonly status: string; readonly area: string }[];
  readonly entries: { readonly action: string; readonly at: string }[];
}
const demoAccountsOf = async (letfair: ServerProcess) =>
  (await get<{ data: { demoAccounts: { email: string }[] } }>(letfair, '/api/about')).data.demoAccounts;

test('a first start fills the marketplace while it answers; the next one leaves it alone', async () => {
  const DATA_DIR = createDataFolder();
  const first = await startServer({ env: { DATA_DIR, DEMO: '1' } });
  expect((await get<Found>(first, '/api/properties')).data.total).toBe(0);
  await until(() => first.said().includes('Sign in as'), 150_000);
  expect(first.said()).toMatch(/A made-up marketplace of 1,\d{3} homes was loaded in/);

  const { total, properties } = (await get<Found>(first, '/api/properties')).data;
  expect(total).toBe(1_200);
  const photo = properties.find((home) => home.photo !== null)?.photo;
  const picture = await fetch(`${first.url}/photos/${photo?.id}-480.webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const { email, userType } of demoAccounts) {
    const answer = await (await post(`${first.url}/api/auth/login`, { email, password: DEMO_PASSWORD })).json();
    expect(answer).toMatchObject({ success: true, data: { user: { email, userType } } });
  }
  expect(await (await fetch(`${first.url}/auth/login`)).text()).toContain('Just looking?');
  await looksLivedIn(first);
  expect(first.log()).not.toMatch(/"level":50/);
  expect(await first.stop()).toBe(0);

  const more = await spawnServer({ env: { DATA_DIR }, program: 'demo.ts', args: ['--listings', '20'] });
  expect(await more.ended).toBe(1);
  expect(more.said()).toContain('There are people in this marketplace already.');

  const second = await startServer({ env: { DATA_DIR, DEMO: '0' } });
  expect((await get<Found>(second, '/api/properties')).data.total).toBe(1_200);
  expect(await demoAccountsOf(second)).toEqual([]);
  expect(await (await fetch(`${second.url}/auth/login`)).text()).not.toContain('Just looking?');
  expect(await second.stop()).toBe(0);

  await staysInside(DATA_DIR);
});

const PUBLIC = {
  PUBLIC_URL: 'https://letfair.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Letfair <hello@letfair.example>',
};

/** A demo of a local site is not opened to other machines before it is removed. */
async function staysInside(DATA_DIR: string): Promise<void> {
  const whole =
    /^Other machines can reach this site, and it has \d{3} accounts of the demo, whose password is published: remove the demo with "npm run demo -- --remove"[^\n]+\.\n$/;
  const adminOnly = /it has the demo account admin@letfair\.example, whose password is published: remove/;
  for (const [env, sentence] of [
    [PUBLIC, whole],
    [{ HOST: '0.0.0.0' }, whole],
    [{ ...PUBLIC, DEMO: '1' }, adminOnly],
  ] as const) {
    const refused = await spawnServer({ env: { DATA_DIR, ...env } });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toMatch(sentence);
  }
  const run = async (env: Record<string, string>, ...args: string[]) => {
    const ran = await spawnServer({ env: { DATA_DIR, ...env }, program: 'demo.ts', args });
    return [await ran.ended, ran.said()];
  };
  expect(await run({}, '--remove')).toEqual([
    0,
    expect.stringMatching(/^The demo is gone: \d{3} accounts with their homes, messages and files\./),
  ]);
  expect(await run({}, '--remove')).toEqual([0, 'There is no demo here; nothing was removed.\n']);
  expect(await run({ ...PUBLIC, DEMO: '0' }, '--listings', '20')).toEqual([
    1,
    expect.stringMatching(/^DEMO is not 1 although other machines can reach this site/),
  ]);
  expect(await run({ ...PUBLIC, DEMO: '1' }, '--listings', '60')).toEqual([
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

/** What a newcomer sees of their own, whoever they are. */
async function looksLivedIn(letfair: ServerProcess): Promise<void> {
  const [tenant, landlord, agent, admin] = demoAccounts.map(({ email }) => email) as [string, string, string, string];
  for (const email of [landlord, agent]) {
    expect(await ownOf<unknown[]>(letfair, email, '/api/properties/drafts')).toHaveLength(1);
    const { toDo } = await ownOf<Own>(letfair, email, '/api/dashboard');
    const due = toDo.filter(({ kind }) => kind === 'expiring');
    expect([1, 2]).toContain(due.length);
    for (const { at } of due) expect(Date.parse(at)).toBeGreaterThan(Date.now());
    const { conversations } = await ownOf<Own>(letfair, email, '/api/conversations');
    expect(new Set(conversations.map(({ lastMessage }) => lastMessage.content)).size).toBe(conversations.length);
  }
  const { clients } = await ownOf<Own>(letfair, agent, '/api/clients');
  for (const { listings } of clients) expect(listings).toBeGreaterThan(2);
  const { properties } = await ownOf<Own>(letfair, tenant, '/api/favorites/properties');
  expect(properties.filter(({ status }) => status === 'let')).toHaveLength(1);
  const stats = await ownOf<Record<string, number>>(letfair, admin, '/api/admin/stats');
  expect(stats).toMatchObject({ suspendedUsers: 3, openTickets: 3 });
  expect(stats.verifiedUsers).toBeLessThan(stats.totalUsers!);
  const { entries } = await ownOf<Own>(letfair, admin, '/api/admin/audit');
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(4);
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
}

test('another size is made by a command, and nonsense is refused', async () => {
  const DATA_DIR = createDataFolder();
  for (const listings of ['0', 'many', '1.5']) {
    const refused = await spawnServer({ env: { DATA_DIR }, program: 'demo.ts', args: ['--listings', listings] });
    expect([await refused.ended, refused.said()]).toEqual([1, '--listings takes a number from 1 to 100000.\n']);
  }
  for (const args of [['--remove', '--listings', '20'], ['--delete'], ['all']]) {
    const refused = await spawnServer({ env: { DATA_DIR }, program: 'demo.ts', args });
    expect([await refused.ended, refused.said()]).toEqual([
      1,
      expect.stringMatching(/^demo takes --listings [^\n]+\n$/),
    ]);
  }
});
