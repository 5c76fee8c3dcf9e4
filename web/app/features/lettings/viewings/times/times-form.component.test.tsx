import type { SavedViewingTimes } from '@letfair/contract/lettings/viewings/times';
import { defaultViewingTimes, timesSentences } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { viewingDay } from '../slot-words.ts';
import { TimesForm } from './times-form.tsx';

const sam = { id: 'sam', firstName: 'Sam', lastName: 'Field', email: 'sam@landlord.example', userType: 'landlord' };
const { weekly, daysOff, singles, ...plain } = defaultViewingTimes;
const saved: SavedViewingTimes = {
  times: { ...plain, weekly: [], daysOff: [], singles: [] },
  isSaved: false,
  asking: 0,
  freeSlots: 0,
  bookedOutside: 0,
};
const inTenDays = daysAfter(ukDay(new Date()), 10);

const show = () => renderPage(<TimesForm propertyId="home-1" saved={saved} />);
const enterSingle = (day = inTenDays) => page.fill({ newDay: day, newTime: '14:30' });
const sentBodies = (sent: ReturnType<typeof stubServer>['sent']) => sent.map(({ body }) => body);

beforeEach(() => storeSession(sam as SessionUser, 'opaque'));

describe('the viewing times of a home', () => {
  it('are saved as typed, with hours of the week and a single time', async () => {
    const answer = { ...saved, isSaved: true, freeSlots: 12, bookedOutside: 1 };
    const { sent } = stubServer(replies.success(answer));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Add hours on Saturday' }));
    fireEvent.change(screen.getByLabelText('Saturday, to'), { target: { value: '11:30' } });
    enterSingle();
    page.fill({ capacity: '4', notes: 'Ring twice.' });
    await user.dblClick(page.submitButton());
    expect(await page.alertText()).toBe(
      'Times saved. 12 viewings are available to book in the next three weeks. One booked viewing is outside these times, and stays booked.',
    );
    expect(sentBodies(sent)).toEqual([
      {
        ...plain,
        capacity: 4,
        notes: 'Ring twice.',
        weekly: [{ weekday: 6, from: '10:00', to: '11:30' }],
        daysOff: [],
        singles: [{ day: inTenDays, time: '14:30' }],
      },
    ]);
  });

  it('keep what is changed while they are saved, and send it the next time', async () => {
    const answer = replies.held(replies.success({ ...saved, isSaved: true }));
    const { sent, replyWith } = stubServer(answer.promise);
    const { user } = show();
    page.fill({ capacity: '4' });
    await user.click(page.submitButton());
    page.fill({ notes: 'Ring twice.' });
    answer.release();
    await waitFor(() => expect(page.submitButton().textContent).toBe('Save viewing times'));
    expect(page.field('notes').value).toBe('Ring twice.');
    expect(screen.queryByRole('alert')).toBeNull();
    replyWith(replies.success({ ...saved, isSaved: true }));
    await user.click(page.submitButton());
    expect(await page.alertText()).toContain('Times saved.');
    expect(sentBodies(sent)).toMatchObject([{ notes: '' }, { notes: 'Ring twice.' }]);
  });

  it('are shown as the viewings that they make before they are saved', async () => {
    const { user } = show();
    expect(screen.getByText(/No viewings yet/)).toBeDefined();
    enterSingle();
    await user.click(screen.getByRole('button', { name: 'Add time' }));
    expect(screen.getByText('1 viewing in the next three weeks.')).toBeDefined();
    expect(screen.getByText(viewingDay(inTenDays))).toBeDefined();
    page.fill({ minutes: '5' });
    expect(screen.getByText(/Correct the times above/)).toBeDefined();
  });

  it.each([
    ['capacity', '1000'],
    ['capacity', '0'],
    ['minutes', ''],
  ] as const)('are not sent with a %s of "%s"', async (name, value) => {
    const { sent } = stubServer(replies.success(saved));
    const { user } = show();
    page.fill({ [name]: value });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf(name)).toBe(timesSentences[name]));
    expect(document.activeElement).toBe(page.field(name));
    expect(sent).toEqual([]);
  });

  it('say beside the field what is wrong with a time 200 years ahead and with hours that are too short', async () => {
    const { user } = show();
    enterSingle('2226-01-01');
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('newDay')).toBe(timesSentences.tooFarAhead));
    page.fill({ newDay: '' });
    await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
    fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '10:05' } });
    await user.click(page.submitButton());
    expect(await screen.findByText(timesSentences.hoursTooShort)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Monday, from'));
  });

  it('show what the server says of one entry with its list, and the overlap with another home above', async () => {
    stubServer(replies.refusal('Please check.', { 'weekly.0.from': timesSentences.time }));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
    await user.click(page.submitButton());
    expect(await screen.findByText(timesSentences.time)).toBeDefined();
    expect(await page.alertText()).toBe('Please check.');
  });

  it('offer both ways with the link and the meeting place', async () => {
    const { user } = show();
    page.fill({ mode: 'both' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('videoLink')).toBe(timesSentences.videoLink));
    expect(screen.getByLabelText(/^Where to meet/)).toBeTruthy();
    expect(screen.getByText(/Only people coming in person can see this/)).toBeTruthy();
  });

  it('ask for the link of a video call', async () => {
    const { user } = show();
    page.fill({ mode: 'video' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('videoLink')).toBe(timesSentences.videoLink));
  });

  it('are there again when the form was left without saving, and can be discarded', async () => {
    show();
    page.fill({ notes: 'Ring twice.' });
    cleanup();
    const { user } = show();
    expect(page.field('notes').value).toBe('Ring twice.');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(page.field('notes').value).toBe('');
    cleanup();
    show();
    expect(screen.queryByText(/We’ve brought back what you typed/)).toBeNull();
  });

  it('keep what is typed when no answer came', async () => {
    stubServer(replies.connectionLost);
    const { user } = show();
    page.fill({ notes: 'Ring twice.' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('We couldn’t save the viewing times. Please try again.');
    expect(page.field('notes').value).toBe('Ring twice.');
  });
});
