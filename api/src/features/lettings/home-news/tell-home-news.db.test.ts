import { contract } from '@letfair/contract';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { afterAll, describe, expect, it } from 'vitest';
import { setRent, takeShownStep } from '../../../testing/listings.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';
import { timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const fixture = await viewingFixture(testing);
const { landlord, liveListing, start, homeWithTimes, bookFirst, startsIn } = fixture;
afterAll(await api.startJobs());

const step = async (id: string, action: ListerAction, token = landlord.token) =>
  dataOf((await takeShownStep({ call })(token, id, action)).answer);
const save = (id: string, { token }: SignedIn) =>
  call(contract.favorites.add, { params: { propertyId: id } }, { token });
const apply = (id: string, { token }: SignedIn) =>
  call(contract.applications.apply, { body: { propertyId: id } }, { token });
const enquire = (id: string, { token }: SignedIn) => start(id, undefined, token);
const view = async (id: string, person: SignedIn) => startsIn((await bookFirst(id, person.token)).id, -24);

/** Lets the jobs run that wait for a mistake to be taken back. */
async function newsDue() {
  await waitForJobs(pool);
  await pool.query(`update home_news set due_at = now() where told_at is null`);
  await pool.query(`update graphile_worker._private_jobs set run_at = now() where task_id in
    (select id from graphile_worker._private_tasks where identifier = 'tell-home-news')`);
  await waitForJobs(pool);
}
const ABOUT_END = ['%-home-%', 'saved-homes-news', 'application-closed', 'viewing-cancelled-by-lister'];
const mailsTo = async ({ user }: SignedIn) => {
  const mails = await db
    .selectFrom('mail')
    .select(['template', 'subject', 'text_body', 'unsubscribe_link'])
    .where('to_address', '=', user.email)
    .where((where) => where.or(ABOUT_END.map((template) => where('template', 'like', template))))
    .orderBy('id')
    .execute();
  return mails.map((mail) => ({ ...mail, text: mail.text_body ?? '' }));
};
const subjectsTo = async (person: SignedIn) => (await mailsTo(person)).map(({ subject }) => subject);

describe('a home that is let', () => {
  it('is told to everyone around it within a minute, once each, in the words of their part', async () => {
    const id = await homeWithTimes();
    for (const title of ['One', 'Two', 'Three', 'Four']) await liveListing(title);
    const [viewed, enquired, saved, waiting] = [
      await as('tenant'),
      await as('tenant'),
      await as('tenant'),
      await as('tenant'),
    ];
    await view(id, viewed);
    await enquire(id, enquired);
    await save(id, saved);
    dataOf((await call(contract.viewings.joinWaitingList, { params: { id } }, { token: waiting.token })).answer);
    await step(id, 'let');
    const { rows } = await pool.query(
      `select extract(epoch from max(due_at) - now())::int as seconds from home_news where listing_id = $1`,
      [id],
    );
    expect(rows[0].seconds).toBeLessThan(40);
    await newsDue();
    await newsDue();
    expect(await subjectsTo(viewed)).toEqual(['A home you viewed has been let']);
    expect(await subjectsTo(enquired)).toEqual(['A home you asked about has been let']);
    expect(await subjectsTo(saved)).toEqual(['A home you saved has been let']);
    expect(await subjectsTo(waiting)).toEqual(['A home you were waiting to view has been let']);
    for (const person of [viewed, enquired, saved, waiting]) {
      const [mail] = await mailsTo(person);
      expect(mail?.text.match(/\/properties\/[\da-f-]{36}/g)).toHaveLength(3);
    }
    expect((await mailsTo(viewed))[0]?.unsubscribe_link).toBeNull();
  });

  it('is told once to whoever did several things, by the strongest of them', async () => {
    const id = await homeWithTimes(timesOnDays(3, 5, 7));
    const [applicant, visitor, booked] = [await as('tenant'), await as('tenant'), await as('tenant')];
    for (const person of [applicant, visitor, booked]) {
      await save(id, person);
      await enquire(id, person);
    }
    await view(id, applicant);
    await view(id, visitor);
    await bookFirst(id, booked.token);
    for (const person of [applicant, booked]) dataOf((await apply(id, person)).answer);
    await step(id, 'let');
    await newsDue();
    expect((await mailsTo(applicant)).map(({ template }) => template)).toEqual(['application-closed']);
    expect((await mailsTo(visitor)).map(({ template }) => template)).toEqual(['viewed-home-let']);
    const [mail, ...more] = await mailsTo(booked);
    expect([mail?.template, more]).toEqual(['viewing-cancelled-by-lister', []]);
    expect(mail?.text).toContain('We’ve also closed your application for this home.');
  });

  it('is not told when “let” is taken back at once, and once when that happens later', async () => {
    const id = await liveListing();
    const person = await as('tenant');
    await enquire(id, person);
    await step(id, 'let');
    await step(id, 'unlet');
    await newsDue();
    expect(await subjectsTo(person)).toEqual([]);
    await step(id, 'let');
    await newsDue();
    await step(id, 'unlet');
    await step(id, 'let');
    await newsDue();
    expect(await subjectsTo(person)).toEqual(['A home you asked about has been let']);
  });

  it('is not told to people who blocked, were blocked, were suspended or wrote long ago', async () => {
    const id = await liveListing();
    const people = [await as('tenant'), await as('tenant'), await as('tenant'), await as('tenant')];
    const [blocked, was, suspended, earlier] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
    for (const person of people) await enquire(id, person);
    const set = (what: string, { user }: SignedIn) =>
      pool.query(`update conversation set ${what} where tenant_id = $1`, [user.id]);
    await set('blocked_by_tenant = true', blocked);
    await set('blocked_by_lister = true', was);
    await set(`updated_at = now() - interval '91 days'`, earlier);
    await pool.query('update account set suspended_at = now() where id = $1', [suspended.user.id]);
    await step(id, 'let');
    await newsDue();
    for (const person of people) expect(await subjectsTo(person)).toEqual([]);
  });
});

describe('a home that ends in another way', () => {
  it('withdrawn: visitors and those who saved it hear, and an account closed in between does not', async () => {
    const id = await homeWithTimes();
    const [viewed, saved, gone] = [await as('tenant'), await as('tenant'), await as('tenant')];
    await view(id, viewed);
    await save(id, saved);
    await save(id, gone);
    await step(id, 'withdraw');
    dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token: gone.token })).answer);
    await newsDue();
    expect(await subjectsTo(viewed)).toEqual(['A home you viewed is no longer available']);
    expect(await subjectsTo(saved)).toEqual(['A home you saved is no longer available']);
    expect(await subjectsTo(gone)).toEqual([]);
  });

  it('a landlord who closes their account: applicants hear too, and hear nothing of it again', async () => {
    const owner = await as('landlord');
    const id = await liveListing('The old mill', owner.token);
    const [applicant, saved] = [await as('tenant'), await as('tenant')];
    dataOf((await apply(id, applicant)).answer);
    await save(id, saved);
    dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token: owner.token })).answer);
    await newsDue();
    const [mail, ...more] = await mailsTo(applicant);
    expect([mail?.subject, more]).toEqual(['A home you applied for is no longer available', []]);
    expect(mail?.text).toContain(
      '“The old mill” is no longer available: its landlord or agent has closed their account.',
    );
    expect(mail?.text).toContain('We’ve closed your application.');
    expect(await subjectsTo(saved)).toEqual(['A home you saved is no longer available']);
  });
});

