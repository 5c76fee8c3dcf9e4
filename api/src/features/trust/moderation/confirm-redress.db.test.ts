import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db } = await testApi();
const { confirmRedress, listing } = contract.moderation;
const { token } = await as('admin');

const redress = { scheme: 'The Property Ombudsman', number: 'D12345' };

async function anAgency() {
  const agent = await as('agent');
  const named = { redress_scheme: redress.scheme, redress_number: redress.number };
  await db.updateTable('agency').set(named).where('account_id', '=', agent.user.id).execute();
  return agent;
}
const confirm = async (id: string, body = redress) =>
  (await call(confirmRedress, { params: { id }, body }, { token })).answer;

test('an admin confirms the redress scheme beside the first home of an agency, once, and it is recorded', async () => {
  const agent = await anAgency();
  const { answer } = await call(contract.listings.submit, { body: aListing() }, { token: agent.token });
  const { id } = dataOf(answer);
  const shown = async () => dataOf((await call(listing, { params: { id } }, { token })).answer).lister.redress;
  expect(await shown()).toEqual({ ...redress, confirmedAt: null });
  const first = dataOf(await confirm(agent.user.id));
  expect(first).toEqual({ ...redress, confirmedAt: expect.any(String) });
  expect(dataOf(await confirm(agent.user.id))).toEqual(first);
  expect(await shown()).toEqual(first);
  const entries = await db.selectFrom('audit_entry').selectAll().where('action', '=', 'confirm-redress').execute();
  expect(entries).toMatchObject([
    {
      target_type: 'account',
      target_id: agent.user.id,
      note: 'The Property Ombudsman, D12345',
      actor_role: 'moderator',
    },
  ]);
});

test('an import that waits for tomorrow goes on once the limit is gone', async () => {
  const agent = await anAgency();
  const tomorrow = new Date(Date.now() + 3_600_000);
  const row = { id: newId(), account_id: agent.user.id, state: 'importing', file_name: 'x.csv', bytes: 1 } as const;
  await db
    .insertInto('listing_import')
    .values({ ...row, waits_until: tomorrow })
    .execute();
  dataOf(await confirm(agent.user.id));
  const { waits_until } = await db
    .selectFrom('listing_import')
    .select('waits_until')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  expect(waits_until!.getTime()).toBeLessThanOrEqual(Date.now());
});

test('nothing is confirmed that the agency does not say', async () => {
  const agent = await anAgency();
  expect(await confirm(agent.user.id, { ...redress, number: 'D999' })).toMatchObject({ error: { code: 'conflict' } });
  expect(await confirm(agent.user.id, { scheme: ' ', number: '' })).toMatchObject({ error: { code: 'invalid' } });
  expect(await confirm((await as('landlord')).user.id)).toMatchObject({ error: { code: 'not_found' } });
  expect(
    await db.selectFrom('agency').select('redress_confirmed_at').where('account_id', '=', agent.user.id).execute(),
  ).toEqual([{ redress_confirmed_at: null }]);
});
