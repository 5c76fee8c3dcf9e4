import { contract } from '@letfair/contract';
import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import { afterAll, describe, expect, it } from 'vitest';
import { takeShownStep } from '../../../testing/listings.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';
import { changedMeanwhile } from './refusals.ts';

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const { viewings, viewingLinks, privacy } = contract;
const fixture = await viewingFixture(testing);
const { landlord, homeWithTimes, slotsOf, bookFirst, book, act, show, startsIn } = fixture;
afterAll(await api.startJobs());

type Wanted = { readonly slotId?: string; readonly time?: { readonly day: string; readonly time: string } };
const suggest = (id: string, body: Wanted) => call(viewings.suggestMove, { params: { id }, body }, landlord);
const free = async (home: string) => (await slotsOf(home)).slots;
const mailsTo = async (email: string) => {
  await waitForJobs(pool);
  const mails = await db.selectFrom('mail').selectAll().where('to_address', '=', email).orderBy('id').execute();
  return mails.filter(({ template }) => template.startsWith('viewing-'));
};
const lastMail = async (email: string) => (await mailsTo(email)).at(-1);

/** A booked viewing for which another free time of the home is suggested. */
async function suggested() {
  const person = await as('tenant');
  const home = await homeWithTimes(timesOnDays(3, 5, 7));
  const booked = await bookFirst(home, person.token);
  const [other, third] = await free(home);
  const moving = dataOf((await suggest(booked.id, { slotId: other!.id })).answer);
  return { person, home, booked, other: other!, third: third!, moving };
}

describe('a landlord suggests another time', () => {
  it('the old time stands, and the new one is held for the tenant', async () => {
    const { person, home, booked, other, third, moving } = await suggested();
    expect(moving).toMatchObject({ status: 'move-suggested', startsAt: booked.startsAt, move: { slotId: other.id } });
    expect(await show(person.token, booked.id)).toMatchObject({
      startsAt: booked.startsAt,
      move: { startsAt: other.startsAt },
      actions: ['reschedule', 'accept-move', 'decline-move', 'cancel'],
    });
    expect((await free(home)).map(({ id }) => id)).toEqual([third.id]);
    const mail = await lastMail(person.user.email);
    expect(mail?.subject).toMatch(/^Can you view on .* instead\?$/);
    expect(mail?.text_body).toContain('Your viewing stays at the old time until you answer.');
    expect(mail?.invitation).toMatch(/METHOD:PUBLISH[\s\S]+STATUS:TENTATIVE/);
  });

  it('the tenant takes it with one press in the email, and the old time is free again', async () => {
    const { person, home, booked, other } = await suggested();
    const mail = await lastMail(person.user.email);
    const token = /answer\?token=([\w-]+)&do=accept-move/.exec(mail?.text_body ?? '')?.[1] ?? '';
    const opened = dataOf((await call(viewingLinks.open, { body: { token } })).answer);
    expect(opened).toMatchObject({ startsAt: booked.startsAt, move: { startsAt: other.startsAt } });
    const taken = await call(viewingLinks.act, { body: { token, action: 'accept-move' } });
    expect(dataOf(taken.answer)).toMatchObject({ status: 'rescheduled', startsAt: other.startsAt, move: null });
    expect((await free(home)).map(({ id }) => id)).toContain(booked.slotId);
    const moved = await lastMail(person.user.email);
    const calendars = moved?.invitation?.split('BEGIN:VCALENDAR').slice(1) ?? [];
    expect(calendars.map((text) => /METHOD:(\w+)/.exec(text)?.[1])).toEqual(['REQUEST', 'CANCEL']);
    expect(calendars[1]).toContain(`viewing-${booked.id}-move@letfair`);
    expect((await lastMail(landlord.user.email))?.subject).toMatch(/^A viewing has been moved/);
    const again = await call(viewingLinks.act, { body: { token, action: 'accept-move' } });
    expect(again.status).toBe(409);
  });

  it('the tenant keeps the old time, or picks a third one: the suggested one is free again', async () => {
    const kept = await suggested();
    expect(dataOf((await act(kept.person.token, kept.booked.id, 'decline-move')).answer)).toMatchObject({
      status: 'booked',
      startsAt: kept.booked.startsAt,
      move: null,
    });
    expect((await free(kept.home)).map(({ id }) => id)).toContain(kept.other.id);
    expect((await lastMail(landlord.user.email))?.subject).toContain('can’t make the new time');
    expect((await lastMail(kept.person.user.email))?.invitation).toContain('METHOD:CANCEL');

    const moved = await suggested();
    const body = { slotId: moved.third.id };
    const answered = await call(viewings.reschedule, { params: { id: moved.booked.id }, body }, moved.person);
    expect(dataOf(answered.answer)).toMatchObject({
      status: 'rescheduled',
      startsAt: moved.third.startsAt,
      move: null,
    });
    expect((await free(moved.home)).map(({ id }) => id)).toEqual([moved.booked.slotId, moved.other.id]);
  });

  it('the landlord takes it back, suggests another one, or enters a new time', async () => {
    const { person, home, booked, other, third } = await suggested();
    dataOf((await suggest(booked.id, { slotId: third.id })).answer);
    expect((await free(home)).map(({ id }) => id)).toEqual([other.id]);
    const time = { day: dayAhead(6), time: '16:00' };
    const own = dataOf((await suggest(booked.id, { time })).answer);
    expect(own.move?.slotId).not.toBe(third.id);
    expect((await free(home)).map(({ id }) => id)).toEqual([other.id, third.id]);
    await lastMail(person.user.email);
    await pool.query('update mail set sent_at = now()');
    expect(dataOf((await act(landlord.token, booked.id, 'withdraw-move')).answer).status).toBe('booked');
    expect((await lastMail(person.user.email))?.subject).toMatch(/^Your viewing stays on/);
    expect((await act(person.token, booked.id, 'accept-move')).status).toBe(409);
  });

  it('pressing twice suggests once', async () => {
    const { person, booked, other } = await suggested();
    const again = dataOf((await suggest(booked.id, { slotId: other.id })).answer);
    expect(again.move?.slotId).toBe(other.id);
    const mails = (await mailsTo(person.user.email)).filter(({ template }) => template === 'viewing-move-suggested');
    expect(mails).toHaveLength(1);
  });
});

