import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { ACKNOWLEDGE_DAYS } from '@letfair/domain/site/support/data-complaint';
import { APPEAL_LINK_DAYS } from '@letfair/domain/trust/moderation/appeals';
import { SECOND_PERSON_HOMES } from '@letfair/domain/trust/moderation/measures';
import { CLAIM_MINUTES } from '@letfair/domain/trust/moderation/review';
import { TRANSPARENCY_MONTHS } from '@letfair/domain/trust/moderation/transparency';
import type { HelpEntries } from './help-entry.ts';

export const safetyAndPrivacy = {
  scams: {
    title: 'Spot a rental scam',
    answer: [
      'Never pay before you’ve seen the home and know who owns or manages it.',
      'Be careful if the rent looks too good to be true, if a landlord is “abroad” and can’t show you the home, or if anyone rushes you to pay. The same goes if you’re asked to pay by gift card, in cryptocurrency or into a stranger’s account.',
      'If you’ve lost money, call your bank straight away and report it to the police.',
    ],
    alsoFoundBy: 'fraud fake safe money',
  },
  'message-safety': {
    title: 'Why there’s a warning beside a message',
    answer: [
      'The message asks for money, threatens you, or gives contact details before a viewing. Be careful how you respond.',
      'The person who sent it can’t see the warning, and we still deliver the message. You can report the message from the warning. We also limit how many people a new account can write to.',
    ],
    alsoFoundBy: 'spam phishing link suspicious limit',
  },
  reports: {
    title: 'Report a listing, a person or a message',
    answer: [
      'Sign in and press the report button on a home or in a conversation. Choose a reason and tell us what happened. In an emergency call 999.',
      `To report a message, open its menu and choose “Report this message”. You see what you’re sharing: that message and the ones before it. Our moderators read only those, and we delete them ${retentionTexts.sharedMessageDays} after our decision.`,
      'We look at every report and email you the outcome.',
    ],
    alsoFoundBy: 'complain abuse harassment spam',
  },
  'listing-review': {
    title: 'How listings are reviewed',
    answer: [
      'A person checks each listing before it goes live, for missing information, banned wording and signs of fraud.',
      'Software points out anything that deserves a closer look, such as photos from another advert or contact details in the text. It doesn’t make decisions. We don’t visit homes or check who owns them.',
    ],
    alsoFoundBy: 'moderation approval pending rejected check',
  },
  appeals: {
    title: 'Appeal against a decision',
    answer: [
      `Open the listing under your homes, or use the link in our email. You can appeal once, and the link works for ${APPEAL_LINK_DAYS} days.`,
      'You can appeal if we rejected or hid a listing, objected to its wording, or warned, limited or suspended you. Where we can, someone else decides, and you get their reason by email.',
    ],
    alsoFoundBy: 'rejected hidden suspended unfair contest objection',
  },
  transparency: {
    title: 'See how we decide',
    answer: [
      `The transparency page shows how many reports, decisions and appeals there were in the last ${TRANSPARENCY_MONTHS} months, and how long they took.`,
      'We leave out very small numbers, so no one can be identified.',
    ],
    alsoFoundBy: 'statistics moderation report figures',
  },
  verified: {
    title: 'What “verified” means',
    answer: [
      'The person has confirmed their email address. It says nothing about their identity, income or character.',
    ],
    alsoFoundBy: 'pre-screened trust badge',
  },
  privacy: {
    title: 'What others see, and what we keep',
    answer: [
      'Other people see your first name and initial, or your agency’s name. They don’t see your email address, phone number or postal address until you’ve both agreed to the let.',
      'We set no cookies and use no trackers. The privacy page says what we keep, why and for how long.',
    ],
    alsoFoundBy: 'data cookies gdpr tracking name hidden',
  },
  'data-complaints': {
    title: 'Complain about how we handle your data',
    answer: [
      `Use the complaint form. You’ll get a confirmation straight away, although the law allows us up to ${ACKNOWLEDGE_DAYS} days.`,
      'You don’t need an account. You can also complain to the Information Commissioner’s Office.',
    ],
    alsoFoundBy: 'gdpr ico dpa data protection officer',
  },
  'review-workspace': {
    title: 'For admins: review what’s waiting',
    answer: [
      'Open the review workspace and decide what’s in front of you. Homes with flags come first, then those that have waited longest. The next one opens automatically.',
      'If a landlord or agent has several homes without flags, you can look at the photos of each and approve them together.',
      'A rejection needs a reason. In the same step you can suspend the account as well.',
      `What you open is yours for ${CLAIM_MINUTES} minutes, so two people don’t work on the same case. If someone else has already made a decision, you’ll see who it was, what they decided and when. Press ? for the keyboard shortcuts. Notes are private to admins.`,
    ],
    alsoFoundBy: 'moderator queue approve reject suspend together keys admin',
  },
  'account-measures': {
    title: 'For admins: warn, limit or suspend',
    answer: [
      'Open the person’s details under User Management, choose an action and give a reason. We’ll email it to them, with a link to appeal.',
      `You can set an end date for limits and suspensions. If the site has more than one admin, it takes two to suspend someone with more than ${SECOND_PERSON_HOMES} homes.`,
    ],
    alsoFoundBy: 'ban block suspend hide measure admin',
  },
  'audit-log': {
    title: 'For admins: see who decided what',
    answer: [
      'Open the audit log and filter by admin, kind of decision, dates or what it was about. You can download what you find as CSV.',
      'Entries are only ever added, never changed.',
    ],
    alsoFoundBy: 'history record log admin',
  },
  system: {
    title: 'For admins: check that everything is running',
    answer: [
      'Open the system page. It shows processes, job queues, emails that failed, storage and the last backup.',
      'You can retry failed jobs or discard them, one by one or all of one kind.',
    ],
    alsoFoundBy: 'health status queue backup operator admin',
  },
} as const satisfies HelpEntries;
