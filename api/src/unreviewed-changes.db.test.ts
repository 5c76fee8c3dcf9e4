import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { expect, test } from 'vitest';
import { sendDigests, sendInstantAlerts } from './features/saved-searches/index.ts';
import { newId } from './platform/ids.ts';
import { aListing, approveListings } from './testing/listings.ts';
import { aJpeg } from './testing/pictures.ts';
import { dataOf, type SignedIn, testApi } from './testing/test-api.ts';

const testing = await testApi();
const { as, call, callUnchecked, db, upload } = testing;
const publish = approveListings(testing);

/** In what is approved, and in what waits; each stands in every text that a lister can write. */
const APPROVED = 'Larkspur';
const WAITING = 'Zephyrine';

const [lister, tenant, other, agent, admin] = [
  await as('landlord'),
  await as('tenant'),
  await as('landlord'),
  await as('agent'),
  await as('admin'),
];

const content = (word: string, flagged = '') => ({
  title: `${word} flat ${flagged}`.trim(),
  description: `A ${word} home, quiet and bright. ${flagged}`.trim(),
  features: ['Balcony', 'Council Tax Band: C', 'EPC Rating: C', `${word} garden`],
  materialInformation: {
    holdingDeposit: 276.92,
    securityDeposit: 1_384,
    specialConditions: `No smoking in the ${word} room`,
  },
});

const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token: lister.token })).answer).id;
const added = dataOf((await upload(await aJpeg({ seed: 2 }), 'image/jpeg', { token: lister.token })).answer).id;
const caption = (id: string, text: string) =>
  call(contract.photos.caption, { params: { id }, body: { caption: text } }, { token: lister.token });
await caption(photo, `${APPROVED} kitchen`);
await caption(added, `${WAITING} bathroom`);
const id = await publish(lister.token, { ...content(APPROVED), images: [photo] });
const similar = await publish(other.token, { title: 'Another flat by the canal' });

await call(contract.favorites.add, { params: { propertyId: id } }, { token: tenant.token });
const conversation = dataOf(
  (
    await call(
      contract.conversations.start,
      { body: { propertyId: id, content: 'Is it still available?' } },
      { token: tenant.token },
    )
  ).answer,
);
const application = dataOf(
  (await call(contract.applications.apply, { body: { propertyId: id } }, { token: tenant.token })).answer,
);
const saveSearch = (name: string, frequency: 'instant' | 'daily') =>
  call(contract.savedSearches.save, { body: { name, search: 'location=M1', frequency } }, { token: tenant.token });
await saveSearch('At once', 'instant');
await saveSearch('Daily', 'daily');

const body = aListing({ ...content(WAITING, 'WhatsApp me'), images: [photo, added] });
const edited = dataOf((await call(contract.listings.edit, { params: { id }, body }, { token: lister.token })).answer);
await caption(photo, `${WAITING} kitchen, call 07700 900123`);
await call(
  contract.reports.report,
  { body: { type: 'property', targetId: id, reportType: 'scam', description: 'x' } },
  { token: tenant.token },
);

/** Some writes end the session, so those of accounts come last. */
const endings = ['accounts', 'profile', 'privacy'];
const endpoints = Object.entries(contract)
  .flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, EndpointSpec>).map(([name, spec]) => ({
      name: `${group}.${name}`,
      spec,
      turn: spec.method === 'GET' ? 0 : endings.includes(group) ? 2 : 1,
    })),
  )
  .sort((one, two) => one.turn - two.turn);
const ids = [id, similar, lister.user.id, tenant.user.id, conversation.id, application.id, photo];

const mayCall = ({ auth }: EndpointSpec, caller: SignedIn | null): boolean => {
  if (auth === 'public') return true;
  if (!caller || (auth !== 'user' && !auth.includes(caller.user.userType))) return false;
  return true;
};

