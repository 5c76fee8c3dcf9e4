import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addApprovedHomes, aListing } from '../../../testing/listings.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { submit, submitWithInventory } = contract.listings;
const { queue, listing, approve, reject, setBooking } = contract.moderation;
const { token } = await as('admin');
const landlord = await as('landlord');
await addApprovedHomes(testing.db, landlord.user.id);

const submitted = async (changes = {}) =>
  dataOf((await call(submit, { body: aListing(changes) }, { token: landlord.token })).answer).id;
const flagsOf = async (id: string) => dataOf((await call(listing, { params: { id } }, { token })).answer).flags;
const flagKinds = async (id: string) => (await flagsOf(id)).map(({ kind }) => kind);
const templatesTo = async (email: string) =>
  (await db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('id').execute()).map(
    ({ template }) => template,
  );

test('listings wait in the queue, oldest first, with who lists them and what to look at', async () => {
  const [first, second] = [await submitted({ title: 'First' }), await submitted({ title: 'Second' })];
  const { properties } = dataOf((await call(queue, { query: {} }, { token })).answer);
  expect(properties.map(({ id }) => id)).toEqual([first, second]);
  expect(properties[0]).toMatchObject({
    status: 'pending',
    blockers: 0,
    lister: { id: landlord.user.id, email: landlord.user.email, userType: 'landlord' },
  });
});

test('an approved listing is live, its lister is told, and approving again changes nothing', async () => {
  const id = await submitted();
  const before = (await templatesTo(landlord.user.email)).length;
  for (const _ of ['once', 'twice']) {
    const { answer } = await call(approve, { params: { id } }, { token });
    expect(dataOf(answer)).toMatchObject({ status: 'live', publishedAt: expect.any(String) });
  }
  expect((await templatesTo(landlord.user.email)).slice(before)).toEqual(['listing-approved']);
});

test('what the law forbids cannot go live: the answer names the rules', async () => {
  const id = await submitted({
    description: 'Lovely. No DSS.',
    materialInformation: { holdingDeposit: 277, securityDeposit: 1_384 },
  });
  const { status, answer } = await call(approve, { params: { id } }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    success: false,
    error: { code: 'invalid', fields: { holdingDeposit: expect.stringContaining('£276.92') } },
    data: {
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'block', field: 'holdingDeposit', citation: expect.any(String) }),
        expect.objectContaining({ severity: 'block', field: 'propertyDescription' }),
      ]),
    },
  });
  expect(dataOf((await call(listing, { params: { id } }, { token })).answer).status).toBe('pending');
});

test('advice stops nothing', async () => {
  const id = await submitted({ features: ['EPC Rating: C', 'Lease Length: 12-month'] });
  const whole = dataOf((await call(listing, { params: { id } }, { token })).answer);
  expect(whole.findings.map(({ severity }) => severity)).toContain('advise');
  expect((await call(approve, { params: { id } }, { token })).status).toBe(200);
});

test('a rejection needs a reason, which the lister gets by mail and sees', async () => {
  const id = await submitted();
  for (const reason of ['', '   '])
    expect((await call(reject, { params: { id }, body: { reason } }, { token })).status).toBe(422);
  const reason = 'Please add photos of the bathroom.';
  const { answer } = await call(reject, { params: { id }, body: { reason } }, { token });
  expect(dataOf(answer)).toMatchObject({ status: 'rejected', rejectionReason: reason });
  const mail = await db
    .selectFrom('mail')
    .select('text_body')
    .where('template', '=', 'listing-rejected')
    .where('to_address', '=', landlord.user.email)
    .executeTakeFirstOrThrow();
  expect(mail.text_body).toContain(reason);
  expect(mail.text_body).toContain(`/list-property?listing=${id}`);
  expect(mail.text_body).toContain('/contact');
});

test('somebody who is suspended is told of a rejection all the same', async () => {
  const lister = await as('landlord');
  const { id } = dataOf((await call(submit, { body: aListing() }, { token: lister.token })).answer);
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', lister.user.id).execute();
  dataOf((await call(reject, { params: { id }, body: { reason: 'The photos show another home.' } }, { token })).answer);
  expect(await templatesTo(lister.user.email)).toContain('listing-rejected');
});