describe('is refused', () => {
  it('without a time, with two, to the time it is at, and to a taken or past one', async () => {
    const [one, other] = [await as('tenant'), await as('tenant')];
    const home = await homeWithTimes(timesOnDays(3, 5));
    const booked = await bookFirst(home, one.token);
    const taken = await bookFirst(home, other.token);
    const time = { day: dayAhead(6), time: '16:00' };
    expect((await suggest(booked.id, {})).status).toBe(422);
    expect((await suggest(booked.id, { slotId: taken.slotId, time })).status).toBe(422);
    const same = await suggest(booked.id, { slotId: booked.slotId });
    expect([same.status, same.answer.message]).toEqual([409, bookingSentences.sameTime]);
    const refused = await suggest(booked.id, { slotId: taken.slotId });
    expect([refused.status, refused.answer.message]).toEqual([409, bookingSentences.slotTaken]);
    expect((await suggest(booked.id, { time: { day: dayAhead(-1), time: '10:00' } })).status).toBe(422);
    expect(await show(one.token, booked.id)).toMatchObject({ status: 'booked', move: null });
  });

  it('to others, and for a viewing that is over or cancelled', async () => {
    const { person, booked, third } = await suggested();
    const params = { id: booked.id };
    const stranger = await as('landlord');
    expect((await call(viewings.suggestMove, { params, body: { slotId: third.id } }, stranger)).status).toBe(404);
    dataOf((await act(person.token, booked.id, 'cancel')).answer);
    expect((await suggest(booked.id, { slotId: third.id })).status).toBe(409);
  });
});

