import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);
const { apply, list } = contract.applications;

const applied = async (propertyId: string, token: string) =>
  dataOf((await call(apply, { body: { propertyId } }, { token })).answer).id;

test('lists applications of either side newest first, by listing and status, thirty a page', async () => {
  const [lister, stranger] = [await as('agent'), await as('landlord')];
  const [seeker, other] = [await as('tenant'), await as('tenant')];
  const first = await liveListing(lister.token, { title: 'First' });
  const one = await applied(first, seeker.token);
  const application = await db.selectFrom('application').selectAll().where('id', '=', one).executeTakeFirstOrThrow();
  const others = Array.from({ length: 34 }, (_, n) => newId(Date.now() + n + 1));
  await db
    .insertInto('application')
    .values(
      others.map((id, n) => ({
        ...application,
        id,
        shared: '{}',
        claim_answers: '{}',
        status: n === 0 ? ('shortlisted' as const) : ('declined' as const),
        tenant_id: n === 0 ? other.user.id : seeker.user.id,
      })),
    )
    .execute();
  const second = await liveListing(lister.token, { title: 'Second' });
  const latest = await applied(second, seeker.token);

  const query = (token: string, wanted: (typeof list)['query']['_zod']['input']) =>
    call(list, { query: wanted }, { token }).then(({ answer }) => dataOf(answer));
  const page = await query(lister.token, {});
  expect(page.applications).toHaveLength(30);
  const next = await query(lister.token, { cursor: page.nextCursor ?? '' });
  expect(next.applications).toHaveLength(6);
  expect(next.nextCursor).toBeNull();
  const all = [...page.applications, ...next.applications].map(({ id }) => id);
  expect(all.toSorted().reverse()).toEqual(all);
  expect(new Set(all)).toEqual(new Set([one, latest, ...others]));

  const ofSecond = await query(lister.token, { propertyId: second });
  expect(ofSecond.applications.map(({ id, propertyTitle }) => [id, propertyTitle])).toEqual([[latest, 'Second']]);
  const shortlisted = await query(lister.token, { propertyId: first, status: 'shortlisted' });
  expect(shortlisted.applications.map(({ id }) => id)).toEqual([others[0]]);
  expect((await query(seeker.token, { status: 'shortlisted' })).applications).toEqual([]);
  expect((await query(stranger.token, { propertyId: first })).applications).toEqual([]);
  expect((await call(list, { query: { cursor: 'made-up' } }, { token: lister.token })).status).toBe(422);
});

test('tells the landlord or agent which home it is by reference and street, and tells the tenant neither', async () => {
  const [agent, tenant] = [await as('agent'), await as('tenant')];
  await applied(await liveListing(agent.token, { reference: 'LOCK-12' }), tenant.token);
  const read = async (token: string) => dataOf((await call(list, { query: {} }, { token })).answer).applications[0];
  const own = await read(agent.token);
  expect([own?.propertyReference, own?.propertyStreet]).toEqual(['LOCK-12', '12 Lock Street']);
  const sent = await read(tenant.token);
  expect(sent).not.toHaveProperty('propertyReference');
  expect(sent).not.toHaveProperty('propertyStreet');
});

test('does not mark applications as seen when listing them', async () => {
  const [landlord, tenant] = [await as('landlord'), await as('tenant')];
  await applied(await liveListing(landlord.token), tenant.token);
  for (const _ of ['once', 'twice']) {
    const { applications } = dataOf((await call(list, { query: {} }, { token: landlord.token })).answer);
    expect(applications.map(({ status }) => status)).toEqual(['sent']);
  }
});
