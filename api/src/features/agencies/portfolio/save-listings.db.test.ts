import { contract } from '@letfair/contract';
import { type PortableListing, portableValues } from '@letfair/domain/agencies/portfolio/portable-listing';
import { AGENCY_HOMES_A_DAY } from '@letfair/domain/listings/allowance';
import { listerActions } from '@letfair/domain/listings/lifecycle';
import { daysAfter } from '@letfair/domain/plain-date';
import { completeListingForm } from '@letfair/domain/testing/listing-form';
import { ukDay } from '@letfair/domain/uk-time';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { type Db, write } from '../../../platform/db.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { type Lister, saveListings } from './index.ts';

const { as, call, db, pool, upload } = await testApi();
/** Of the lister, in the history of a home. */
const stepsOf = async (id: string) =>
  (
    await db
      .selectFrom('audit_entry')
      .select('action')
      .where('target_id', '=', id)
      .where('action', 'in', listerActions)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const options = { note: 'By import' };
const today = ukDay(new Date());
const { token: boss } = await as('admin');

const values = portableValues({
  ...completeListingForm,
  availableDate: daysAfter(today, 20),
  monthlyRent: 1_200,
  holdingDeposit: 276.92,
  securityDeposit: 1_384,
  secondAdvertReason: 'Another home of the test',
});
const home = (reference: string, changes: Partial<PortableListing> = {}): PortableListing => ({
  reference,
  status: 'live',
  values,
  ...changes,
});

let agent: Lister & { token: string };
beforeEach(async () => {
  const { user, token } = await as('agent');
  agent = { id: user.id, userType: 'agent', token };
});

const saveAll = (portables: readonly PortableListing[], photoIds?: readonly string[]) =>
  write(db, (tx) =>
    saveListings(
      tx,
      agent,
      portables.map((portable) => ({ portable, ...(photoIds && { photoIds }) })),
      options,
    ),
  );
const saveOne = async (portable: PortableListing, photoIds?: readonly string[]) =>
  (await saveAll([portable], photoIds))[0]!;
const approve = async (id: string | null) =>
  dataOf((await call(contract.moderation.approve, { params: { id: id ?? '' } }, { token: boss })).answer);
const ownOf = async (id: string | null) =>
  dataOf((await call(contract.listings.own, { params: { id: id ?? '' } }, { token: agent.token })).answer);
async function live(reference: string, changes: Partial<PortableListing> = {}): Promise<string> {
  const { listingId } = await saveOne(home(reference, changes));
  await approve(listingId);
  return listingId!;
}
const stateOf = async (db: Db, accountId: string) => ({
  listings: await db.selectFrom('listing').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
  audit: await db.selectFrom('audit_entry').select('id').where('actor_id', '=', accountId).orderBy('id').execute(),
});

test('new homes wait for approval, with an audit entry; the same again writes nothing', async () => {
  const file = [home('A1'), home('A2', { client: 'Ms Jones' }), home('A3', { client: 'ms jones' })];
  const first = await saveAll(file);
  expect(first.map(({ kind, listing }) => [kind, listing?.status, listing?.reference])).toEqual([
    ['new', 'pending', 'A1'],
    ['new', 'pending', 'A2'],
    ['new', 'pending', 'A3'],
  ]);
  expect(first[1]?.listing?.client_id).toBe(first[2]?.listing?.client_id);
  expect((await ownOf(first[0]!.listingId)).history).toMatchObject([
    { action: 'submit', by: 'lister', note: 'By import' },
  ]);
  const before = await stateOf(db, agent.id);
  const second = await saveAll(file);
  expect(second.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(await stateOf(db, agent.id)).toEqual(before);
});

test('a home that is refused says why, and the others are saved', async () => {
  const wrong = { ...values, 'address.postcode': 'NOWHERE', monthlyRent: null };
  const [good, bad, other] = await saveAll([home('B1'), home('B2', { values: wrong }), home('B3')]);
  expect([good?.kind, bad?.kind, other?.kind]).toEqual(['new', 'refused', 'new']);
  expect(bad?.problems).toMatchObject([
    { column: 'Postcode', target: 'address.postcode', value: 'NOWHERE' },
    { column: 'Monthly rent', target: 'monthlyRent', value: '', wanted: 'Monthly rent is required' },
  ]);
});

test('the same reference twice in one batch is one home', async () => {
  const kinds = (await saveAll([home('C1'), home('C1'), home('C1', { values: { title: 'Another title' } })])).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['new', 'unchanged', 'changed']);
});

test('what a file does not say stays as it is', async () => {
  const id = await live('D1');
  const { kind, changes } = await saveOne({
    reference: 'D1',
    values: { monthlyRent: 1_190, parkingDetails: 'One space' },
  });
  expect([kind, changes]).toEqual(['changed', ['monthlyRent', 'parkingDetails']]);
  const own = await ownOf(id);
  expect(own).toMatchObject({ price: 1_190, description: completeListingForm.propertyDescription });
});

describe('a change that a moderator has to read', () => {
  it('waits beside the listing, and the same file changes nothing while it waits', async () => {
    const id = await live('E1');
    const flagged = home('E1', { values: { ...values, propertyDescription: 'Pay by Western Union.' } });
    expect((await saveOne(flagged)).kind).toBe('changed');
    expect(await ownOf(id)).toMatchObject({ status: 'live', revision: { description: 'Pay by Western Union.' } });
    expect((await saveOne(flagged)).kind).toBe('unchanged');
  });
  it('is a higher rent, and the approved one is shown meanwhile', async () => {
    const id = await live('E2');
    await saveOne(home('E2', { values: { ...values, monthlyRent: 1_250 } }));
    expect(await ownOf(id)).toMatchObject({ status: 'live', price: 1_200, revision: { price: 1_250 } });
  });
});

describe('the status of a file', () => {
  it.each([
    ['paused', 'paused', ['pause']],
    ['let-agreed', 'let-agreed', ['agree']],
    ['let', 'let', ['let']],
    ['withdrawn', 'withdrawn', ['withdraw']],
    ['pending', 'live', []],
    ['expired', 'live', []],
  ] as const)('“%s” makes a live home %s', async (wanted, status, taken) => {
    const id = await live(`F-${wanted}`);
    const portable = home(`F-${wanted}`, { status: wanted });
    expect((await saveOne(portable)).kind).toBe(taken.length > 0 ? 'changed' : 'unchanged');
    expect([(await ownOf(id)).status, await stepsOf(id)]).toEqual([status, taken]);
    expect((await saveOne(portable)).kind).toBe('unchanged');
  });
  it('opens a home again that was let agreed, and hands its edit in', async () => {
    const id = await live('G1');
    await saveOne(home('G1', { status: 'let-agreed', values: { title: 'Not taken over' } }));
    expect((await ownOf(id)).title).toBe(completeListingForm.title);
    const { changes } = await saveOne(home('G1', { values: { ...values, title: 'To let again' } }));
    expect([changes, await ownOf(id)]).toMatchObject([
      ['status', 'title'],
      { status: 'live', revision: { title: 'To let again' } },
    ]);
  });
  it('lists a home anew that was let or withdrawn, under the same reference', async () => {
    const id = await live('H1');
    await saveOne(home('H1', { status: 'withdrawn' }));
    const { kind, listingId } = await saveOne(home('H1'));
    expect([kind, listingId === id]).toEqual(['new', false]);
    expect((await saveOne(home('H1'))).listingId).toBe(listingId);
  });
  it.each(['let', 'let-agreed', 'withdrawn', 'paused'] as const)('“%s” lists no new home', async (status) => {
    expect(await saveOne(home(`I-${status}`, { status }))).toMatchObject({
      kind: 'refused',
      problems: [{ column: 'Status' }],
    });
  });
  it('waits for approval where the graph has no step yet', async () => {
    await saveOne(home('J1'));
    expect(await saveOne(home('J1', { status: 'let' }))).toMatchObject({
      kind: 'unchanged',
      notes: [expect.any(String)],
    });
  });
});

test('a home without a reference is found by its id, and gets none by that', async () => {
  const id = await live('K1');
  await db.updateTable('listing').set({ reference: '' }).where('id', '=', id).execute();
  expect(await saveOne(home(id))).toMatchObject({ kind: 'unchanged', listingId: id });
  const stranger = await as('agent');
  agent = { id: stranger.user.id, userType: 'agent', token: stranger.token };
  expect((await saveOne(home(id))).kind).toBe('new');
});

test('a day that has passed says that the home is free', async () => {
  const past = home('L1', { values: { ...values, availableDate: '2026-01-15' } });
  const { listing } = await saveOne(past);
  expect(listing?.available_date).toBe(today);
  expect((await saveOne(past)).kind).toBe('unchanged');
});

test('photos come with their captions, and nobody can take those of somebody else', async () => {
  const photo = dataOf((await upload(await aJpeg({ seed: 71 }), 'image/jpeg', { token: agent.token })).answer).id;
  const portable = home('M1', { photos: [{ kind: 'photo', source: 'a.jpg', caption: 'Kitchen' }] });
  const { listingId } = await saveOne(portable, [photo]);
  expect((await ownOf(listingId)).photos).toMatchObject([{ id: photo, caption: 'Kitchen' }]);
  expect((await saveOne(portable, [photo])).kind).toBe('unchanged');
  const { user, token } = await as('agent');
  agent = { id: user.id, userType: 'agent', token };
  expect(await saveOne(portable, [photo])).toMatchObject({ kind: 'refused', problems: [{ column: 'Photos' }] });
});

test('limits how many new homes an account adds a day, and goes on with those it has', async () => {
  await saveOne(home('N1'));
  const listed = (count: number) =>
    pool.query('update listing_allowance set listed = $1 where account_id = $2', [count, agent.id]);
  await listed(AGENCY_HOMES_A_DAY - 1);
  const changed = home('N1', { values: { ...values, title: 'Said otherwise' } });
  expect(await saveAll([home('N3'), changed, home('N4')])).toMatchObject([
    { kind: 'new' },
    { kind: 'changed' },
    {
      kind: 'refused',
      listing: null,
      retryAfterSeconds: expect.any(Number),
      problems: [
        { column: 'Your reference', wanted: expect.stringContaining("until we've confirmed your redress scheme") },
      ],
    },
  ]);
  await pool.query('update agency set redress_confirmed_at = now() where account_id = $1', [agent.id]);
  expect((await saveOne(home('N4'))).kind).toBe('new');
});

test('a home that a batch names by its reference and by its id is changed by the one and then by the other', async () => {
  const id = await live('D1');
  await live('D2');
  const outcomes = await saveAll([
    home('D1', { values: { ...values, monthlyRent: 1_150 } }),
    home(id, { values: { ...values, monthlyRent: 1_100 } }),
    home('D2', { values: { ...values, monthlyRent: 1_050 } }),
  ]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'changed']);
  const { history } = await ownOf(id);
  expect(history.filter(({ action }) => action === 'edit')).toHaveLength(2);
});

test('a second advert of one home is refused until it says why, also as an edit, and keeps no other from being saved', async () => {
  const at = (reference: string, line1: string, secondAdvertReason = '') =>
    home(reference, { values: { ...values, 'address.line1': line1, 'address.line2': '', secondAdvertReason } });
  const problemsOf = ({ kind, problems }: Awaited<ReturnType<typeof saveOne>>) => [
    kind,
    ...problems.map(({ target }) => target),
  ];
  const saved = await saveAll([at('D1', '4 Twice Street'), at('D2', '4 Twice St'), at('D3', '6 Twice Street')]);
  expect(saved.map(problemsOf)).toEqual([['new'], ['refused', 'secondAdvertReason'], ['new']]);
  expect(problemsOf(await saveOne(at('D2', '4 Twice Street', 'With the annexe')))).toEqual(['new']);
  expect(problemsOf(await saveOne(at('D3', '4 Twice Street')))).toEqual(['refused', 'secondAdvertReason']);
  expect(problemsOf(await saveOne(at('D3', '8 Twice Street')))).toEqual(['changed']);
});
