import { mailName } from '@letfair/domain/accounts/sendable-name';
import {
  complaintReceivedMail,
  ticketAnswerMail,
  ticketClosedMail,
  ticketNoticeMail,
  ticketReceivedMail,
  ticketResolvedMail,
} from '../features/site/support/mails.ts';
import {
  appealDecidedMail,
  appealReceivedMail,
  appealToDecideMail,
  decisionReviewedMail,
} from '../features/trust/appeals/mails.ts';
import { reportedMail, reportOutcomeMail } from '../features/trust/reports/mails.ts';
import type { Sample } from './samples.ts';

export function trustExamples({ publicUrl, title, own: home, tenant }: Sample) {
  const contact = `${publicUrl}/contact`;
  const report = { type: 'property', title, reason: 'Scam or fraud', link: `${publicUrl}/admin/reports` } as const;
  const outcome = { listingTitle: title, hasShared: true, contact };
  const appeal = { kind: 'hiding', title, link: `${publicUrl}/properties/manage` } as const;
  const decided = { ...appeal, reason: 'The photos do show the home.', home };
  const ticket = { reference: 'LF-4821', link: `${publicUrl}/support/tickets/1` };
  return {
    'report-first': [reportedMail({ ...report, reporters: 1 })],
    'report-urgent': [reportedMail({ ...report, reporters: 3 })],
    'report-dismissed': [reportOutcomeMail({ ...outcome, decision: 'dismiss' })],
    'report-upheld': [
      reportOutcomeMail({ ...outcome, decision: 'hide-listing', hasShared: false }),
      reportOutcomeMail({ ...outcome, decision: 'suspend-user', listingTitle: null }),
    ],
    'appeal-received': [appealReceivedMail(appeal), appealReceivedMail({ kind: 'suspension', title: null })],
    'appeal-to-decide': [appealToDecideMail(appeal)],
    'appeal-upheld': [appealDecidedMail({ ...decided, status: 'upheld' })],
    'appeal-overturned': [
      appealDecidedMail({ ...decided, status: 'overturned' }),
      appealDecidedMail({ ...decided, status: 'overturned', kind: 'suspension', title: null, home: null }),
    ],
    'appeal-reviewed': [decisionReviewedMail({ ...appeal, reason: decided.reason, status: 'overturned' })],
    'ticket-received': [ticketReceivedMail(ticket)],
    'data-complaint-received': [
      complaintReceivedMail({ ...ticket, received: '19 November 2026', latest: '19 December 2026' }),
    ],
    'ticket-notice': [
      ticketNoticeMail({
        ...ticket,
        heading: 'Application',
        name: tenant,
        email: 'maya@tenant.example',
        identity: 'Signed in as this person',
        userType: 'tenant',
        priority: 'high',
        message: 'Hello,\n\nI can’t send my application: the button does nothing.\n\nThanks!',
      }),
      ticketNoticeMail({
        ...ticket,
        heading: 'Something else',
        name: mailName('', 'visitor'),
        email: 'someone@visitor.example',
        identity: 'Nobody was signed in, so name and address are what they typed',
        userType: 'other',
        priority: 'low',
        message: 'Do you cover Jersey?',
      }),
    ],
    'ticket-answer': [
      ticketAnswerMail({
        ...ticket,
        content: 'Thanks for letting us know.\n\nPlease try again now: we’ve put it right.',
      }),
    ],
    'ticket-resolved': [ticketResolvedMail(ticket)],
    'ticket-closed': [ticketClosedMail(ticket)],
  } as const;
}
