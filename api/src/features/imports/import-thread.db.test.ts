import { afterAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../testing/import-calls.ts';
import { teamCalls } from '../../testing/teams.ts';
import { testApi } from '../../testing/test-api.ts';

const site = await testApi({ importsInThread: true });
afterAll(await site.api.startJobs());

test('an import in the thread does what it says, and the history names the member who pressed Import', {
  timeout: 60_000,
}, async () => {
  const owner = await site.as('agent');
  const manager = await teamCalls(site).hire(owner, 'manager');
  const { imported } = importCalls(site, manager.token);
  const file = csv(home('T1'), home('T2', { rent: 'wrong' }));
  expect(await imported(file)).toMatchObject({ state: 'done', counts: { new: 1, refused: 1 } });
  expect(await imported(csv(home('T1', { rent: '880' })))).toMatchObject({ counts: { changed: 1 } });
  const entries = await site.db
    .selectFrom('audit_entry')
    .innerJoin('listing', 'listing.id', 'audit_entry.target_id')
    .select(['listing.account_id', 'audit_entry.actor_id', 'audit_entry.action'])
    .where('listing.reference', '=', 'T1')
    .orderBy('audit_entry.id')
    .execute();
  const by = { account_id: owner.user.id, actor_id: manager.user.id };
  expect(entries).toEqual([
    { ...by, action: 'submit' },
    { ...by, action: 'edit' },
  ]);
  expect(await importCalls(site, owner.token).upload('%PDF-1.7')).toMatchObject({ state: 'refused' });
});
