import { contract } from '@letfair/contract';
import { viewingInWords } from '@letfair/domain/lettings/viewings/words';
import { afterAll, describe, expect, it } from 'vitest';
import { write } from '../../../platform/db.ts';
import { takeShownStep } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';
import { lockListing, moveListing, reassessAndTell } from '../../listings/manage/index.ts';
import { endHeldViewings } from './index.ts';

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const fixture = await viewingFixture(testing);
const { admin, landlord, homeWithTimes, bookFirst, show, slotsOf } = fixture;
afterAll(await api.startJobs());

const RENT = 120_000;
/** At the lower rent its deposits are above their caps. */
const TOO_LOW = 100_000;

const setRent = async (id: string, pence: number) => {
  await pool.query('update listing set rent_pence = $2 where id = $1', [id, pence]);
  await write(db, async (tx) => reassessAndTell(tx, (await lockListing(tx, id))!, 'https://letfair.example'));
  await waitForJobs(pool);
};
const statusOf = async (id: string) =>
  dataOf((await call(contract.listings.own, { params: { id } }, landlord)).answer).status;
const passDays = async (id: string, days: number) => {
  await pool.query('update listing set withheld_at = withheld_at - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
  await endHeldViewings(db)({ listingId: id });
  await waitForJobs(pool);
};
const aBookedHome = async () => {
  const [person, id] = [await as('tenant'), await homeWithTimes(timesOnDays(6))];
  return { person, id, booked: await bookFirst(id, person.token) };
};
const templatesTo = async (email: string) => {
  const mails = await db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('id').execute();
  return mails.map(({ template }) => template);
};

describe('a live home that the law takes down for a slip', () => {
  it('keeps its viewings for two days, while its landlord is asked once to put it right', async () => {
    const { person, id, booked } = await aBookedHome();
    const before = (await templatesTo(landlord.user.email)).length;
    await setRent(id, TOO_LOW);
    expect(await statusOf(id)).toBe('paused');
    expect((await templatesTo(landlord.user.email)).slice(before)).toContain('listing-withheld');
    const { text_body } = await db
      .selectFrom('mail')
      .select('text_body')
      .where('to_address', '=', landlord.user.email)
      .where('template', '=', 'listing-withheld')
      .executeTakeFirstOrThrow();
    expect(text_body).toContain('You have 1 viewing booked, and we haven’t cancelled it yet.');
    await passDays(id, 1);
    expect((await show(person.token, booked.id)).status).toBe('booked');
    await setRent(id, RENT);
    await passDays(id, 2);
    expect([await statusOf(id), (await show(person.token, booked.id)).status]).toEqual(['live', 'booked']);
    expect(await templatesTo(person.user.email)).not.toContain('viewing-cancelled-by-lister');
  });

  it('loses them after that, in Letfair’s name, and has them back once it is put right', async () => {
    const { person, id, booked } = await aBookedHome();
    await setRent(id, TOO_LOW);
    await passDays(id, 2);
    const ended = await show(landlord.token, booked.id);
    expect(ended).toMatchObject({ status: 'cancelled-by-lister', endedBy: 'letfair', isLate: false });
    expect(viewingInWords('lister', ended)).toBe('Cancelled by Letfair');
    expect((await templatesTo(person.user.email)).at(-1)).toBe('viewing-cancelled-by-lister');
    await setRent(id, RENT);
    expect(await show(person.token, booked.id)).toMatchObject({ status: 'booked', endedBy: null, note: '' });
    expect((await templatesTo(person.user.email)).at(-1)).toBe('viewing-returned');
    expect((await slotsOf(id)).slots).toEqual([]);
  });

  it('gives nobody a second viewing when they have booked another since', async () => {
    const { person, id, booked } = await aBookedHome();
    await setRent(id, TOO_LOW);
    await passDays(id, 2);
    await pool.query(`update viewing set ended_status = null where id = $1`, [booked.id]);
    await setRent(id, RENT);
    const again = await bookFirst(id, person.token);
    await pool.query(`update viewing set ended_status = 'booked' where id = $1`, [booked.id]);
    await setRent(id, TOO_LOW);
    await setRent(id, RENT);
    expect((await show(person.token, booked.id)).status).toBe('cancelled-by-lister');
    expect((await show(person.token, again.id)).status).toBe('booked');
  });
});

describe('viewings that somebody else ended', () => {
  it('by a moderator say so', async () => {
    const { person, id, booked } = await aBookedHome();
    await write(db, async (tx) =>
      moveListing(tx, (await lockListing(tx, id))!, { action: 'hide', by: 'moderator', actorId: admin.user.id }),
    );
    const ended = await show(person.token, booked.id);
    expect(ended.endedBy).toBe('moderator');
    expect(viewingInWords('lister', ended)).toBe('Cancelled by a moderator');
  });

  it('with “let” come back when that is taken back', async () => {
    const { person, id, booked } = await aBookedHome();
    dataOf((await takeShownStep({ call })(landlord.token, id, 'let')).answer);
    expect(await show(landlord.token, booked.id)).toMatchObject({ status: 'cancelled-by-lister', endedBy: null });
    dataOf((await call(contract.listings.act, { params: { id }, body: { action: 'unlet' } }, landlord)).answer);
    expect((await show(person.token, booked.id)).status).toBe('booked');
  });

  it('by the landlord’s own choice stay cancelled when the home is resumed', async () => {
    const { person, id, booked } = await aBookedHome();
    dataOf((await takeShownStep({ call })(landlord.token, id, 'pause', 'cancel')).answer);
    dataOf((await call(contract.listings.act, { params: { id }, body: { action: 'resume' } }, landlord)).answer);
    expect((await show(person.token, booked.id)).status).toBe('cancelled-by-lister');
  });
});
