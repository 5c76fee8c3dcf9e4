import type { ApiDocument } from '../platform/docs/api-description.ts';

/** What the site's own account pages call, which other software seldom does. */
const accountParts: ReadonlySet<string> = new Set([
  'access',
  'appeals',
  'dashboard',
  'emailSwitches',
  'privacy',
  'profile',
  'replyTemplates',
  'replyTimes',
  'reports',
  'security',
  'support',
  'teams',
  'transparency',
  'viewingLinks',
]);

/** Each call is in the first document that takes it. Three of them, because one is slow to load and to generate a client from. */
export const documents: readonly ApiDocument[] = [
  {
    path: '/api/openapi-admin.json',
    title: 'Letfair for admins',
    about: 'What only admins can do: moderation, the support desk, and running the site.',
    takes: (_, { auth }) => Array.isArray(auth) && auth.join() === 'admin',
  },
  {
    path: '/api/openapi-account.json',
    title: 'Letfair accounts',
    about: 'People’s own accounts: profile, security, privacy, teams, reports, appeals and help.',
    takes: (part) => accountParts.has(part),
  },
  {
    path: '/api/openapi.json',
    title: 'Letfair',
    about:
      'Signing in, finding and listing homes, enquiries, viewings and applications, and everything for other software.',
    hasOtherFormats: true,
    takes: () => true,
  },
];
