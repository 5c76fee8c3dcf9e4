import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import type { Page } from '@playwright/test';

export type Visitor =
  | 'nobody'
  | 'tenant'
  | 'landlord'
  | 'agent'
  | 'admin'
  | 'new tenant'
  | 'new landlord'
  | 'new agent';

export interface Visit {
  /** The beginning of its files' names. */
  readonly name: string;
  readonly path: string;
  readonly as: Visitor;
  /** What becomes of calls to the API meanwhile; by default they are answered. */
  readonly calls?: 'held' | 'failing';
  /** What is done on the page before it is looked at. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const open = (name: string, path: string, more: Partial<Visit> = {}): Visit => ({ name, path, as: 'nobody', ...more });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const follow = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().click();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
export const firstHome = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/properties\/[\w-]{36}/);
};
export const firstAgent = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/agents\/[\w-]+$/);
};
const inTurn =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

const openToAll = [
  ...publicPaths.map((path) => open(path.slice(1) || 'home', path)),
  open('properties-leeds', '/properties?location=Leeds'),
  open('properties-map', '/properties?location=London&view=map'),
  open('properties-nothing', '/properties?location=Lerwick&propertyType=studio&maxBudget=500'),
  open('properties-filtered-out', '/properties?location=Leeds&bedrooms=5&maxBudget=750&pets=true'),
  open('properties-all-filters', '/properties?location=Leeds&minBudget=20000&words=castle'),
  open('properties-filters', '/properties?location=Leeds', { act: press(/^Filters/) }),
  open('property', '/properties?location=Leeds', { act: firstHome }),
  open('property-photos', '/properties?location=Leeds', { act: inTurn(firstHome, press(/^Show all/)) }),
  open('shortlist', '/shortlist'),
  open('property-gone', '/properties/00000000-0000-7000-8000-000000000000'),
  open('area', '/areas/manchester'),
  open('postcode', '/postcode/M1'),
  open('help-article', '/help/viewings'),
  open('help-search', '/help?q=viewing'),
  open('agents', '/agents'),
  open('agents-in-town', '/agents/in/leeds'),
  open('agent', '/agents/in/leeds', { act: firstAgent }),
  open('affordability', '/affordability'),
  open('area-small', '/areas/lerwick'),
  open('area-northern-ireland', '/areas/bangor'),
  open('privacy-complaint', '/privacy/complaint'),
  open('sign-up', '/auth/signup'),
  open('sign-up-agent-errors', '/auth/signup?type=agent', { act: press(/create/i) }),
  open('sign-in', '/auth/login'),
  open('forgot-password', '/auth/forgot-password'),
  open('verify', '/auth/verify?email=maya@tenant.example'),
  open('reset-password', '/auth/reset-password?token=none'),
  open('revert-email', '/auth/revert-email?token=none'),
  open('not-me', '/auth/not-me?token=none'),
  open('unsubscribe', '/unsubscribe?token=none'),
  open('confirm-availability', '/confirm-availability?token=none'),
  open('appeal', '/appeal?token=none'),
  open('viewing-answer', '/viewings/answer?token=none&do=cancel'),
  open('dashboard-signed-out', '/dashboard'),
  open('messages-signed-out', '/messages'),
  open('style', '/dev/style'),
  open('not-found', '/no-such-page'),
];

const pagesOf: Readonly<Record<'tenant' | 'landlord' | 'agent', readonly string[]>> = {
  tenant: ['dashboard', 'properties', 'favorites', 'saved-searches', 'messages', 'applications', 'profile', 'support'],
  landlord: [
    'dashboard',
    'list-property',
    'properties/manage',
    'certificates',
    'messages',
    'applications',
    'profile',
    'support',
    'inventory-booking',
  ],
  agent: [
    'dashboard',
    'list-property',
    'properties/manage',
    'certificates',
    'clients',
    'messages',
    'applications',
    'profile',
    'support',
    'inventory-booking',
  ],
};

const roles = ['tenant', 'landlord', 'agent'] as const;
const nameOf = (as: Visitor, path: string): string => `${as}-${path.replaceAll('/', '-')}`.replace(' ', '-');

const everyRole = roles.flatMap((role) =>
  pagesOf[role].flatMap((path) => [
    open(nameOf(role, path), `/${path}`, { as: role }),
    open(nameOf(`new ${role}`, path), `/${path}`, { as: `new ${role}` }),
  ]),
);

const troubles = (
  [
    ['tenant', 'dashboard'],
    ['tenant', 'favorites'],
    ['tenant', 'messages'],
    ['landlord', 'properties/manage'],
    ['agent', 'clients'],
    ['admin', 'admin/dashboard'],
  ] as const
).flatMap(([as, path]) => [
  open(`${nameOf(as, path)}-loading`, `/${path}`, { as, calls: 'held' }),
  open(`${nameOf(as, path)}-failing`, `/${path}`, { as, calls: 'failing' }),
]);

export const firstConversation = (page: Page) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();

/** The last viewing of the week, on the sheet of its day. */
const lastOfWeek = (page: Page) => page.locator('main a[href*="id="]').last().click();

/** The sixth column counts the flags of a listing. */
const reviewFlagged = async (page: Page) => {
  await page
    .getByRole('row')
    .filter({ has: page.locator('td:nth-child(6)', { hasText: /[1-9]/ }) })
    .first()
    .getByRole('button', { name: 'Review' })
    .click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Flags' }).scrollIntoViewIfNeeded();
};

const reviewChanged = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Changes' }).first().getByRole('button', { name: 'Review' }).click();

const opened = [
  open('admin-flagged-listing', '/admin/dashboard?tab=listings', { as: 'admin', act: reviewFlagged }),
  open('admin-changed-listing', '/admin/dashboard?tab=listings', { as: 'admin', act: reviewChanged }),
  open('landlord-both-versions', '/properties/manage?status=live', { as: 'landlord', act: press('See both versions') }),
  open('landlord-appeal', '/properties/manage?status=rejected', { as: 'landlord', act: press('Details') }),
  open('agent-home', '/', { as: 'agent' }),
  open('agent-menu', '/help', { as: 'agent', act: press(/account menu|Open menu/) }),
  open('tenant-property', '/properties?location=Leeds', { as: 'tenant', act: firstHome }),
  open('tenant-message', '/properties?location=Leeds', { as: 'tenant', act: inTurn(firstHome, press(/^Message/)) }),
  open('tenant-apply', '/properties?location=Leeds', { as: 'tenant', act: inTurn(firstHome, press('Apply')) }),
  open('tenant-report', '/properties?location=Leeds', { as: 'tenant', act: inTurn(firstHome, press(/^Report/)) }),
  open('tenant-conversation', '/messages', { as: 'tenant', act: firstConversation }),
  open('landlord-application', '/applications', { as: 'landlord', act: press('Open') }),
  open('tenant-viewings', '/viewings', { as: 'tenant' }),
  open('tenant-viewing-move', '/viewings', { as: 'tenant', act: press('Move viewing') }),
  open('landlord-viewings', '/viewings', { as: 'landlord' }),
  open('landlord-pause', '/properties/manage?status=live', { as: 'landlord', act: press('Pause') }),
  open('landlord-mark-let', '/properties/manage?status=live', { as: 'landlord', act: press('Mark as let') }),
  open('landlord-delete-account', '/profile', { as: 'landlord', act: press('Delete my account') }),
  open('landlord-viewings-of-a-day', '/viewings?view=day', { as: 'landlord' }),
  open('landlord-activity', '/properties/manage', { as: 'landlord', act: follow('Activity') }),
  open('landlord-rent-and-deposits', '/list-property', { as: 'landlord', act: tab('Financial (Part A)') }),
  open('landlord-details-of-the-home', '/list-property', { as: 'landlord', act: tab('Details (Parts B & C)') }),
  open('agent-new-client', '/clients', { as: 'agent', act: press('Add a client') }),
  open('agent-client-edited', '/clients', { as: 'agent', act: press('Edit') }),
  open('agent-client-invited', '/clients', { as: 'agent', act: press(/^Invite/) }),
  open('agent-client-access-ended', '/clients', { as: 'agent', act: press(/^End access/) }),
  open('landlord-homes-with-an-agency', '/client', { as: 'landlord' }),
  open('agent-team', '/team', { as: 'agent' }),
  open('agent-team-invited', '/team', { as: 'agent', act: press('Invite someone') }),
  open('agent-team-branch', '/team', { as: 'agent', act: press('Add a branch') }),
  open('agent-feed', '/feed', { as: 'agent' }),
  open('agent-import', '/import', { as: 'agent' }),
  open('agent-missing-details', '/properties/manage/missing', { as: 'agent' }),
  open('agent-export', '/properties/manage', { as: 'agent', act: press('Export') }),
  open('landlord-conversation', '/messages', { as: 'landlord', act: firstConversation }),
  open('landlord-templates', '/messages', { as: 'landlord', act: inTurn(firstConversation, press('Templates')) }),
  open('landlord-propose', '/messages', { as: 'landlord', act: inTurn(firstConversation, press('Propose times')) }),
  open('landlord-application-accept', '/applications', { as: 'landlord', act: inTurn(press('Open'), press('Accept')) }),
  open('landlord-application-decline', '/applications', {
    as: 'landlord',
    act: inTurn(press('Open'), press('Decline')),
  }),
  open('landlord-application-accepted', '/applications?status=accepted', { as: 'landlord', act: press('Open') }),
  open('landlord-viewing-move', '/viewings', { as: 'landlord', act: inTurn(lastOfWeek, press('Move viewing')) }),
  open('landlord-viewing-times', '/properties/manage', { as: 'landlord', act: follow('Viewing times') }),
  open('tenant-viewings-past', '/viewings?when=past', { as: 'tenant' }),
  open('menu', '/', { as: 'tenant', act: press(/menu|Priya/i) }),
];

const admin = ['User Management', 'Support Tickets', 'Listings', 'Reports', 'Appeals', 'Audit log', 'Postcodes'].map(
  (name) => open(`admin-${name.toLowerCase().replace(' ', '-')}`, '/admin/dashboard', { as: 'admin', act: tab(name) }),
);
const adminOpened = (
  [
    ['user', 'User Management', 'Details'],
    ['ticket', 'Support Tickets', /^LF-/],
    ['listing', 'Listings', 'Review'],
    ['report', 'Reports', 'Hide listing'],
  ] as const
).map(([name, table, button]) =>
  open(`admin-${name}-opened`, '/admin/dashboard', { as: 'admin', act: inTurn(tab(table), press(button)) }),
);

const reviewTabs = ['homes', 'changes', 'reports', 'appeals', 'certificates', 'suspensions', 'viewings'].map((name) =>
  open(`admin-review-${name}`, `/admin/review?tab=${name}`, { as: 'admin' }),
);
const reviewOpened = (['Approve', 'Reject'] as const).map((name) =>
  open(`admin-review-${name.toLowerCase()}`, '/admin/review', { as: 'admin', act: press(name) }),
);

export const visits: readonly Visit[] = [
  ...openToAll,
  ...everyRole,
  ...opened,
  ...troubles,
  ...admin,
  ...adminOpened,
  ...reviewTabs,
  ...reviewOpened,
];
