import { mailName } from '@letfair/domain/accounts/sendable-name';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { expect, test } from 'vitest';
import { mailWarnings } from '../../../../platform/mail/letter.ts';
import { viewingAppointment } from '../calendar/viewing-appointment.ts';
import type { MailedViewing } from '../present-viewing.ts';
import { listerReminderMail, proposalsMail, viewingMail } from './viewing-mails.ts';

const publicUrl = 'https://letfair.example';
const address = { line1: '12 Lock Street', line2: 'Flat 2', city: 'Leeds', postcode: 'LS1 4AP' };
const viewing = (changes: Partial<MailedViewing> = {}): MailedViewing => ({
  id: '0198',
  uid: 'viewing-0198@letfair',
  sequence: 0,
  status: 'booked',
  propertyId: '7',
  propertyTitle: 'Flat by the canal',
  slotId: '9',
  startsAt: '2026-07-01T13:05:00.000Z',
  endsAt: '2026-07-01T13:25:00.000Z',
  mode: 'in-person',
  modes: [],
  capacity: 1,
  side: 'tenant',
  tenant: { id: '1', name: mailName('Maya T.', 'tenant') },
  lister: { id: '2', name: mailName('Alex L.', 'landlord') },
  meets: mailName('Sam', 'landlord'),
  area: 'Leeds, LS1',
  point: null,
  address,
  addressFrom: null,
  meetingPlace: 'At the front door',
  notes: 'Park behind the house.',
  videoLink: '',
  move: null,
  note: '',
  endedBy: null,
  isLate: false,
  confirmedAt: null,
  otherRecord: null,
  contest: null,
  canContest: false,
  actions: ['reschedule', 'cancel'],
  conversationId: null,
  createdAt: '2026-06-20T10:00:00.000Z',
  updatedAt: '2026-06-20T10:00:00.000Z',
  ...changes,
});
const home = {
  title: 'Flat by the canal',
  link: `${publicUrl}/properties/7`,
  lead: '£1,200 a month',
  facts: '2 bedrooms · Flat · Leeds LS1',
  photo: `${publicUrl}/p.jpg`,
};
const mail = (
  event: Parameters<typeof viewingMail>[0],
  changes: Partial<MailedViewing> = {},
  note = '',
  similar = [] as (typeof home)[],
) =>
  viewingMail(event, {
    viewing: viewing(changes),
    note,
    hasClosedApplication: false,
    home,
    similar,
    button: { label: 'See your viewing', link: `${publicUrl}/viewings?id=0198` },
    token: 'secret',
    publicUrl,
  })!;

test('the mail of a booking says when in UK time, where, with whom, and warns its reader', () => {
  const { text, html, subject } = mail('booked');
  expect(subject).toBe('Your viewing is booked: Wednesday 1 July, 2.05pm');
  for (const part of [
    'Wednesday 1 July 2026, 2.05pm to 2.25pm',
    '12 Lock Street, Flat 2, Leeds LS1 4AP',
    'You’ll meet Sam.',
    'At the front door',
    '> Park behind the house.',
    mailWarnings.tenant,
  ])
    expect(text).toContain(part);
  expect(html).toContain(`${publicUrl}/p.jpg`);
  expect(text).toContain('Add to Google Calendar:\nhttps://calendar.google.com/');
  expect(text).toContain('Add to Outlook:\nhttps://outlook.live.com/');
  expect(text).toContain(`Move the viewing:\n${publicUrl}/viewings/answer?token=secret&do=reschedule`);
  expect(text).toContain(`Cancel the viewing:\n${publicUrl}/viewings/answer?token=secret&do=cancel`);
});

test('before its time the area stands for the address, in mail and calendar', () => {
  const hidden = { address: null, addressFrom: '2026-06-30T13:05:00.000Z' };
  const { text } = mail('booked', hidden);
  expect(text).toContain('Where: Leeds, LS1. We’ll send you the exact address on Tuesday 30 June 2026, 2.05pm.');
  expect(text).not.toContain('Lock Street');
  const { location, description } = viewingAppointment(viewing(hidden), publicUrl);
  expect(location).toBe('Leeds, LS1');
  expect(description).not.toContain('Lock Street');
});

test('what a lister wrote with a link is not quoted, and the link of a call stays on the site', () => {
  const { text } = mail('booked', {
    notes: 'Pay at https://evil.example',
    meetingPlace: 'www.evil.example/x',
    mode: 'video',
    videoLink: 'https://meet.example/abc',
  });
  expect(text).not.toContain('evil');
  expect(text).not.toContain('meet.example');
  expect(text).toContain('This is a video viewing');
});

test('the one button is the answer that is asked for, and what else can be done stands below it', () => {
  const { html, text } = mail('reminder-day');
  expect(html.match(/class="button"[^>]*>[^<]*/g)).toEqual([expect.stringContaining('Yes, I’m coming')]);
  expect(text.indexOf('Yes, I’m coming:')).toBeLessThan(text.indexOf('No, cancel it:'));
  expect(text).toContain(`See your viewing:\n${publicUrl}/viewings?id=0198`);
});

test('a link is offered only for what can still be done', () => {
  const { text } = mail('reminder-hours', { confirmedAt: '2026-06-30T14:00:00.000Z', actions: ['cancel'] });
  expect(text).not.toContain('Yes, I’m coming');
  expect(text).toContain('No, cancel it');
});

test('a home that is let brings homes like it, and the reason of the product is no quotation', () => {
  const reason = endReasons.let ?? '';
  const { text } = mail('cancelled-by-lister', { actions: [] }, reason, [{ ...home, title: 'Another flat' }]);
  expect(text).toContain(reason);
  expect(text).not.toContain(`> ${reason}`);
  expect(text).toContain('Another flat');
  expect(mail('cancelled-by-lister', { actions: [] }, 'I am ill.').text).toContain('> I am ill.');
});

test('the lister reads who has not answered, and afterwards answers for each', () => {
  const both = [
    { viewing: viewing({ side: 'lister' }), token: 'a', wasAsked: true },
    {
      viewing: viewing({
        side: 'lister',
        tenant: { id: '3', name: mailName('Noor B.', 'tenant') },
        confirmedAt: '2026-06-30T14:00:00.000Z',
      }),
      token: 'b',
      wasAsked: true,
    },
  ];
  const before = listerReminderMail({ kind: 'hours', viewings: both, home: null, publicUrl })!;
  expect(before.subject).toBe('No answer from Maya T. about the viewing');
  expect(before.text).toContain('Still coming: Noor B.');
  expect(before.text).toContain(mailWarnings.lister);
  const after = listerReminderMail({ kind: 'after', viewings: both, home: null, publicUrl })!;
  for (const choice of ['Maya T. came:', 'Maya T. missed it:', 'Noor B. came:', 'Noor B. missed it:'])
    expect(after.text).toContain(choice);
});

test('times that are offered together are one mail with a link each', () => {
  const offered = (startsAt: string, token: string) => ({ viewing: viewing({ status: 'proposed', startsAt }), token });
  const { subject, text } = proposalsMail({
    viewings: [offered('2026-07-01T13:05:00.000Z', 'a'), offered('2026-07-02T13:05:00.000Z', 'b')],
    home,
    publicUrl,
  });
  expect(subject).toBe('You’ve been offered 2 viewing times');
  expect(text).toContain('token=a&do=accept');
  expect(text).toContain('token=b&do=accept');
});