/** Everything an endpoint can be asked for here: each id in its path, and searches for the words themselves. */
const inputsOf = ({ params, query }: EndpointSpec): readonly object[] => {
  const paths = params
    ? ids.map((value) => ({ params: Object.fromEntries(Object.keys(params.shape).map((name) => [name, value])) }))
    : [{}];
  if (!query) return paths;
  const names = Object.keys(query.shape);
  const queries = [
    {},
    ...(names.includes('location') ? [{ location: 'M1' }, { location: 'Manchester' }] : []),
    ...(names.includes('words') ? [{ words: WAITING }, { words: APPROVED }] : []),
    ...(names.includes('ids') ? [{ ids: [photo, added].join(',') }] : []),
  ];
  return paths.flatMap((path) => queries.map((asked) => ({ ...path, query: asked })));
};

async function shownTo(caller: SignedIn | null, { readsOnly = false } = {}) {
  const [leaks, shows] = [new Set<string>(), new Set<string>()];
  for (const { name, spec } of endpoints) {
    if (!mayCall(spec, caller) || (readsOnly && spec.method !== 'GET')) continue;
    for (const input of inputsOf(spec)) {
      const body = spec.body && { body: {} };
      const { answer } = await callUnchecked(spec, { ...input, ...body }, { token: caller?.token });
      const text = JSON.stringify(answer);
      if (text.includes(WAITING) || text.includes(added)) leaks.add(name);
      if (text.includes(APPROVED)) shows.add(name);
    }
  }
  return { leaks: [...leaks].sort(), shows: [...shows] };
}

test('the lister and the admins see what waits', async () => {
  expect(edited).toMatchObject({ status: 'live', revision: { title: expect.stringContaining(WAITING) } });
  expect((await shownTo(lister, { readsOnly: true })).leaks).toEqual(['listings.own', 'photos.list']);
  expect((await shownTo(admin, { readsOnly: true })).leaks).toEqual(['moderation.listing']);
});

test.each<[string, SignedIn | null, readonly string[]]>([
  ['a visitor', null, ['search.find', 'search.map', 'search.property']],
  [
    'a tenant who knows the home',
    tenant,
    [
      'applications.list',
      'applications.show',
      'conversations.list',
      'conversations.show',
      'favorites.cards',
      'search.find',
      'search.map',
      'search.property',
    ],
  ],
  ['another landlord', other, ['search.find', 'search.map', 'search.property']],
  ['an agent', agent, ['search.find', 'search.map', 'search.property']],
])('no endpoint shows %s what waits for review', async (_, caller, expected) => {
  const { leaks, shows } = await shownTo(caller);
  expect(leaks).toEqual([]);
  expect(shows).toEqual(expect.arrayContaining([...expected]));
});

test('no search finds the home by words that wait', async () => {
  const found = async (words: string) =>
    dataOf((await call(contract.search.find, { query: { words } })).answer).properties.map((home) => home.id);
  expect(await found(APPROVED)).toEqual([id]);
  expect(await found(WAITING)).toEqual([]);
});

test('no mail to anybody else carries what waits for review', async () => {
  await sendInstantAlerts(db, 'https://letfair.example')({ listingId: id });
  await sendDigests(db, 'https://letfair.example')({ _cron: { ts: '2026-11-17T08:00:00Z' } });
  const mails = await db
    .selectFrom('mail')
    .select(['to_address', 'subject', 'text_body', 'html_body'])
    .where('to_address', 'not in', [lister.user.email, admin.user.email])
    .execute();
  const texts = mails.map((mail) => JSON.stringify(mail));
  expect(texts.some((text) => text.includes(tenant.user.email) && text.includes(APPROVED))).toBe(true);
  expect(texts.filter((text) => text.includes(WAITING))).toEqual([]);
});

test('a stranger cannot reach the revision', async () => {
  const { token } = await as('landlord');
  for (const spec of [contract.listings.own, contract.listings.discardRevision])
    for (const listingId of [id, newId()])
      expect((await callUnchecked(spec, { params: { id: listingId } }, { token })).status).toBe(404);
});