describe('nothing is lost and everybody is told once', () => {
  it('when the tenant cancels while the landlord suggests', async () => {
    const person = await as('tenant');
    const home = await homeWithTimes(timesOnDays(3, 5));
    const booked = await bookFirst(home, person.token);
    const [other] = await free(home);
    const cancel = () => act(person.token, booked.id, 'cancel');
    const [, cancelled] = await Promise.all([suggest(booked.id, { slotId: other!.id }), cancel()]);
    // Whoever was slower is told that the viewing has changed, and presses again.
    expect([200, 409]).toContain(cancelled.status);
    if (cancelled.status === 409) {
      expect(cancelled.answer.message).toBe(changedMeanwhile.message);
      dataOf((await cancel()).answer);
    }
    expect(await show(person.token, booked.id)).toMatchObject({ status: 'cancelled-by-tenant', move: null });
    expect((await free(home)).map(({ id }) => id)).toEqual([booked.slotId, other!.id]);
    const told = (await mailsTo(landlord.user.email)).filter(({ text_body }) =>
      text_body?.includes(`viewings?id=${booked.id}`),
    );
    expect(told.filter(({ template }) => template === 'viewing-cancelled-by-tenant')).toHaveLength(1);
  });

  it('when the home is let while a viewing moves', async () => {
    const { person, home, booked } = await suggested();
    dataOf((await takeShownStep({ call })(landlord.token, home, 'let')).answer);
    expect(await show(person.token, booked.id)).toMatchObject({ status: 'cancelled-by-lister', move: null });
    const { rows } = await pool.query('select sum(taken)::int as taken from viewing_slot where listing_id = $1', [
      home,
    ]);
    expect(rows[0].taken).toBe(0);
    const mails = (await mailsTo(person.user.email)).filter(({ template }) => template.includes('cancelled'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.invitation?.match(/METHOD:CANCEL/g)).toHaveLength(2);
  });

  it('when the tenant closes their account: both places are free', async () => {
    const { person, home, booked, other, third } = await suggested();
    dataOf((await call(privacy.close, { body: { password: PASSWORD } }, person)).answer);
    expect((await free(home)).map(({ id }) => id)).toEqual([booked.slotId, other.id, third.id]);
  });

  it('when nobody answers before the suggested time: the old time stands', async () => {
    const { person, home, booked, other } = await suggested();
    await pool.query(`update viewing_slot set starts_at = now() - interval '1 minute' where id = $1`, [other.id]);
    const gone = await act(person.token, booked.id, 'accept-move');
    expect([gone.status, gone.answer.message]).toEqual([409, bookingSentences.moveGone]);
    await pool.query(`update graphile_worker._private_jobs set run_at = now() where task_id in
      (select id from graphile_worker._private_tasks where identifier = 'lapse-viewing-move')`);
    await waitForJobs(pool);
    expect(await show(person.token, booked.id)).toMatchObject({
      status: 'booked',
      startsAt: booked.startsAt,
      move: null,
    });
    expect((await free(home)).map(({ id }) => id)).not.toContain(other.id);
    expect((await lastMail(landlord.user.email))?.subject).toContain('hasn’t replied about the new time');
  });

  it('when the old time comes without an answer, either side says whether it took place', async () => {
    const { person, booked } = await suggested();
    await startsIn(booked.id, -1);
    expect(dataOf((await act(person.token, booked.id, 'attend')).answer)).toMatchObject({
      status: 'happened',
      move: null,
    });
  });
});

describe('a home that can be viewed both ways', () => {
  const both = {
    ...timesOnDays(3, 5, 7),
    mode: 'both',
    videoLink: 'https://call.example/room',
    meetingPlace: 'At the front door',
    notes: 'The buzzer is number 4.',
  } as const;
  const bookBy = async (home: string, mode: 'in-person' | 'video' | undefined) => {
    const person = await as('tenant');
    const [slot] = await free(home);
    const body = { propertyId: home, slotId: slot!.id, ...(mode && { mode }) };
    const booked = dataOf((await call(viewings.book, { body }, person)).answer);
    await waitForJobs(pool);
    return { booked, mail: (await lastMail(person.user.email))?.text_body ?? '' };
  };

  it('shows what was chosen: a call has no door, and a visit no link', async () => {
    const home = await homeWithTimes(both);
    expect((await slotsOf(home)).mode).toBe('both');
    const video = await bookBy(home, 'video');
    expect(video.booked).toMatchObject({
      mode: 'video',
      videoLink: both.videoLink,
      meetingPlace: '',
      notes: '',
      address: null,
      addressFrom: null,
    });
    expect(video.mail).toContain('This is a video viewing.');
    expect(video.mail).not.toContain('front door');
    const visit = await bookBy(home, 'in-person');
    expect(visit.booked).toMatchObject({ mode: 'in-person', videoLink: '', meetingPlace: both.meetingPlace });
    expect(visit.mail).toContain('front door');
    expect(visit.mail).not.toContain('by video');
    expect((await bookBy(home, undefined)).booked.mode).toBe('in-person');
  });

  it('refuses a way that the home does not offer, and keeps what was booked when the home changes', async () => {
    const home = await homeWithTimes(both);
    const { booked } = await bookBy(home, 'video');
    dataOf((await fixture.saveTimes(home, { ...both, mode: 'in-person', allowsOverlap: true })).answer);
    expect((await show(landlord.token, booked.id)).mode).toBe('video');
    const [slot] = await free(home);
    const body = { propertyId: home, slotId: slot!.id, mode: 'video' } as const;
    const refused = await call(viewings.book, { body }, await as('tenant'));
    expect([refused.status, refused.answer.message]).toEqual([409, bookingSentences.modeGone]);
    expect((await book(home, slot!.id, (await as('tenant')).token)).status).toBe(200);
  });
});

describe('new times', () => {
  const join = (home: string, token: string) => call(viewings.joinWaitingList, { params: { id: home } }, { token });
  const placeOf = async (home: string, token: string) => (await slotsOf(home, token)).waiting;

  it('are held for the waiting list in its order, and told once each', async () => {
    const home = await homeWithTimes({ singles: [] });
    const [first, second, third] = [await as('tenant'), await as('tenant'), await as('tenant')];
    for (const { token } of [first, second, third]) dataOf((await join(home, token)).answer);
    const save = () => fixture.saveTimes(home, { ...timesOnDays(3, 5), allowsOverlap: true });
    expect(dataOf((await save()).answer).freeSlots).toBe(0);
    dataOf((await save()).answer);
    const offers = [await placeOf(home, first.token), await placeOf(home, second.token)];
    expect(offers[0]!.offer!.slot.startsAt < offers[1]!.offer!.slot.startsAt).toBe(true);
    expect((await placeOf(home, third.token))?.offer).toBeNull();
    const mails = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
    expect(await mails(first.user.email)).toEqual(['There are new viewing times']);
    expect(await mails(second.user.email)).toEqual(['There are new viewing times']);
    expect(await mails(third.user.email)).toEqual([]);
    // The held place is theirs alone.
    const stranger = await book(home, offers[0]!.offer!.slot.id, third.token);
    expect(stranger.status).toBe(409);
    expect((await book(home, offers[0]!.offer!.slot.id, first.token)).status).toBe(200);
  });
});
