import { contract } from '@letfair/contract';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import { expect, test } from 'vitest';
import { sendDigests, sendInstantAlerts } from './features/search/saved-searches/index.ts';
import { approveListings } from './testing/listings.ts';
import { aSignUp } from './testing/people.ts';
import { aJpeg } from './testing/pictures.ts';
import { dataOf, type SignedIn, testApi } from './testing/test-api.ts';
import { walkEndpoints } from './testing/walk-endpoints.ts';

const testing = await testApi();
const { as, call, db, upload } = testing;
const publish = approveListings(testing);

/** Signs up with words that stand in no other text. */
async function aPerson(type: SignUpType, fields: Parameters<typeof aSignUp>[1]): Promise<SignedIn> {
  const body = aSignUp(type, fields);
  const code = dataOf((await call(contract.accounts.signUp, { body })).answer).verificationCode ?? '';
  return dataOf((await call(contract.accounts.verify, { body: { email: body.email, code } })).answer);
}

const landlord = await aPerson('landlord', {
  firstName: 'Zebedee',
  lastName: 'Quillfeather',
  email: 'zq@landlords.example',
  phone: '07700 900987',
  landlordAddress: '5 Ptarmigan Row, York',
});
const agent = await aPerson('agent', {
  firstName: 'Perpetua',
  lastName: 'Wolstenholme',
  email: 'pw@agents.example',
  phone: '07700 900986',
});
const tenant = await aPerson('tenant', {
  firstName: 'Ottoline',
  lastName: 'Featherstonehaugh',
  email: 'of@tenants.example',
  phone: '07700 900985',
});

/** What nobody but its owner and the admins may read anywhere; digits of phones in a row, too. */
const secrets = {
  landlord: ['Quillfeather', 'zq@landlords', '900987', '900 987', 'Ptarmigan'],
  agent: ['Wolstenholme', 'pw@agents', '900986', '900 986'],
  tenant: ['Featherstonehaugh', 'of@tenants', '900985', '900 985'],
  // The end of the postcode as a word, because a random reference may contain it.
  home: ['Nightjar', /\b(M1)?2JB\b/, 'Attic door'],
};
type Secret = string | RegExp;
const contains = (text: string, secret: Secret): boolean =>
  typeof secret === 'string' ? text.includes(secret) : secret.test(text);

const address = {
  line1: '77 Nightjar Terrace',
  line2: 'Attic door',
  city: 'Manchester',
  county: '',
  postcode: 'M1 2JB',
};
const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token: landlord.token })).answer).id;
const homes = [
  await publish(landlord.token, { address, images: [photo] }),
  await publish(agent.token, { address, title: 'Another flat' }),
];
const [home = ''] = homes;

const conversation = dataOf(
  (
    await call(
      contract.conversations.start,
      { body: { propertyId: home, content: 'Is it still available?' } },
      { token: tenant.token },
    )
  ).answer,
);
await call(contract.applications.apply, { body: { propertyId: home } }, { token: tenant.token });
const searcher = await as('tenant');
for (const [search, frequency] of [
  ['location=M1', 'instant'],
  ['location=Manchester', 'daily'],
] as const)
  await call(contract.savedSearches.save, { body: { name: frequency, search, frequency } }, { token: searcher.token });

const walk = {
  ids: [...homes, landlord.user.id, agent.user.id, tenant.user.id, conversation.id, photo],
  // Nothing of what is hidden: an answer may repeat what was asked.
  queries: { location: ['M1', 'Manchester'], words: ['flat'], ids: [homes.join(',')] },
};

async function leaksTo(caller: SignedIn | null, hidden: readonly Secret[]) {
  const leaks = new Set<string>();
  let homesSeen = 0;
  for await (const [name, text] of walkEndpoints(testing, caller, walk)) {
    if (text.includes(home)) homesSeen += 1;
    for (const word of hidden) if (contains(text, word)) leaks.add(`${name}: ${word}`);
  }
  return { leaks: [...leaks].sort(), homesSeen };
}

test('no public answer has an email, a phone, a full name of a private person or a hidden address', async () => {
  const { leaks, homesSeen } = await leaksTo(null, Object.values(secrets).flat());
  expect(leaks).toEqual([]);
  expect(homesSeen).toBeGreaterThan(3);
});

test('no search finds a home by what is hidden', async () => {
  for (const words of ['Quillfeather', 'Nightjar', '07700 900987'])
    expect(dataOf((await call(contract.search.find, { query: { words } })).answer).properties).toEqual([]);
});

test('a landlord is shown by first name and initial, an agent by the agency', async () => {
  const names = [];
  for (const id of homes)
    names.push(dataOf((await call(contract.search.property, { params: { id } })).answer).lister.name);
  expect(names).toEqual(['Zebedee Q.', 'Harbour Lets Ltd']);
});

test.each([
  ['a tenant who has written to the landlord', tenant, [...secrets.landlord, ...secrets.agent, ...secrets.home]],
  ['a stranger who is signed in', searcher, Object.values(secrets).flat()],
  ['another lister', agent, [...secrets.landlord, ...secrets.tenant]],
])('%s gets no such data either', async (_, caller, hidden) => {
  expect((await leaksTo(caller, hidden)).leaks).toEqual([]);
});

test('no mail to somebody else has such data', async () => {
  await sendInstantAlerts(db, 'https://letfair.example')({ listingId: home });
  await sendDigests(db, 'https://letfair.example')({ _cron: { ts: '2026-11-17T08:00:00Z' } });
  const mails = await db
    .selectFrom('mail')
    .select(['to_address', 'template', 'subject', 'text_body', 'html_body'])
    .where('to_address', 'in', [searcher.user.email, tenant.user.email, agent.user.email])
    .execute();
  expect(mails.some(({ to_address }) => to_address === searcher.user.email)).toBe(true);
  const own: Readonly<Record<string, readonly Secret[]>> = {
    [tenant.user.email]: secrets.tenant,
    [agent.user.email]: [...secrets.agent, ...secrets.home],
  };
  for (const mail of mails)
    for (const word of Object.values(secrets).flat())
      if (!own[mail.to_address]?.includes(word))
        expect(contains(JSON.stringify(mail), word), `${mail.template}: ${word}`).toBe(false);
});