test('two admins who decide at the same moment: one decides', async () => {
  const id = await submitted();
  const answers = await Promise.all([
    call(approve, { params: { id } }, { token }),
    call(reject, { params: { id }, body: { reason: 'No.' } }, { token }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('every decision is written down for good', async () => {
  const id = await submitted();
  await call(approve, { params: { id } }, { token });
  const entries = await db.selectFrom('audit_entry').selectAll().where('target_id', '=', id).orderBy('id').execute();
  expect(entries.map(({ action, actor_role }) => [action, actor_role])).toEqual([
    ['submit', 'lister'],
    ['approve', 'moderator'],
  ]);
  await expect(db.updateTable('audit_entry').set({ action: 'reject' }).execute()).rejects.toThrow('written once');
  await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('written once');
});

test('a rent far from those around it and words of a fraud are flagged', async () => {
  const address = { ...aListing().address, postcode: 'M4 1AA' };
  for (let n = 0; n < 5; n += 1) {
    const id = await submitted({ address, price: 1_000, materialInformation: {} });
    dataOf((await call(approve, { params: { id } }, { token })).answer);
  }
  const cheap = await submitted({ address, price: 300, description: 'Pay by Western Union before viewing.' });
  const { flags } = dataOf((await call(listing, { params: { id: cheap } }, { token })).answer);
  expect(flags).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'price',
        rent: { price: 300, median: 1_000, homes: 5, bedrooms: 2, place: 'M4' },
      }),
      expect.objectContaining({
        kind: 'wording',
        words: expect.arrayContaining([
          expect.objectContaining({ field: 'propertyDescription', item: 0, start: 7, end: 20, text: 'Western Union' }),
        ]),
      }),
    ]),
  );
  const own = await call(contract.listings.own, { params: { id: cheap } }, { token: landlord.token });
  expect(JSON.stringify(own.answer)).not.toContain('Western Union”');
  expect(dataOf(own.answer)).not.toHaveProperty('flags');
});

test('a rent is compared with as many bedrooms: in the outcode, or in its area where they are too few', async () => {
  const address = { ...aListing().address, postcode: 'M5 1AA' };
  const one = await submitted({ address, price: 300, bedrooms: 1, materialInformation: {} });
  expect(await flagKinds(one)).not.toContain('price');
  const two = await submitted({ address, price: 300, bedrooms: 2, materialInformation: {} });
  expect((await flagsOf(two)).find(({ kind }) => kind === 'price')?.rent).toMatchObject({
    bedrooms: 2,
    place: 'the M postcode area (Manchester)',
  });
});

test('a photo of another account is shown beside the listing that has it', async () => {
  const [picture, others] = [await aJpeg({ seed: 77 }), await as('landlord')];
  const upload = async (by: string) => dataOf((await testing.upload(picture, 'image/jpeg', { token: by })).answer).id;
  const taken = await upload(landlord.token);
  const original = await submitted({ title: 'The original', images: [taken] });
  const copied = await upload(others.token);
  const { answer } = await call(submit, { body: aListing({ images: [copied] }) }, { token: others.token });
  const id = dataOf(answer).id;
  const [flag] = (await flagsOf(id)).filter(({ kind }) => kind === 'reused-photo');
  expect(flag?.photos).toEqual([
    {
      photo: expect.objectContaining({ id: copied }),
      otherPhoto: expect.objectContaining({ id: taken }),
      property: { id: original, title: 'The original', status: 'pending', lister: 'Maya Osei' },
    },
  ]);
  expect(await flagKinds(id)).toContain('new-account');
});

test('flags that were stored as a sentence alone can still be read', async () => {
  const id = await submitted();
  const old = (['reused-photo', 'price', 'new-account', 'wording', 'unlawful-wording'] as const).map((kind) => ({
    kind,
    sentence: 'Old.',
  }));
  await db
    .updateTable('listing')
    .set({ flags: JSON.stringify(old) })
    .where('id', '=', id)
    .execute();
  expect(await flagsOf(id)).toEqual(old);
});

test('an inventory booking moves on step by step, and the lister is told', async () => {
  const { answer } = await call(submitWithInventory, { body: aListing() }, { token: landlord.token });
  const params = { id: dataOf(answer).id };
  const booking = async () => dataOf((await call(listing, { params }, { token })).answer).inventory;
  const id = (await booking())?.id ?? '';
  const move = (status: 'requested' | 'arranged' | 'completed' | 'cancelled') =>
    call(setBooking, { params: { id }, body: { status } }, { token });
  expect((await move('completed')).status).toBe(409);
  expect((await move('arranged')).status).toBe(200);
  expect((await move('arranged')).status).toBe(200);
  expect((await move('completed')).status).toBe(200);
  expect((await move('cancelled')).status).toBe(409);
  expect((await booking())?.status).toBe('completed');
  expect(await templatesTo(landlord.user.email)).toEqual(
    expect.arrayContaining(['inventory-requested', 'inventory-arranged', 'inventory-completed']),
  );
  expect((await call(setBooking, { params: { id: newId() }, body: { status: 'arranged' } }, { token })).status).toBe(
    404,
  );
});

