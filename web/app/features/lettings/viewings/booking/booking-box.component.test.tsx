import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpPath } from '../../../../lib/safe-next-path.ts';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { clearSession, type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { viewingDay, viewingMoment, viewingTime } from '../slot-words.ts';
import { exampleSlot, exampleViewing } from '../testing/example-viewing.ts';
import { BookingBox } from './booking-box.tsx';
import { slotsByDay } from './day-grid.ts';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const HOME = '/properties/home-1';
const slots = [exampleSlot('a', 2), exampleSlot('b', 3), exampleSlot('c', 10)];
const [first, second, third] = slots as [(typeof slots)[0], (typeof slots)[0], (typeof slots)[0]];
const nothingOwn = { yours: null, waiting: null, bookingsLeft: 5 };
const free = { slots, next: first, mode: 'in-person', noticeHours: 24, ...nothingOwn };

type Server = Readonly<Record<string, unknown>>;

/** Answers the calls of the box; a refusal is given with its text and the times it offers. */
function serve(home: object, calls: Server = {}) {
  let shown = home;
  const server = stubServer((call) => {
    if (call.startsWith('GET /api/properties/home-1/slots')) return replies.success(shown);
    const [, answer] = Object.entries(calls).find(([name]) => call.startsWith(name)) ?? [];
    if (answer === undefined) throw new Error(`Nobody answers ${call}.`);
    return typeof answer === 'object' && answer !== null && 'refused' in answer
      ? { status: 409, body: { success: false, message: answer.refused, error: { code: 'conflict' }, ...answer } }
      : replies.success(answer);
  });
  return {
    ...server,
    change: (next: object) => {
      shown = next;
    },
    sentTo: (path: string) => server.sent.filter((request) => request.path === path).map(({ body }) => body),
  };
}

const show = (hash = '') => renderPage(<BookingBox propertyId="home-1" />, `${HOME}${hash}`);
const book = (startsAt: string) => screen.findByRole('button', { name: `Book ${viewingMoment(startsAt)}` });
const booked = exampleViewing(first, { notes: 'Ring the top bell.', meetingPlace: 'At the gate' });
const yours = { id: booked.id, startsAt: booked.startsAt };

beforeEach(() => storeSession(maya as SessionUser, 'opaque'));

describe('a home that offers both ways', () => {
  it('asks how to view it, and books what was chosen', async () => {
    const { sentTo } = serve({ ...free, mode: 'both' }, { 'POST /api/viewings': booked });
    const { user } = show();
    const button = await book(first.startsAt);
    await user.selectOptions(screen.getByLabelText('How would you like to view it?'), 'By video');
    await user.click(button);
    await waitFor(() =>
      expect(sentTo('/api/viewings')).toEqual([{ propertyId: 'home-1', slotId: 'a', mode: 'video' }]),
    );
  });
});

describe('free times of a home', () => {
  it('begin with the next one, which one press books', async () => {
    const { change, sentTo } = serve(free, { 'POST /api/viewings': booked, 'GET /api/viewings/viewing-1': booked });
    const { user } = show();
    const button = await book(first.startsAt);
    change({ ...free, yours });
    await user.dblClick(button);
    expect((await screen.findByRole('alert')).textContent).toContain(`Booked: ${viewingMoment(first.startsAt)}`);
    expect(sentTo('/api/viewings')).toEqual([{ propertyId: 'home-1', slotId: 'a' }]);
    expect(await screen.findByText('Ring the top bell.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Booked:'));
  });

  it('are said to be gone in place, with the next ones to book instead', async () => {
    const refused = { refused: bookingSentences.slotTaken, data: { slots: [second, third] } };
    const { change, sentTo } = serve(free, { 'POST /api/viewings': refused });
    const { user } = show();
    const button = await book(first.startsAt);
    change({ ...free, slots: [second, third], next: second });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain(bookingSentences.slotTaken);
    const instead = await screen.findByRole('button', { name: `Book ${viewingMoment(third.startsAt)}` });
    await user.click(instead);
    expect(sentTo('/api/viewings').at(-1)).toEqual({ propertyId: 'home-1', slotId: 'c' });
  });

  it('are chosen in the calendar: a day, then a time', async () => {
    const { sentTo } = serve(free, { 'POST /api/viewings': exampleViewing(third) });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Other times' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [firstDay] = [...slotsByDay(slots).keys()];
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe(firstDay));
    await user.keyboard('{PageDown}{PageDown}{Enter}');
    expect(dialog.getByRole('heading', { name: viewingDay([...slotsByDay([third]).keys()][0] ?? '') })).toBeDefined();
    expect(document.activeElement?.textContent).toBe(viewingTime(third.startsAt));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('/api/viewings')).toEqual([{ propertyId: 'home-1', slotId: 'c' }]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Booked:'));
  });

  it('leave days without any as they are', async () => {
    serve(free);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Other times' }));
    const [empty] = await screen.findAllByRole('button', { name: /no times available/ });
    await user.click(empty as HTMLElement);
    expect(document.querySelector('[aria-selected="true"]')?.textContent).not.toBe(empty?.textContent);
  });

  it('ask a visitor to sign in, and are ready when they come back', async () => {
    clearSession();
    serve(free);
    show();
    const link = await screen.findByRole('link', { name: `Book ${viewingMoment(first.startsAt)}` });
    expect(link.getAttribute('href')).toBe(signUpPath(`${HOME}#viewing-a`));
  });

  it('put the time somebody chose before signing in first, with the focus on it', async () => {
    serve(free);
    show('#viewing-c');
    const button = await book(third.startsAt);
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.getByText('The time you chose')).toBeDefined();
  });

  it('say so when that time went meanwhile', async () => {
    serve(free);
    show('#viewing-gone');
    expect((await screen.findByRole('alert')).textContent).toBe(bookingSentences.slotGone);
    expect(await book(first.startsAt)).toBeDefined();
  });

  it('are not offered to somebody with five viewings coming up', async () => {
    serve({ ...free, bookingsLeft: 0 });
    show();
    expect(await screen.findByText(bookingSentences.tooMany)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('begin with those that the lister proposed', async () => {
    serve({ ...free, slots: [first, { ...second, isYours: true }] });
    show();
    expect(await book(second.startsAt)).toBeDefined();
    expect(screen.queryByRole('button', { name: `Book ${viewingMoment(first.startsAt)}` })).toBeNull();
  });

  it('are gone with a home that is off the market', async () => {
    stubServer({ status: 404, body: { success: false, message: 'No such home.', error: { code: 'not_found' } } });
    show();
    expect(await screen.findByText(bookingSentences.unavailable)).toBeDefined();
  });

  it('are asked for with one press where there are none', async () => {
    const path = '/api/properties/home-1/waiting-list';
    const none = { ...free, slots: [], next: null, mode: null };
    const place = { propertyId: 'home-1', propertyTitle: 'Two rooms', position: 1, offer: null };
    const { change } = serve(none, { [`POST ${path}`]: place });
    const { user } = show();
    const ask = await screen.findByRole('button', { name: 'Ask for viewing times' });
    expect(screen.queryByText('Book a viewing')).toBeNull();
    change({ ...none, waiting: place });
    await user.click(ask);
    expect(await screen.findByText(/You’ve asked for viewing times/)).toBeDefined();
  });
});

describe('the waiting list', () => {
  const full = { ...free, slots: [], next: null };
  const place = { propertyId: 'home-1', propertyTitle: 'Two rooms', position: 2, offer: null };

  it('is joined and left where nothing is free', async () => {
    const path = '/api/properties/home-1/waiting-list';
    const { change } = serve(full, { [`POST ${path}`]: place, [`DELETE ${path}`]: { propertyId: 'home-1' } });
    const { user } = show();
    const join = await screen.findByRole('button', { name: 'Join the waiting list' });
    change({ ...full, waiting: place });
    await user.click(join);
    expect(await screen.findByText(/You’re number 2 on the waiting list/)).toBeDefined();
    change(full);
    await user.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeDefined();
  });

  it('offers a place with the time until which it is held', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    serve({ ...full, slots: [first], waiting: { ...place, offer: { slot: first, until } } });
    show();
    expect(
      await screen.findByText(`Book by ${viewingMoment(until)}. After that we’ll offer it to the next person.`),
    ).toBeDefined();
    expect(await book(first.startsAt)).toBeDefined();
  });
});

describe('a booked viewing', () => {
  it('is shown in place of free times, with what only the booked see', async () => {
    const addressFrom = new Date(Date.now() + 86_400_000).toISOString();
    serve({ ...free, yours }, { 'GET /api/viewings/viewing-1': { ...booked, addressFrom } });
    show();
    expect(await screen.findByText(viewingMoment(first.startsAt))).toBeDefined();
    expect(screen.getByText('At the gate')).toBeDefined();
    expect(
      screen.getByText(new RegExp(`You’ll see the full address here from ${viewingMoment(addressFrom)}`)),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('is moved to another time, which is not its own', async () => {
    const moved = exampleViewing(third, { status: 'rescheduled' });
    const { sentTo } = serve(
      { ...free, yours },
      { 'GET /api/viewings/viewing-1': booked, 'POST /api/viewings/viewing-1/reschedule': moved },
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Move viewing' }));
    await screen.findByRole('dialog');
    await user.keyboard('{PageDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: `Move to ${viewingMoment(third.startsAt)}` }));
    await waitFor(() => expect(sentTo('/api/viewings/viewing-1/reschedule')).toEqual([{ slotId: 'c' }]));
    expect((await screen.findByRole('alert')).textContent).toContain('Moved:');
  });

  it('is cancelled with one press, and brought back with another', async () => {
    const status = '/api/viewings/viewing-1/status';
    const { change, sentTo } = serve(
      { ...free, yours },
      {
        [`PUT ${status}`]: { ...booked, status: 'cancelled-by-tenant' },
        'POST /api/viewings/viewing-1/undo': booked,
        'GET /api/viewings/viewing-1': booked,
      },
    );
    const { user } = show();
    const cancel = await screen.findByRole('button', { name: 'Cancel viewing' });
    change(free);
    await user.click(cancel);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo(status)).toEqual([{ action: 'cancel' }]);
    expect(await book(first.startsAt)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Move viewing' })).toBeDefined();
  });
});
