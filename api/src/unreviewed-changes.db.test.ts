import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { sendDigests, sendInstantAlerts } from './features/search/saved-searches/index.ts';
import { newId } from './platform/ids.ts';
import { aListing, approveListings } from './testing/listings.ts';
import { aJpeg } from './testing/pictures.ts';
import { dataOf, type SignedIn, testApi } from './testing/test-api.ts';
import { walkEndpoints } from './testing/walk-endpoints.ts';

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
const saveSearch = (search: string, frequency: 'instant' | 'daily') =>
  call(contract.savedSearches.save, { body: { name: frequency, search, frequency } }, { token: tenant.token });
await saveSearch('location=M1', 'instant');
await saveSearch('location=Manchester', 'daily');

const body = aListing({ ...content(WAITING, 'WhatsApp me'), images: [photo, added] });
const edited = dataOf((await call(contract.listings.edit, { params: { id }, body }, { token: lister.token })).answer);
await caption(photo, `${WAITING} kitchen, call 07700 900123`);
await call(
  contract.reports.report,
  { body: { type: 'property', targetId: id, reportType: 'scam', description: 'x' } },
  { token: tenant.token },
);

const ids = [id, similar, lister.user.id, tenant.user.id, conversation.id, application.id, photo];

const walk = {
  ids,
  queries: { location: ['M1', 'Manchester'], words: [WAITING, APPROVED], ids: [[photo, added].join(',')] },
};

async function shownTo(caller: SignedIn | null, { readsOnly = false } = {}) {
  const [leaks, shows] = [new Set<string>(), new Set<string>()];
  for await (const [name, text] of walkEndpoints(testing, caller, { ...walk, readsOnly })) {
    if (text.includes(WAITING) || text.includes(added)) leaks.add(name);
    if (text.includes(APPROVED)) shows.add(name);
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