test('a listing that does not exist is not found', async () => {
  const params = { id: newId() };
  expect((await call(listing, { params }, { token })).status).toBe(404);
  expect((await call(approve, { params }, { token })).status).toBe(404);
  expect((await call(reject, { params, body: { reason: 'No.' } }, { token })).status).toBe(404);
});

test('a moderator decides about what was read: a listing edited meanwhile is shown anew instead', async () => {
  const id = await submitted({ title: 'As it was read' });
  const read = await call(listing, { params: { id } }, { token });
  const { version } = dataOf(read.answer);
  expect(read.headers.etag).toBe(`"${version}"`);
  const body = aListing({ title: 'Pay by Western Union' });
  dataOf((await call(contract.listings.edit, { params: { id }, body }, { token: landlord.token })).answer);

  const decisions = [
    await call(approve, { params: { id } }, { token, ifMatch: version }),
    await call(reject, { params: { id }, body: { reason: 'No.' } }, { token, ifMatch: version }),
    await call(approve, { params: { id } }, { token, ifMatch: 'not-ours' }),
  ];
  for (const { status, headers, answer } of decisions) {
    expect(status).toBe(412);
    expect(headers.etag).toBe(`"${version + 1}"`);
    expect(answer).toMatchObject({
      success: false,
      error: { code: 'stale' },
      data: { property: { id, status: 'pending', title: 'Pay by Western Union', version: version + 1 } },
    });
  }
  const after = await call(reject, { params: { id }, body: { reason: 'No.' } }, { token, ifMatch: version + 1 });
  expect(after.status).toBe(200);
  expect(after.headers.etag).toBe(`"${version + 2}"`);
});

test('of two moderators who read the same version the second sees what the first decided', async () => {
  const id = await submitted();
  const { version } = dataOf((await call(listing, { params: { id } }, { token })).answer);
  const other = await as('admin');
  const answers = await Promise.all([
    call(reject, { params: { id }, body: { reason: 'One.' } }, { token, ifMatch: version }),
    call(reject, { params: { id }, body: { reason: 'Two.' } }, { token: other.token, ifMatch: version }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(answers.find(({ status }) => status === 412)?.answer).toMatchObject({
    data: { property: { status: 'rejected', rejectionReason: expect.stringMatching(/One|Two/) } },
  });
});

test('an approval repeated with the version that was read still changes nothing', async () => {
  const id = await submitted();
  const { version } = dataOf((await call(listing, { params: { id } }, { token })).answer);
  for (const _ of ['once', 'twice'])
    expect((await call(approve, { params: { id } }, { token, ifMatch: version })).status).toBe(200);
});

test('inventories are listed by status, those to arrange oldest first, with whom to ring', async () => {
  const { bookings } = contract.moderation;
  const listed = async (status?: 'arranged') =>
    dataOf((await call(bookings, { query: { ...(status && { status }) } }, { token })).answer).bookings;
  const before = (await listed()).length;
  const address = { line1: '4 Mill Lane', line2: '', city: 'Leeds', postcode: 'LS1 4AB', county: 'West Yorkshire' };
  const ids = [];
  for (const title of ['Earlier', 'Later']) {
    const body = aListing({ title, address });
    ids.push(dataOf((await call(submitWithInventory, { body }, { token: landlord.token })).answer).id);
  }
  const waiting = (await listed()).slice(before);
  expect(waiting.map(({ property }) => property.title)).toEqual(['Earlier', 'Later']);
  expect(waiting[0]).toMatchObject({
    status: 'requested',
    property: { id: ids[0], place: '4 Mill Lane, Leeds, LS1 4AB', status: 'pending' },
    lister: { email: landlord.user.email, phone: expect.stringMatching(/\d/) },
  });
  const step = { params: { id: waiting[0]!.id }, body: { status: 'arranged' as const } };
  dataOf((await call(setBooking, step, { token })).answer);
  expect((await listed('arranged')).map(({ id }) => id)).toContain(waiting[0]!.id);
  expect((await listed()).slice(before).map(({ property }) => property.title)).toEqual(['Later']);
});
