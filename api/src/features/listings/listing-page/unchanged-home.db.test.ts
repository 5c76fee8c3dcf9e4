import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLister, aLiveListing } from '../../../testing/listings.ts';
import { watchStatements } from '../../../testing/sent-statements.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { showListing } from './show-listing.ts';

const { call, db, pool } = await testApi();
const { property } = contract.search;

const place = { postcode: 'EX1 1AA', city: 'Exeter', rent_pence: 100_000 };
const lister = await aLister(db);
const { id } = await aLiveListing(db, lister, place);
const { id: other } = await aLiveListing(db, await aLister(db), place);
const [one, two] = [newId(), newId()];
for (const photo of [one, two])
  await pool.query(
    `insert into photo (id, account_id, caption, width, height, widths, placeholder, phash_bands, bytes)
     values ($1, $2, '', 800, 600, '{480}', '', '{}', 1)`,
    [photo, lister],
  );

const answer = async () => dataOf((await call(property, { params: { id } })).answer);
/** As a process answers that has never been asked for the home. */
const firstAnswer = async () => {
  const answered = await showListing(db)({ params: { id } } as never);
  return answered.ok ? JSON.parse(JSON.stringify(answered.data)) : answered;
};

test('a home that has not changed is answered with one statement', async () => {
  await answer();
  const { countSentBy } = watchStatements(pool);
  expect(await countSentBy(answer)).toBe(1);
});

test.each<[string, string, unknown[]]>([
  ['its text', 'update listing set description = $2 where id = $1', [id, 'Quiet rooms above a bakery.']],
  ['its rent', 'update listing set rent_pence = rent_pence + 500 where id = $1', [id]],
  ['its landlord’s name', 'update account set first_name = $2 where id = $1', [lister, 'Grace']],
  [
    'a public page of its landlord',
    `with named as (insert into page_name (name, account_id, is_current) values ('its-page', $1, true))
     update account set shows_page = true where id = $1`,
    [lister],
  ],
  ['another name of that page', `update page_name set name = 'renamed-page' where account_id = $1`, [lister]],
  ['that the page is hidden', 'update account set shows_page = false where id = $1', [lister]],
  ['a first photo', 'insert into listing_photo (listing_id, photo_id, position) values ($1, $2, 0)', [id, one]],
  ['a second photo', `insert into listing_photo (listing_id, photo_id, position) values ($1, $2, 1)`, [id, two]],
  ['the order of its photos', 'update listing_photo set position = 4 where listing_id = $1 and position = 0', [id]],
  ['a caption', 'update photo set caption = $2 where id = $1', [two, 'The kitchen']],
  ['the kind of a photo', `update photo set kind = 'floor-plan' where id = $1`, [two]],
  ['fewer photos', 'delete from listing_photo where listing_id = $1 and photo_id = $2', [id, two]],
  [
    'a confirmed certificate',
    `insert into certificate (id, listing_id, account_id, kind, number, scheme, issued, expires, confirmed_at)
     values ($3, $1, $2, 'gasSafety', '', '', current_date - 9, current_date + 90, now())`,
    [id, lister, newId()],
  ],
  ['when a certificate ends', 'update certificate set expires = expires + 1 where listing_id = $1', [id]],
  ['a replaced certificate', 'update certificate set replaced_at = now() where listing_id = $1', [id]],
  [
    'how fast its landlord answers',
    `insert into lister_replies (account_id, rate, median_minutes, answers_within_day) values ($1, 90, 45, true)
     on conflict (account_id) do update set rate = 90, median_minutes = 45, answers_within_day = true`,
    [lister],
  ],
  [
    'an earlier rent',
    `insert into listing_rent (listing_id, rent_pence, since, until)
     values ($1, 90000, now() - interval '60 days', now() - interval '30 days')`,
    [id],
  ],
  ['the title of a similar home', 'update listing set title = $2 where id = $1', [other, 'A loft']],
  [
    'how fast the landlord of a similar home answers',
    `
    insert into lister_replies (account_id, rate, median_minutes, answers_within_day)
    select account_id, 80, 30, true from listing where id = $1
    on conflict (account_id) do update set rate = 80, median_minutes = 30, answers_within_day = true`,
    [other],
  ],
  ['a similar home less', 'delete from listing_search where listing_id = $1', [other]],
])('%s is in the next answer', async (_, statement, values) => {
  const before = await answer();
  await pool.query(statement, values);
  const after = await answer();
  expect(after).not.toEqual(before);
  expect(after).toEqual(await firstAnswer());
});