describe('saved homes', () => {
  const cut = (id: string, pounds: number) => setRent(db, id, pounds * 100);

  it('a lower rent is told to those who saved it, and several homes are one email', async () => {
    const [one, two] = [await liveListing('One'), await liveListing('Two')];
    const person = await as('tenant');
    for (const id of [one, two]) await save(id, person);
    await cut(one, 1_100);
    await cut(two, 1_150);
    await waitForJobs(pool);
    expect(await subjectsTo(person)).toEqual([]);
    await newsDue();
    const [mail, ...more] = await mailsTo(person);
    expect([mail?.subject, more]).toEqual(['News about 2 homes you saved', []]);
    expect(mail?.text).toContain('The rent for “One” has come down from £1,200 to £1,100 a month.');
    expect(mail?.text).toContain('The rent for “Two” has come down from £1,200 to £1,150 a month.');
    await newsDue();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('a lower rent that is taken back before the email is not told', async () => {
    const id = await liveListing();
    const person = await as('tenant');
    await save(id, person);
    await cut(id, 1_100);
    await waitForJobs(pool);
    await cut(id, 1_200);
    await newsDue();
    expect(await subjectsTo(person)).toEqual([]);
  });

  it.each([
    ['agree', 'reopen'],
    ['pause', 'resume'],
  ] as const)(
    'a home that is back after “%s” is told once a day to those who saved it, and not to others',
    async (away, back) => {
      const id = await liveListing();
      const [saved, enquired] = [await as('tenant'), await as('tenant')];
      await save(id, saved);
      await enquire(id, enquired);
      for (const _ of ['once', 'twice']) {
        await step(id, away);
        await step(id, back);
        await newsDue();
      }
      expect(await subjectsTo(saved)).toEqual(['A home you saved is available again']);
      expect(await subjectsTo(enquired)).toEqual([]);
    },
  );

  it('an expired home that its landlord confirms is back, and a live one is not', async () => {
    const id = await liveListing();
    const person = await as('tenant');
    await save(id, person);
    await step(id, 'confirm');
    await newsDue();
    expect(await subjectsTo(person)).toEqual([]);
    await pool.query(`update listing set status = 'expired' where id = $1`, [id]);
    await step(id, 'confirm');
    await newsDue();
    expect(await subjectsTo(person)).toEqual(['A home you saved is available again']);
  });

  it('the emails stop with one press in an email or on the page, and start again there', async () => {
    const { list, set } = contract.emailSwitches;
    const person = await as('tenant');
    const switches = async () => dataOf((await call(list, {}, person)).answer).switches;
    const [one, two, three] = [await liveListing(), await liveListing(), await liveListing()];
    for (const id of [one, two, three]) await save(id, person);
    await step(one, 'let');
    await newsDue();
    const [mail] = await mailsTo(person);
    const link = mail?.unsubscribe_link ?? '';
    expect(mail?.text).toContain(`Stop emails about favourites:\n${link}`);
    const token = new URL(link).searchParams.get('token') ?? '';
    const stopped = await call(contract.savedSearches.unsubscribe, { body: { token } });
    expect(dataOf(stopped.answer)).toEqual({ name: null, emails: 'saved-homes' });
    expect(await switches()).toContainEqual({ name: 'saved-homes', isOn: false });
    await step(two, 'let');
    await newsDue();
    expect(await mailsTo(person)).toHaveLength(1);
    dataOf((await call(set, { body: { name: 'saved-homes', isOn: true } }, person)).answer);
    await step(three, 'let');
    await newsDue();
    expect(await mailsTo(person)).toHaveLength(2);
  });
});
