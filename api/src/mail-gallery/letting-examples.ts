import { declineText } from '@letfair/domain/lettings/applications/decline-reasons';
import { type EndingEvent, endingEvents } from '@letfair/domain/lettings/consequences/homes';
import { endReasons, homeTies } from '@letfair/domain/lettings/consequences/steps';
import { stopLink } from '../features/accounts/email-switches/index.ts';
import {
  acceptedMail,
  applicationReceivedMail,
  applicationsLink,
  closedMail,
  contactMail,
  declinedMail,
  reopenedMail,
  returnedMail,
  tenantLeftMail,
} from '../features/lettings/applications/mails.ts';
import { unreadMail } from '../features/lettings/conversations/mails.ts';
import { endedHomeMail, type OwnTie } from '../features/lettings/home-news/mails.ts';
import type { MailContent } from '../platform/mail/enqueue-mail.ts';
import type { Sample } from './samples.ts';

export function lettingExamples(sample: Sample) {
  const { publicUrl, title, home, tenant, landlord, similar } = sample;
  const application = { listingTitle: title, home, link: applicationsLink(publicUrl, '1') };
  const returned = { listingTitle: title, home, publicUrl };
  const closed = { listingTitle: title, reason: endReasons.let ?? '', publicUrl };
  const message = {
    title,
    link: `${publicUrl}/messages?conversation=1`,
    home,
    stop: stopLink('unread-messages', sample.unsubscribe),
  };
  return {
    'application-new': [applicationReceivedMail(application)],
    'application-accepted': [acceptedMail(application)],
    'application-declined': [declinedMail({ ...application, reason: declineText('another-applicant', '') })],
    'application-closed': [closedMail({ ...closed, similar }), closedMail({ ...closed, similar: [] })],
    'application-reopened': [reopenedMail(application)],
    'application-tenant-left': [
      tenantLeftMail({ homes: [title], wasAccepted: true, publicUrl }),
      tenantLeftMail({ homes: [title, 'Garden flat near the station'], wasAccepted: false, publicUrl }),
    ],
    'application-returned': [
      returnedMail({ ...returned, reader: 'tenant' }),
      returnedMail({ ...returned, reader: 'lister' }),
    ],
    'application-contact': [
      contactMail({ ...application, isMutual: false, reader: 'tenant' }),
      contactMail({ ...application, isMutual: true, reader: 'lister' }),
    ],
    'unread-messages': [
      unreadMail({
        ...message,
        sender: tenant,
        reader: 'lister',
        excerpt: 'Hello, is the flat still available?\nI could come on Thursday.',
        attached: null,
      }),
      unreadMail({
        ...message,
        sender: landlord,
        reader: 'tenant',
        excerpt: null,
        attached: 'floor-plan.pdf, a picture',
      }),
    ],
    ...endedExamples(sample),
  } as const;
}

const ownTies = homeTies.filter((tie) => tie !== 'viewing' && tie !== 'saved');

const endedExamples = ({ title, similar, publicUrl }: Sample) =>
  Object.fromEntries(
    ownTies.flatMap((tie) =>
      endingEvents.map((event) => {
        const mail = endedHomeMail({ event, tie, title, similar: event === 'let' ? similar : [], publicUrl });
        return [`${tie}-home-${event}`, [mail] as const];
      }),
    ),
  ) as Record<`${OwnTie}-home-${EndingEvent}`, readonly [MailContent]>;
