import { admins, bothSides, type CapabilityTable, everyone, listers, wayIn } from '../capability.ts';

export const trustCapabilities = {
  'listing-review': {
    name: 'Reviewed listings',
    line: 'A person checks every listing before it goes live, and every bigger change afterwards.',
    picture: 'transparency',
    waysIn: [
      wayIn('See the homes', '/properties', ['visitor', 'tenant']),
      wayIn('See the status of your homes', '/properties/manage', listers),
      wayIn('Open the review queue', '/admin/review', admins),
    ],
    documentedIn: [
      'trust/moderation.md#reviewing-listings',
      'trust/moderation.md#copied-adverts',
      'listings/listings.md#contact-details',
    ],
  },
  reports: {
    name: 'Reports',
    line: 'Report a home, a person or a message. Our moderators look at every report and tell you the outcome.',
    picture: 'transparency',
    waysIn: [
      wayIn('Find what you want to report', '/properties', bothSides),
      wayIn('Open the reports', '/admin/review?tab=reports', admins),
    ],
    documentedIn: ['trust/moderation.md#reports'],
  },
  appeals: {
    name: 'Appeals',
    line: 'If we decide against you, you can appeal once. Where we can, someone else looks at it.',
    picture: 'transparency',
    waysIn: [
      wayIn('Open your homes', '/properties/manage', listers),
      wayIn('Write to us', '/contact', ['visitor', 'tenant']),
      wayIn('Open the appeals', '/admin/review?tab=appeals', admins),
    ],
    documentedIn: ['trust/moderation.md#appeals'],
  },
  transparency: {
    name: 'Published figures',
    line: 'We publish what was reported, what we decided and how long it took.',
    picture: 'transparency',
    waysIn: [wayIn('See the figures', '/transparency', everyone)],
    documentedIn: ['trust/moderation.md#published-figures'],
  },
  'review-workspace': {
    name: 'Review workspace',
    line: 'Look at one home, report or appeal at a time, with everything we know about it alongside.',
    picture: 'review',
    waysIn: [wayIn('Open the review workspace', '/admin/review', admins)],
    documentedIn: ['trust/moderation.md#review-workspace'],
  },
  'account-measures': {
    name: 'Warnings, limits and suspensions',
    line: 'Warn, limit or suspend an account, always with a reason and a way to appeal.',
    picture: 'review',
    waysIn: [wayIn('Open the accounts', '/admin/dashboard?tab=users', admins)],
    documentedIn: ['trust/moderation.md#users', 'accounts/accounts.md#suspension'],
  },
  'audit-log': {
    name: 'Audit log',
    line: 'Every decision is recorded for good, and can be searched and downloaded.',
    picture: 'review',
    waysIn: [wayIn('Open the audit log', '/admin/dashboard?tab=audit', admins)],
    documentedIn: ['trust/moderation.md#audit-log'],
  },
  system: {
    name: 'System page',
    line: 'See processes, queues, storage and backups, and retry failed jobs.',
    picture: 'review',
    waysIn: [wayIn('Open the system page', '/admin/system', admins)],
    documentedIn: ['trust/moderation.md#pages'],
  },
} as const satisfies CapabilityTable;
