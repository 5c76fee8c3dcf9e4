import type { APIRequestContext, Page } from '@playwright/test';
import { adminAccount, newAccount } from './new-account.ts';
import { signedInAs } from './session.ts';

export const visitors = ['visitor', 'tenant', 'landlord', 'agent', 'admin'] as const;
export type Visitor = (typeof visitors)[number];

interface VisitedPage {
  /** Addresses of the route; one of them has what the route's parameters stand for. */
  readonly at: readonly string[];
  readonly by: readonly Visitor[];
}

const visited = (by: readonly Visitor[], ...at: string[]): VisitedPage => ({ at, by });
/** Signed in, these pages look the same but for the frame around them. */
const signedOut = ['visitor'] as const;
/** Signed out, account pages ask for a sign-in and look alike; the dashboard stands for them. */
const members = ['tenant', 'landlord', 'agent'] as const;
/** A tenant has something else there than a landlord; an agent has what a landlord has. */
const bothSides = ['tenant', 'landlord'] as const;

/** Stands for the home that the test lists. */
export const HOME = '{home}';
/** Stands for the name of its landlord’s public page. */
export const PUBLIC_PAGE = '{public page}';

/**
 * Every page of the route table, with those to whom it shows something of its own: who sees the same as another role is
 * not named. Whoever is refused a page sees one component with other words, which is judged for a tenant on the page of
 * their homes and for a lister on that of clients. The frame around pages is judged wherever a role first sees it.
 */
export const everyPage: Readonly<Record<string, VisitedPage>> = {
  '/': visited(['visitor', 'tenant'], '/'),
  '/properties': visited(['visitor', 'tenant'], '/properties?location=LS29'),
  '/properties/:id/:words?': visited(['visitor', ...bothSides], `/properties/${HOME}`),
  '/shortlist': visited(['visitor', 'tenant'], '/shortlist'),
  '/landlords': visited(['visitor', 'landlord'], '/landlords'),
  '/landlords/:name': visited(signedOut, `/landlords/${PUBLIC_PAGE}`, '/landlords/nobody-has-this'),
  '/agents': visited(signedOut, '/agents'),
  '/agents/in/:town': visited(signedOut, '/agents/in/nowhere'),
  '/agents/:name': visited(signedOut, '/agents/nobody-has-this'),
  '/affordability': visited(signedOut, '/affordability'),
  '/contact': visited(['visitor', 'tenant'], '/contact'),
  '/how-it-works': visited(['visitor', 'landlord'], '/how-it-works'),
  '/pricing': visited(['visitor', 'tenant'], '/pricing'),
  '/features': visited(['visitor', 'tenant'], '/features'),
  '/help': visited(signedOut, '/help', '/help?q=zebra'),
  '/help/:article': visited(signedOut, '/help/viewings', '/help/none'),
  '/transparency': visited(signedOut, '/transparency'),
  '/rents': visited(signedOut, '/rents'),
  '/terms': visited(signedOut, '/terms'),
  '/privacy': visited(signedOut, '/privacy'),
  '/privacy/complaint': visited(signedOut, '/privacy/complaint'),
  '/areas/:area': visited(signedOut, '/areas/manchester', '/areas/newcastle-under-lyme'),
  '/postcode/:postcode': visited(signedOut, '/postcode/SW1A2AA', '/postcode/ZZ1'),
  '/auth/signup': visited(signedOut, '/auth/signup'),
  '/auth/login': visited(signedOut, '/auth/login'),
  '/auth/verify': visited(signedOut, '/auth/verify'),
  '/auth/forgot-password': visited(signedOut, '/auth/forgot-password'),
  '/auth/reset-password': visited(signedOut, '/auth/reset-password?token=none'),
  '/auth/revert-email': visited(signedOut, '/auth/revert-email?token=none'),
  '/auth/not-me': visited(signedOut, '/auth/not-me?token=none'),
  '/auth/second-step': visited(signedOut, '/auth/second-step'),
  '/dashboard': visited(['visitor', ...members], '/dashboard'),
  '/profile': visited(members, '/profile'),
  '/favorites': visited(['tenant'], '/favorites'),
  '/saved-searches': visited(['tenant'], '/saved-searches'),
  '/messages': visited(['tenant'], '/messages'),
  '/support': visited(['tenant'], '/support'),
  '/list-property': visited(bothSides, '/list-property'),
  '/properties/manage': visited(bothSides, '/properties/manage'),
  '/properties/manage/missing': visited(['landlord'], '/properties/manage/missing'),
  // For listers it shows a home of their own, which the spec of booking viewings scans.
  '/properties/manage/:id/viewing-times': visited(['tenant'], `/properties/manage/${HOME}/viewing-times`),
  '/applications': visited(bothSides, '/applications'),
  '/viewings': visited(bothSides, '/viewings'),
  '/certificates': visited(['landlord'], '/certificates'),
  '/clients': visited(['landlord', 'agent'], '/clients'),
  '/client': visited(['landlord'], '/client'),
  // For landlords it shows a home that an agency lets for them, which the spec of client access scans.
  '/client/homes/:id': visited(['tenant'], `/client/homes/${HOME}`),
  '/team': visited(['agent'], '/team'),
  '/feed': visited(['agent'], '/feed'),
  '/import': visited(['landlord'], '/import'),
  '/inventory-booking': visited(['landlord'], `/inventory-booking?listing=${HOME}`),
  '/admin/review': visited(
    ['admin'],
    ...['homes', 'reports', 'appeals', 'suspensions'].map((tab) => `/admin/review?tab=${tab}`),
  ),
  '/admin/system': visited(['admin'], '/admin/system'),
  '/admin/dashboard': visited(
    ['admin'],
    ...['users', 'tickets', 'listings', 'inventory', 'reports', 'appeals', 'audit', 'postcodes'].map(
      (tab) => `/admin/dashboard?tab=${tab}`,
    ),
  ),
  '/unsubscribe': visited(signedOut, '/unsubscribe?token=none'),
  '/client/join': visited(signedOut, '/client/join?token=none'),
  '/team/join': visited(signedOut, '/team/join?token=none'),
  '/appeal': visited(signedOut, '/appeal?token=none'),
  '/viewings/answer': visited(signedOut, '/viewings/answer?token=none&do=cancel'),
  '/confirm-availability': visited(signedOut, '/confirm-availability?token=none'),
  '/dev/style': visited(signedOut, '/dev/style'),
  '/*': visited(signedOut, '/no-such-page'),
};

