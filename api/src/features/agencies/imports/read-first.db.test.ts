import { contract } from '@letfair/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../../testing/import-calls.ts';
import { addApprovedHomes, aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { api, as, call, db, pool, send } = await testApi();

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

const FACT = 'M14 is in Manchester, about 35 miles from Leeds.';
const ADVICE = `${FACT} Check the town and the postcode.`;

test('the dry run of a file advises where the town is nowhere near the postcode, and the home goes in all the same', async () => {
  const { token } = await as('agent');
  const { check, applied, rowsOf } = importCalls({ call, send }, token);
  const checked = await check(csv(home('P1'), home('P2', { postcode: 'M14 5RJ' })));
  const advice = (await rowsOf(checked.id)).map(({ reference, findings }) => [
    reference,
    findings.filter(({ sentence }) => sentence.includes('postcode')),
  ]);
  expect(advice).toEqual([
    ['P1', []],
    ['P2', [{ isBlocking: false, sentence: ADVICE }]],
  ]);
  expect((await applied(checked.id)).counts).toMatchObject({ new: 2 });
});

test('a typed home is taken, its lister reads the advice, and the moderator a flag', async () => {
  const { token } = await as('landlord');
  const { token: moderator } = await as('admin');
  const address = { ...aListing().address, city: 'Leeds', postcode: 'M14 5RJ' };
  const listed = await call(contract.listings.submit, { body: aListing({ address }) }, { token });
  const params = { id: dataOf(listed.answer).id };
  const own = dataOf((await call(contract.listings.own, { params }, { token })).answer);
  expect(own.findings).toContainEqual(
    expect.objectContaining({ severity: 'advise', field: 'address.city', sentence: ADVICE }),
  );
  const reviewed = dataOf((await call(contract.moderation.listing, { params }, { token: moderator })).answer);
  expect(reviewed.flags).toContainEqual({ kind: 'place', sentence: `Parts of the address don’t match: ${FACT}` });
  expect((await call(contract.moderation.approve, { params }, { token: moderator })).status).toBe(200);
});

test('of 300 edits in one file those that a moderator reads first are counted and named, and none is lost', async () => {
  const { user, token } = await as('landlord');
  const homes = 300;
  await addApprovedHomes(db, user.id, homes);
  const { imported, rowsOf } = importCalls({ call, send }, token);
  const references = Array.from({ length: homes }, (_, number) => `E${number}`);
  const untitled = { title: 'Flat to let' };
  expect((await imported(csv(...references.map((each) => home(each, untitled))))).counts).toMatchObject({ new: homes });
  await pool.query(
    "update listing set status = 'live', published_at = now(), confirmed_at = now() where account_id = $1 and status = 'pending'",
    [user.id],
  );
  const isHeld = (_: string, number: number) => number % 3 === 0;
  const edited = references.map((each, number) =>
    home(
      each,
      isHeld(each, number) ? { title: 'Stunning villa' } : { ...untitled, rent: number % 3 === 1 ? '880' : '900' },
    ),
  );
  const done = await imported(csv(...edited));
  expect(done).toMatchObject({ counts: { changed: 200, unchanged: 100, refused: 0 }, rowsInReview: 100 });
  const named = await rowsOf(done.id, { inReview: 'true' });
  const held = references.filter(isHeld);
  expect(named.map(({ reference }) => reference)).toEqual(held.slice(0, named.length));
  const { rows } = await pool.query<{ title: string; rent_pence: number; waits: string | null; homes: number }>(
    `select listing.title, rent_pence, revision.form ->> 'title' as waits, count(*)::int as homes
    from listing left join listing_revision revision on revision.listing_id = listing.id
    where account_id = $1 and status = 'live' group by 1, 2, 3 order by 2, 3`,
    [user.id],
  );
  expect(rows).toEqual([
    { title: 'Flat to let', rent_pence: 88_000, waits: null, homes: 100 },
    { title: 'Flat to let', rent_pence: 90_000, waits: 'Stunning villa', homes: 100 },
    { title: 'Flat to let', rent_pence: 90_000, waits: null, homes: 100 },
  ]);
});
