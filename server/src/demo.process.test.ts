import { DEMO_PASSWORD, demoAccounts } from '@letfair/demo';
import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/build-web.ts';
import { dataFolder, type Letfair, launchLetfair, post, startLetfair, until } from './testing/letfair.ts';

await ensureWebBuild(() => {});

interface Found {
  readonly data: { readonly total: number; readonly properties: { readonly photo: { readonly id: string } | null }[] };
}
const get = async <T>(letfair: Letfair, path: string): Promise<T> =>
  (await (await fetch(letfair.url + path)).json()) as T;
const demoAccountsOf = async (letfair: Letfair) =>
  (await get<{ data: { demoAccounts: { email: string }[] } }>(letfair, '/api/about')).data.demoAccounts;

test('a first start fills the marketplace while it answers; the next one leaves it alone', async () => {
  const DATA_DIR = dataFolder();
  const first = await startLetfair({ env: { DATA_DIR, DEMO: '1' } });
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
  expect(first.log()).not.toMatch(/"level":50/);
  expect(await first.stop()).toBe(0);

  const more = await launchLetfair({ env: { DATA_DIR }, program: 'demo.ts', args: ['--listings', '20'] });
  expect(await more.ended).toBe(1);
  expect(more.said()).toContain('There are people in this marketplace already.');

  const second = await startLetfair({ env: { DATA_DIR, DEMO: '0' } });
  expect((await get<Found>(second, '/api/properties')).data.total).toBe(1_200);
  expect(await demoAccountsOf(second)).toEqual([]);
  expect(await (await fetch(`${second.url}/auth/login`)).text()).not.toContain('Just looking?');
  expect(await second.stop()).toBe(0);
});

test('another size is made by a command, and nonsense is refused', async () => {
  const DATA_DIR = dataFolder();
  for (const listings of ['0', 'many', '1.5']) {
    const refused = await launchLetfair({ env: { DATA_DIR }, program: 'demo.ts', args: ['--listings', listings] });
    expect([await refused.ended, refused.said()]).toEqual([1, '--listings takes a number from 1 to 100000.\n']);
  }
});
