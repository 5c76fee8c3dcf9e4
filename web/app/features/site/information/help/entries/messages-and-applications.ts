import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { MAX_ATTACHMENTS } from '@letfair/domain/lettings/conversations/attachments';
import { UNREAD_MAIL_MINUTES } from '@letfair/domain/lettings/conversations/message-limits';
import {
  ANSWER_DAYS,
  ENOUGH_ENQUIRIES,
  REPLY_DAYS,
  WITHIN_DAY_PERCENT,
} from '@letfair/domain/lettings/reply-times/reply-figures';
import { CLOSES_AT, OPENS_AT } from '@letfair/domain/lettings/reply-times/working-hours';
import {
  ADDRESS_HOURS,
  ENOUGH_VIEWINGS,
  LATE_HOURS,
  MAX_COMING_VIEWINGS,
  OFFER_HOURS,
} from '@letfair/domain/lettings/viewings/booking-rules';
import { REMINDER_HOURS } from '@letfair/domain/lettings/viewings/reminders';
import { timeInWords } from '@letfair/domain/uk-time';
import type { HelpEntries } from './help-entry.ts';

const hoursBefore = REMINDER_HOURS.day;

export const messagesAndApplications = {
  messages: {
    title: 'Message a landlord or agent',
    answer: [
      'Open a home and press “Message”. You’ll find the conversation under Messages.',
      `Neither side sees the other’s phone number or email address. If you don’t read a message within ${UNREAD_MAIL_MINUTES} minutes, we email you once. You can block someone at any time.`,
    ],
    alsoFoundBy: 'contact chat enquiry inbox write block unread',
  },
  attachments: {
    title: 'Send files in a message',
    answer: [
      `Add up to ${MAX_ATTACHMENTS} files to a message: PDFs, or pictures in JPEG, PNG or WebP, up to 10 MB each.`,
      `Only the two of you can open them. You can’t add files to your first message about a home. Files you upload and don’t send are deleted after ${retentionTexts.unsentAttachmentDays}.`,
    ],
    alsoFoundBy: 'attachment document upload pdf picture photo',
  },
  'reply-times': {
    title: 'How we measure reply times',
    answer: [
      'Each home shows how many enquiries its landlord or agent answers, and how quickly. The time we show is the median: half of the answers were quicker.',
      `An enquiry is a tenant’s first message or application about a home. It’s answered by the first message back, or by a decision. We only count time from Monday to Friday, ${timeInWords(`${OPENS_AT}:00`)} to ${timeInWords(`${CLOSES_AT}:00`)} UK time, including bank holidays.`,
      `We count the last ${REPLY_DAYS} days, and show figures once there have been ${ENOUGH_ENQUIRIES} enquiries. An answer after more than ${ANSWER_DAYS} days is too late to count. “Answers within a day” means at least ${WITHIN_DAY_PERCENT} out of 100 enquiries were answered within a working day.`,
      'Withdrawn applications don’t count, nor do enquiries from people who were blocked or reported for spam. Nobody can pay to change these figures.',
    ],
    alsoFoundBy: 'response rate answer speed working hours median silence ghosting',
  },
  viewings: {
    title: 'Book, move or cancel a viewing',
    answer: [
      'Choose an available time on the home’s page, in a conversation or in an application. Move or cancel it under Viewings.',
      `You can have ${MAX_COMING_VIEWINGS} viewings coming up, one for each home. If the landlord or agent hides the address, you’ll see it ${ADDRESS_HOURS} hours before.`,
      `If no times are available, join the waiting list. When one comes up, we hold it for you for ${OFFER_HOURS} hours.`,
    ],
    alsoFoundBy: 'appointment book visit waiting list slot reschedule video',
  },
  'viewing-calendar': {
    title: 'Put viewings in your calendar',
    answer: [
      'Press “Add to calendar” beside a viewing, or open the invitation in our email. It works with Google, Outlook, Apple and other calendars.',
      `We remind you ${hoursBefore} hours before. You can also get a private calendar address under Viewings, which keeps your calendar up to date.`,
    ],
    alsoFoundBy: 'ics google outlook apple reminder sync invitation',
  },
  'viewing-record': {
    title: 'Your viewing record',
    answer: [
      `If you miss a viewing, or cancel less than ${LATE_HOURS} hours before, it goes on your record. That’s the same for tenants, landlords and agents.`,
      `After ${ENOUGH_VIEWINGS} viewings, the other side can see how many you’ve attended. You can contest each entry once, and a moderator decides if it still counts.`,
    ],
    alsoFoundBy: 'no-show late cancel missed contest reliability',
  },
  'renter-profile': {
    title: 'Write your renter profile',
    answer: [
      'Open Applications and describe yourself once: when you want to move, how many of you there are, the kind of work you do, pets and a note.',
      'You choose what each application shows. That stays the same even if you change your profile later. We never ask for payslips, your employer or your income.',
    ],
    alsoFoundBy: 'about me household pets employment',
  },
  applications: {
    title: 'Apply for a home',
    answer: [
      'Press “Apply” on the home’s page. It’s free, and it doesn’t commit you to anything.',
      'You apply at the advertised rent. You can have one open application for each home, and withdraw it at any time.',
    ],
    alsoFoundBy: 'application offer withdraw',
  },
  'application-tracking': {
    title: 'See how your application is going',
    answer: [
      'Open Applications. Each one says if it’s been seen, shortlisted, accepted or declined, and why.',
      'Once an application is accepted, both sides see the next steps with suggested dates and can tick them off. Once you’ve both agreed to share contact details, you see each other’s name, email address and phone number.',
    ],
    alsoFoundBy: 'status progress accepted declined next steps deposit protection move in',
  },
  'home-news': {
    title: 'When a home is let or withdrawn',
    answer: [
      'We email you within a minute if you viewed it, applied, sent a message about it, saved it or were on the waiting list.',
      'The email shows similar homes. If you saved a home, we also tell you when its rent comes down or it’s available again. You can turn those emails off in your profile.',
    ],
    alsoFoundBy: 'gone taken unavailable cancelled news notification',
  },
  'no-bidding': {
    title: 'Why you can’t offer more than the rent',
    answer: [
      'In England, rental bidding has been banned by law since 1 May 2026. Only one rent can be advertised, and nobody may ask for, encourage or accept more.',
      'We show just one rent in the rest of the UK too.',
    ],
    alsoFoundBy: 'bidding war higher renters rights act',
  },
  references: {
    title: 'References and right to rent',
    answer: [
      'Letfair doesn’t check references or ask for identity documents. Your landlord or agent may.',
      'In England they check your right to rent before a tenancy starts, not at the first enquiry. Don’t send passports or bank statements to someone you haven’t met.',
    ],
    alsoFoundBy: 'credit check passport documents identity guarantor',
  },
} as const satisfies HelpEntries;
