import { contract } from '@letfair/contract';
import { UNDO_DELAY_SECONDS } from '@letfair/domain/undo';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db, pool } = api;
const liveListing = approveListings(api);
const { apply, show, act, undo } = contract.applications;

const landlord = await as('landlord');

async function applied() {
  const [propertyId, tenant] = [await liveListing(landlord.token), await as('tenant')];
  const { id } = dataOf((await call(apply, { body: { propertyId } }, { token: tenant.token })).answer);
  return { id, propertyId, tenant };
}
type Body = (typeof act)['body']['_zod']['input'];
const press = (id: string, body: Body, token = landlord.token) => call(act, { params: { id }, body }, { token });
const decline = (id: string) => press(id, { action: 'decline', declineReason: 'move-in-date' });
const takeBack = (id: string, token = landlord.token) => call(undo, { params: { id } }, { token });
const look = async (id: string, token: string) => dataOf((await call(show, { params: { id } }, { token })).answer);
const mailsTo = (email: string) =>
  db
    .selectFrom('mail')
    .select(['id', 'template'])
    .where('to_address', '=', email)
    .where('template', 'like', 'application-d%')
    .execute();
/** The step lies as far back as an undo is possible. */
const age = (id: string) =>
  write(db, async (tx) => {
    // Steps are written once.
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx
      .updateTable('application_event')
      .set({ at: sql`at - make_interval(secs => ${UNDO_DELAY_SECONDS})` })
      .where('application_id', '=', id)
      .execute();
  });

test('a decline is emailed when the time to undo is over, and not at all after an undo', async () => {
  const { id, tenant } = await applied();
  await press(id, { action: 'shortlist' });
  await decline(id);
  const [mail] = await mailsTo(tenant.user.email);
  const { rows } = await pool.query(
    `select extract(epoch from run_at - now())::float8 as wait from graphile_worker.jobs where key = 'mail ' || $1`,
    [mail?.id],
  );
  expect(rows[0].wait).toBeGreaterThan(0);
  expect(rows[0].wait).toBeLessThanOrEqual(UNDO_DELAY_SECONDS);

  expect(dataOf((await takeBack(id)).answer)).toMatchObject({ status: 'shortlisted', declineReason: null });
  expect(await mailsTo(tenant.user.email)).toEqual([]);
  expect((await look(id, tenant.token)).timeline.map(({ status }) => status)).toEqual(['sent', 'shortlisted']);
  await decline(id);
  expect(await mailsTo(tenant.user.email)).toHaveLength(1);
});

test('a tenant takes a withdrawal back, and is accepted as before', async () => {
  const { id, tenant } = await applied();
  await press(id, { action: 'accept' });
  await press(id, { action: 'withdraw' }, tenant.token);
  expect(dataOf((await takeBack(id, tenant.token)).answer).status).toBe('accepted');
});

test('only the side that took the step can undo it, once, and only the last step', async () => {
  const { id, tenant } = await applied();
  expect((await takeBack(id)).status).toBe(409);
  await decline(id);
  expect((await takeBack(id, tenant.token)).status).toBe(409);
  expect((await takeBack(id, (await as('landlord')).token)).status).toBe(404);
  expect((await takeBack(id)).status).toBe(200);
  expect((await takeBack(id)).answer).toMatchObject({ message: expect.stringContaining('nothing to undo') });
});

test('says that it is too late once the other side has been told', async () => {
  const { id } = await applied();
  await decline(id);
  await age(id);
  expect((await takeBack(id)).answer).toMatchObject({ message: expect.stringContaining('too late') });
});

test('says what has happened since: another application, another acceptance, a home that left', async () => {
  const again = await applied();
  await decline(again.id);
  dataOf((await call(apply, { body: { propertyId: again.propertyId } }, { token: again.tenant.token })).answer);
  expect((await takeBack(again.id)).answer).toMatchObject({
    message: expect.stringContaining('applied for this home again'),
  });

  const first = await applied();
  const other = await as('tenant');
  const second = dataOf((await call(apply, { body: { propertyId: first.propertyId } }, { token: other.token })).answer);
  await press(first.id, { action: 'accept' });
  await press(first.id, { action: 'withdraw' }, first.tenant.token);
  await press(second.id, { action: 'accept' });
  const { token } = first.tenant;
  expect((await takeBack(first.id, token)).answer).toMatchObject({ message: expect.stringContaining('someone else') });

  const gone = await applied();
  await decline(gone.id);
  await call(
    contract.listings.act,
    { params: { id: gone.propertyId }, body: { action: 'withdraw' } },
    { token: landlord.token },
  );
  expect((await takeBack(gone.id)).answer).toMatchObject({ message: expect.stringContaining('no longer available') });
});

test('an undo and an answer at the same moment leave one of them', async () => {
  const { id, propertyId, tenant } = await applied();
  await decline(id);
  const [taken, again] = await Promise.all([
    takeBack(id),
    call(apply, { body: { propertyId } }, { token: tenant.token }),
  ]);
  expect([taken.status, again.status].toSorted()).toEqual([200, 409]);
});
