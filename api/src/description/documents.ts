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

/** Drafts and lists of one's own homes. Beside `/api/properties/{id}/status`, a program could read `/api/properties/drafts/{id}` in two ways. */
const ownHomes = ['/api/properties/drafts', '/api/properties/mine', '/api/properties/bulk'];
const isOfOwnHomes = (path: string) => ownHomes.some((start) => path.startsWith(start));
const isOfOneHome = (path: string) => path.startsWith('/api/properties/:');

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
    about:
      'People’s own accounts: profile, security, privacy, teams, reports, appeals and help, and drafts and lists of their own homes.',
    takes: (part, { path }) => isOfOwnHomes(path) || (accountParts.has(part) && !isOfOneHome(path)),
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
