import { contract } from '@letfair/contract';
import { LISTINGS_PER_PAGE } from '@letfair/contract/listings/listings';
import { expect, it } from 'vitest';
import { addApprovedHomes, aListing } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { listings, moderation, review } = contract;
const { as, call, db, pool } = await testApi();
const { token } = await as('admin');

async function aLister(type: 'agent' | 'landlord') {
  const lister = await as(type);
  await addApprovedHomes(db, lister.user.id);
  return lister;
}
const [agent, landlord] = [await aLister('agent'), await aLister('landlord')];

/** A home that has waited for so many hours. */
async function waiting(lister: typeof agent, hours: number, { isFlagged = false, isBlocked = false } = {}) {
  const { id } = dataOf((await call(listings.submit, { body: aListing() }, { token: lister.token })).answer);
  const flags = isFlagged ? [{ kind: 'new-account', sentence: 'A young account.' }] : [];
  await pool.query(
    `update listing set flags = $2, is_blocked = $3, submitted_at = now() - make_interval(hours => $4)
    where id = $1`,
    [id, JSON.stringify(flags), isBlocked, hours],
  );
  return id;
}

const queueOf = async (query: object) =>
  dataOf((await call(moderation.queue, { query: { only: 'homes', ...query } }, { token })).answer);
const idsOf = async (query: object = {}) => (await queueOf(query)).properties.map(({ id }) => id);

const unflagged = await waiting(landlord, 1);
const flagged = await waiting(agent, 2, { isFlagged: true });
const oldest = await waiting(agent, 30);
const flaggedEarlier = await waiting(landlord, 5, { isFlagged: true });
const blocked = await waiting(landlord, 0, { isBlocked: true });

it('lists flagged homes first and the oldest first among them, with how long each has waited', async () => {
  expect(await idsOf()).toEqual([flaggedEarlier, flagged, oldest, unflagged, blocked]);
  const { properties } = await queueOf({});
  expect(Math.round((Date.now() - Date.parse(properties[2]!.waitingSince)) / 3_600_000)).toBe(30);
  expect(properties[1]!.lister.company).not.toBe('');
  expect(properties[0]!.lister.company).toBe('');
});

it('lists the homes of one landlord or agency, and who waits for how many decisions, of which how many can be made together', async () => {
  expect(await idsOf({ lister: agent.user.id })).toEqual([flagged, oldest]);
  const { listers } = dataOf((await call(review.listers, { query: { tab: 'homes' } }, { token })).answer);
  expect(listers.map(({ id, waiting: homes, unflagged: together }) => [id, homes, together])).toEqual(
    expect.arrayContaining([
      [agent.user.id, 2, 1],
      [landlord.user.id, 3, 1],
    ]),
  );
});

it('goes on behind the last home of a page, also when that has been decided, and refuses a made-up page', async () => {
  for (let home = 0; home < LISTINGS_PER_PAGE; home += 1) await waiting(landlord, 40);
  const first = await queueOf({});
  expect(first.properties).toHaveLength(LISTINGS_PER_PAGE);
  const last = first.properties.at(-1)!.id;
  await pool.query(`update listing set status = 'withdrawn' where id = $1`, [last]);
  const next = await idsOf({ cursor: first.nextCursor });
  expect(next).toEqual(expect.arrayContaining([oldest, unflagged]));
  expect(next).toHaveLength(5);
  for (const cursor of [unflagged, `0 2026-02-30T12:00:00.000000Z ${unflagged}`, '2 x y'])
    expect((await call(moderation.queue, { query: { only: 'homes', cursor } }, { token })).status).toBe(422);
});