/** Pages that are allowed to jump. */
const jumping: Readonly<Record<string, readonly Visitor[]>> = {
  // It is made of skeletons.
  '/dev/style': visitors,
  // Leads tenants on to signing in with another account.
  '/list-property': ['tenant'],
  // The server draws one page for everybody, and those who rent no homes have no viewings to book on it.
  '/properties/:id/:words?': ['landlord'],
};

export const mayJump = (path: string, visitor: Visitor): boolean => jumping[path]?.includes(visitor) ?? false;

/** What nobody was sent, what is not there, and pages that a role is refused. */
export const refusedRequests = [
  '/no-such-page',
  '/postcode/ZZ1',
  '/landlords/nobody-has-this',
  '/agents/nobody-has-this',
  '/agents/in/nowhere',
  '/help/none',
  '/api/saved-searches/unsubscribe',
  '/api/properties/confirm-availability',
  '/api/appeals/link',
  '/api/viewings/mailed',
  '/api/team/invitation',
  '/api/client/invitation',
  '/api/auth/revert-email',
  '/api/auth/not-me',
];

/** Signs somebody of the role in; a visitor has no account. */
export async function enterAs(
  page: Page,
  request: APIRequestContext,
  visitor: Visitor,
  details?: Parameters<typeof newAccount>[2],
): Promise<void> {
  if (visitor === 'visitor') return;
  const account = visitor === 'admin' ? adminAccount(request) : newAccount(request, visitor, details);
  await signedInAs(page, await account);
}

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasDefaultExport: boolean;
}

/** The pages that the built product has, from the manifest that browsers load; routes that answer with a file are none. */
export async function pagesInRouteTable(page: Page): Promise<string[]> {
  await page.goto('/');
  const manifest = await page.waitForFunction(
    () => (window as { __reactRouterManifest?: { readonly url: string } }).__reactRouterManifest,
  );
  const { url = '' } = (await manifest.jsonValue()) ?? {};
  const text = await (await page.request.get(url)).text();
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    readonly routes: Readonly<Record<string, ManifestRoute>>;
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pathOf = ({ path, parentId }: ManifestRoute): string =>
    [parentId && routes[parentId] ? pathOf(routes[parentId]) : '', path ?? ''].filter(Boolean).join('/');
  return Object.values(routes)
    .filter(({ id, hasDefaultExport }) => hasDefaultExport && !parents.has(id))
    .map((route) => `/${pathOf(route)}`);
}
