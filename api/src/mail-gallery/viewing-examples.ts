import { mailName } from '@letfair/domain/accounts/sendable-name';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import type { MailedEvent } from '@letfair/domain/lettings/viewings/emails';
import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import {
  freePlaceMail,
  listerReminderMail,
  proposalsMail,
  timesAskedMail,
  viewingMail,
} from '../features/lettings/viewings/mails/viewing-mails.ts';
import type { MailedViewing } from '../features/lettings/viewings/present-viewing.ts';
import { homeCard } from '../features/search/results/index.ts';
import type { MailContent } from '../platform/mail/enqueue-mail.ts';
import type { Sample } from './samples.ts';

const STARTS = '2026-12-02T14:05:00.000Z';
const ENDS = '2026-12-02T14:25:00.000Z';

const exampleViewing = ({ title, tenant, landlord, area }: Sample, side: ViewingSide): MailedViewing => ({
  id: '1',
  uid: 'viewing-1@letfair',
  sequence: 0,
  status: 'booked',
  propertyId: '1',
  propertyTitle: title,
  slotId: '1',
  startsAt: STARTS,
  endsAt: ENDS,
  mode: 'in-person',
  modes: [],
  capacity: 1,
  side,
  tenant: { id: '1', name: tenant },
  lister: { id: '2', name: landlord },
  meets: landlord,
  area,
  point: null,
  address: { line1: '12 Lock Street', line2: 'Flat 2', city: 'Leeds', postcode: 'LS11 5QP' },
  addressFrom: null,
  meetingPlace: 'At the blue front door',
  notes: 'You can park behind the house. Please ring the lower bell.',
  videoLink: '',
  move: { slotId: '2', startsAt: '2026-12-03T09:30:00.000Z', endsAt: '2026-12-03T09:50:00.000Z', until: STARTS },
  note: '',
  endedBy: null,
  isLate: false,
  confirmedAt: null,
  otherRecord: null,
  contest: null,
  canContest: false,
  actions: ['reschedule', 'cancel', 'call-off', 'accept-move', 'decline-move', 'attend', 'miss-lister', 'miss-tenant'],
  conversationId: null,
  createdAt: STARTS,
  updatedAt: STARTS,
});

/** An email that is sent to this side, or the list of kinds is wrong. */
function sent(mail: MailContent | null): MailContent {
  if (mail === null) throw new Error('Nobody is emailed about this.');
  return mail;
}

export function viewingExamples(sample: Sample) {
  const { publicUrl, home, title } = sample;
  const viewingPage = { label: 'See your viewing', link: `${publicUrl}/viewings?id=1` };
  const nextStep = {
    tenant: { label: 'Apply', link: home.link },
    lister: { label: 'See the application', link: `${publicUrl}/applications?id=1` },
  } as const;
  const mail = (event: MailedEvent, side: ViewingSide, more: { note?: string; isOver?: boolean } = {}): MailContent =>
    sent(
      viewingMail(event, {
        viewing: exampleViewing(sample, side),
        note: more.note ?? '',
        hasClosedApplication: more.isOver ?? false,
        home,
        similar: more.isOver ? sample.similar.map((one) => homeCard(one, publicUrl)) : [],
        button: event === 'happened' ? nextStep[side] : viewingPage,
        token: 'example',
        publicUrl,
      }),
    );
  const forBoth = (event: MailedEvent) => [mail(event, 'tenant'), mail(event, 'lister')] as const;
  const shown = exampleViewing(sample, 'lister');
  const other = { id: '3', name: mailName('Noor B.', 'tenant') };
  const at = (token: string, wasAsked: boolean, confirmedAt: string | null = null) => ({
    viewing: { ...shown, confirmedAt, ...(token === '2' && { tenant: other }) },
    token,
    wasAsked,
  });
  const reminder = (kind: 'day' | 'hours' | 'after', viewings: ReturnType<typeof at>[]): MailContent =>
    sent(listerReminderMail({ kind, viewings, home, publicUrl }));
  const offered = (token: string, startsAt = STARTS, endsAt = ENDS) => ({
    viewing: { ...exampleViewing(sample, 'tenant'), status: 'proposed' as const, startsAt, endsAt },
    token,
  });
  const place = { title, startsAt: new Date(STARTS), link: home.link, home };
  return {
    'viewing-booked': forBoth('booked'),
    'viewing-rescheduled': forBoth('rescheduled'),
    'viewing-returned': forBoth('returned'),
    'viewing-move-suggested': [mail('move-suggested', 'tenant')],
    'viewing-move-declined': forBoth('move-declined'),
    'viewing-move-withdrawn': [mail('move-withdrawn', 'tenant')],
    'viewing-move-lapsed': forBoth('move-lapsed'),
    'viewing-cancelled-by-tenant': [
      mail('cancelled-by-tenant', 'tenant'),
      mail('cancelled-by-tenant', 'lister', { note: 'I’ve found another home. Thank you!' }),
    ],
    'viewing-cancelled-by-lister': [
      mail('cancelled-by-lister', 'tenant', { note: 'I’m ill. Shall we find another day?' }),
      mail('cancelled-by-lister', 'tenant', { note: endReasons.let ?? '', isOver: true }),
      mail('cancelled-by-lister', 'lister'),
    ],
    'viewing-proposed': [
      proposalsMail({ viewings: [offered('1')], home, publicUrl }),
      proposalsMail({
        viewings: [offered('1'), offered('2', '2026-12-03T09:30:00.000Z', '2026-12-03T09:50:00.000Z')],
        home,
        publicUrl,
      }),
    ],
    'viewing-proposal-declined': [mail('proposal-declined', 'lister')],
    'viewing-proposal-withdrawn': [mail('proposal-withdrawn', 'tenant')],
    'viewing-happened': forBoth('happened'),
    'viewing-no-show-tenant': [mail('no-show-tenant', 'tenant')],
    'viewing-no-show-lister': [mail('no-show-lister', 'lister')],
    'viewing-contest-decided': [mail('contest-decided', 'tenant', { note: 'You told the landlord in time.' })],
    'viewing-place-free': [freePlaceMail({ ...place, event: 'place-free' })],
    'viewing-new-times': [freePlaceMail({ ...place, event: 'new-times' })],
    'viewing-times-asked': [
      timesAskedMail({ title, asking: 1, link: home.link, home }),
      timesAskedMail({ title, asking: 4, link: home.link, home }),
    ],
    'viewing-reminder-day': [mail('reminder-day', 'tenant')],
    'viewing-reminder-hours': [mail('reminder-hours', 'tenant')],
    'viewing-reminder-after': [mail('reminder-after', 'tenant')],
    'viewing-reminder-day-lister': [reminder('day', [at('1', true), at('2', false)])],
    'viewing-reminder-hours-lister': [
      reminder('hours', [at('1', true), at('2', true, STARTS)]),
      reminder('hours', [at('1', false)]),
    ],
    'viewing-reminder-after-lister': [
      reminder('after', [at('1', true)]),
      reminder('after', [at('1', true), at('2', true)]),
    ],
  } as const;
}
