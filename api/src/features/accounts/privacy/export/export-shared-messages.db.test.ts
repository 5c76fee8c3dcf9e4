import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { findAccountsByIds } from '../../sign-in/index.ts';
import { exportParts } from './export-parts.ts';

const api = await testApi();
const { call, db } = api;
const { admin, landlord, tenant, started, say } = await conversationFixture(api);
const { reportMessages, readMessages } = contract.reports;

async function exportOf({ user }: SignedIn): Promise<unknown[]> {
  const [account] = (await findAccountsByIds(db, [user.id])).values();
  const part = exportParts.find(([file]) => file === 'shared-messages.json')?.[1];
  if (!account || !part) throw new Error('Nothing to export.');
  const rows: unknown[] = [];
  for await (const row of part.rows(db, account)) rows.push(row);
  return rows;
}

test('both sides find messages of a report, when they were read, and the other side no reason', async () => {
  const { id: conversationId } = await started();
  dataOf((await say(landlord.token, conversationId, 'Send £500 by gift card.')).answer);
  const body = { about: 'message', conversationId, upTo: 2, reportType: 'scam', description: 'A fraud.' } as const;
  const { id } = dataOf((await call(reportMessages, { body }, { token: tenant.token })).answer);
  const of = { conversationId, about: 'message' };
  expect(await exportOf(landlord)).toMatchObject([{ ...of, lastReadByModeratorAt: null }]);

  dataOf((await call(readMessages, { params: { id } }, { token: admin.token })).answer);
  const read = { ...of, lastReadByModeratorAt: expect.any(Date) };
  const [mine, theirs] = [await exportOf(tenant), await exportOf(landlord)];
  expect(mine).toMatchObject([{ ...read, sharedBy: 'you', messages: [{ by: 'you' }, { number: 2, by: 'them' }] }]);
  expect(theirs).toMatchObject([{ ...read, sharedBy: 'them', messages: [{ by: 'them' }, { number: 2, by: 'you' }] }]);
  expect(JSON.stringify(theirs)).not.toContain('A fraud.');

  await db.deleteFrom('shared_message').where('report_id', '=', id).execute();
  expect([await exportOf(tenant), await exportOf(landlord)]).toEqual([[], []]);
});
