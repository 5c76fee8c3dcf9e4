import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { recordAudit } from '../../../platform/audit.ts';
import { write } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db } = await testApi();
const { audit, suspend, user: showUser } = contract.admin;
const { token, user: self } = await as('admin');
const landlord = await as('landlord');

type Query = Parameters<typeof call<typeof audit>>[1]['query'];
const entries = async (query: Query) => dataOf((await call(audit, { query }, { token })).answer).entries;
const setSuspended = (id: string, suspended: boolean, reason = '') =>
  call(suspend, { params: { id }, body: { suspended, reason } }, { token });
const submitted = async () =>
  dataOf(
    (await call(contract.listings.submit, { body: aListing({ title: 'Loft' }) }, { token: landlord.token })).answer,
  ).id;

test('lists every admin decision with actor, time, action, reason and target', async () => {
  const [good, bad] = [await submitted(), await submitted()];
  await call(contract.moderation.approve, { params: { id: good } }, { token });
  await call(contract.moderation.reject, { params: { id: bad }, body: { reason: 'No photos.' } }, { token });
  const { user } = await as('tenant');
  await setSuspended(user.id, true, 'Spam');
  await setSuspended(user.id, false);

  const told = await entries({});
  expect(told.map(({ action, note, target }) => [action, note, target.label])).toEqual([
    ['unsuspend', '', `${user.firstName} ${user.lastName}`],
    ['suspend', 'Spam', `${user.firstName} ${user.lastName}`],
    ['reject', 'No photos.', 'Loft'],
    ['approve', '', 'Loft'],
  ]);
  expect(told[1]).toMatchObject({
    at: expect.stringMatching(/^\d{4}-/),
    actor: { id: self.id, name: `${self.firstName} ${self.lastName}` },
    role: 'moderator',
    status: 'suspended',
    target: { type: 'account', id: user.id, userId: user.id, propertyId: null },
  });
  expect(told[2]?.target).toMatchObject({ type: 'listing', id: bad, propertyId: bad, userId: null });
});

test('filters decisions by action, admin or target, and shows the whole history of a target', async () => {
  const other = await as('admin');
  const id = await submitted();
  await call(contract.moderation.approve, { params: { id } }, { token: other.token });
  expect((await entries({ action: 'reject' })).map(({ action }) => action)).toEqual(['reject']);
  expect((await entries({ actorId: other.user.id })).map(({ target }) => target.id)).toEqual([id]);
  expect(await entries({ actorId: other.user.id, action: 'suspend' })).toEqual([]);
  const history = await entries({ targetType: 'listing', targetId: id });
  expect(history.map(({ action, role }) => [action, role])).toEqual([
    ['approve', 'moderator'],
    ['submit', 'lister'],
  ]);
  for (const half of [{ targetId: id }, { targetType: 'listing' as const }])
    expect((await call(audit, { query: half }, { token })).status).toBe(422);
});

/** With an action of an earlier release, which today's code no longer records. */
type EarlierEntry = Parameters<typeof recordAudit>[1];

test('keeps entries about deleted targets', async () => {
  const ids = [newId(), newId()];
  await write(db, async (tx) => {
    for (const target_type of ['listing', 'account', 'inventory-booking', 'ticket', 'report'] as const)
      await recordAudit(tx, {
        actor_id: ids[0] ?? null,
        actor_role: 'moderator',
        action: 'gone',
        target_type,
        target_id: newId(),
        status: 'gone',
      } as unknown as EarlierEntry);
  });
  const told = await entries({ action: 'gone' });
  expect(told.map(({ target }) => target.label)).toEqual([null, null, null, null, null]);
  expect(told[0]?.actor).toEqual({ id: ids[0], name: '' });
});

test('lists entries newest first, fifty a page, without repeats', async () => {
  await write(db, async (tx) => {
    for (let n = 0; n < 120; n += 1)
      await recordAudit(tx, {
        actor_id: self.id,
        actor_role: 'moderator',
        action: 'page',
        target_type: 'account',
        target_id: self.id,
        status: `${n}`,
      } as unknown as EarlierEntry);
  });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Query = { action: 'page', ...(cursor !== null && { cursor }) };
    const page = dataOf((await call(audit, { query }, { token })).answer);
    seen.push(...page.entries.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
  expect(seen).toHaveLength(120);
});

test('shows a user with their suspension and recent history', async () => {
  const { user } = await as('agent');
  const show = async () => dataOf((await call(showUser, { params: { id: user.id } }, { token })).answer);
  expect(await show()).toEqual({ user, hasSecondStep: false, suspension: null, history: [] });
  await setSuspended(user.id, true, 'Copied photos');
  expect(await show()).toMatchObject({
    user: { id: user.id, suspended: true },
    suspension: { at: expect.stringMatching(/^\d{4}-/), reason: 'Copied photos' },
    history: [{ action: 'suspend', actor: { id: self.id }, note: 'Copied photos' }],
  });
  await setSuspended(user.id, false);
  expect(await show()).toMatchObject({ suspension: null, history: [{ action: 'unsuspend' }, { action: 'suspend' }] });
  expect((await call(showUser, { params: { id: newId() } }, { token })).status).toBe(404);
});

test('rejects changes and deletions of audit entries', async () => {
  await expect(db.updateTable('audit_entry').set({ action: 'approve' }).execute()).rejects.toThrow('written once');
  await expect(db.updateTable('audit_entry').set({ actor_id: null }).execute()).rejects.toThrow('written once');
  await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('written once');
});

test('filters decisions by days in UK time, both included, and names all admins', async () => {
  const boss = await as('admin');
  const { user } = await as('tenant');
  for (const [at, note] of [
    ['2025-06-30T22:59:00Z', 'before'],
    ['2025-06-30T23:00:00Z', 'first'],
    ['2025-07-02T22:59:00Z', 'last'],
    ['2025-07-02T23:00:00Z', 'after'],
  ] as const)
    await db
      .insertInto('audit_entry')
      .values({
        id: newId(Date.parse(at)),
        at: new Date(at),
        actor_id: boss.user.id,
        actor_role: 'moderator',
        action: 'suspend',
        target_type: 'account',
        target_id: user.id,
        status: 'suspended',
        note,
      })
      .execute();
  const days = { from: '2025-07-01', to: '2025-07-02', actorId: boss.user.id };
  expect((await entries(days)).map(({ note }) => note)).toEqual(['last', 'first']);
  expect((await call(audit, { query: { from: '1 July' } }, { token })).status).toBe(422);
  const { admins } = dataOf((await call(contract.admin.admins, {}, { token })).answer);
  expect(admins).toContainEqual({ id: boss.user.id, name: `${boss.user.firstName} ${boss.user.lastName}` });
});
