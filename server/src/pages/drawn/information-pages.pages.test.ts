import { createHash } from 'node:crypto';
import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { expect, test } from 'vitest';
import { type DrawnPage, PUBLIC_URL, testSite } from '../../testing/test-site.ts';

const { get, open } = await testSite();

const region = (page: DrawnPage, name: string) => page.one('region', { name });
const textsOf = (elements: Iterable<{ readonly textContent: string }>): string[] =>
  [...elements].map(({ textContent }) => textContent);
const titles = (page: DrawnPage, name: string) => textsOf(page.all('heading', { level: 3 }, region(page, name)));
const targets = (page: DrawnPage, part = page.main) =>
  page.all('link', {}, part).map((link) => link.getAttribute('href'));

test('/landlords says what a landlord gets, and leads to the sign-up', async () => {
  const page = await open('/landlords');
  expect(titles(page, 'Why list with Letfair')).toEqual([
    'Free forever',
    'Pre-screened tenants',
    'Smart matching',
    'Secure messaging',
    'Digital applications',
    'Dashboard and analytics',
  ]);
  const benefits = page.all('listitem', {}, region(page, 'Why list with Letfair'));
  expect(benefits).toHaveLength(6);
  expect(benefits[1]?.textContent).toContain('verify their email address');
  expect(titles(page, 'Three steps to your next tenant')).toEqual([
    'Create account',
    'List property',
    'Receive applications',
  ]);
  expect(region(page, 'Three steps to your next tenant').textContent).toContain('under 10 minutes');
  expect(page.one('heading', { name: 'Free Landlord Account' })).toBeDefined();
  expect(page.main.textContent).toContain('£0/month');
  const items = textsOf(page.all('listitem', {}, page.main));
  for (const item of ['Property listings', 'Tenant applications', 'Communication tools', 'Property analytics'])
    expect(items).toContainEqual(expect.stringContaining(item));
  expect(page.one('complementary', { name: 'Beta' })).toBeDefined();
  const calls = targets(page).filter((to) => !to?.startsWith('/help/'));
  expect(calls.length).toBeGreaterThanOrEqual(4);
  expect(new Set(calls)).toEqual(new Set(['/auth/signup?type=landlord']));
  expect(targets(page, region(page, 'Everything you get'))).toEqual(
    expect.arrayContaining(['/help/list-property', '/help/viewing-times', '/help/team']),
  );
});

test('/landlords folds its answers into details that need no script', async () => {
  const page = await open('/landlords');
  const question = [...page.main.querySelectorAll('details')].find(
    (details) => details.querySelector('summary')?.textContent === 'Are tenants pre-screened or referenced?',
  );
  expect(question?.open).toBe(false);
  expect(question?.textContent).toContain('We don’t run credit, reference or right to rent checks');
});

test('/how-it-works: 4 steps for tenants and 4 for landlords', async () => {
  const page = await open('/how-it-works');
  for (const [name, target] of [
    ['For tenants', '/auth/signup?type=tenant'],
    ['For landlords and agents', '/auth/signup?type=landlord'],
  ] as const) {
    expect(page.all('listitem', {}, region(page, name)), name).toHaveLength(4);
    expect(titles(page, name), name).toHaveLength(4);
    const own = targets(page, region(page, name));
    expect(own.filter((to) => !to?.startsWith('/help/'))).toEqual([target]);
    expect(own.length, name).toBeGreaterThan(8);
  }
});

test('/pricing: Free Forever, £0, zero cost, unlimited listings and a way to sign up', async () => {
  const page = await open('/pricing');
  expect(page.one('heading', { level: 1 }).textContent).toBe('Free Forever');
  const texts = textsOf(page.main.querySelectorAll('*'));
  for (const text of ['£0', 'Zero cost', 'Unlimited listings']) expect(texts).toContain(text);
  expect(new Set(textsOf(page.all('cell')))).toEqual(new Set(['£0']));
  expect(targets(page)).toContain('/auth/signup');
});

test('/features: each capability with its screen, its help and the way in, and what is coming soon', async () => {
  const page = await open('/features');
  const lines = page.all('listitem', {}, page.main).filter((item) => page.all('heading', {}, item).length > 0);
  const live = lines.filter((item) => textsOf(item.querySelectorAll('*')).includes('Live'));
  expect(live).toHaveLength(lines.length);
  expect(page.main.textContent).toContain(`${live.length} of ${live.length + 1} live`);
  expect(page.all('region', { name: 'Coming soon' })[0]?.textContent).toContain('Premium placement');
  const names = textsOf(page.all('heading', { level: 3 }, page.main));
  for (const name of [
    'A free account',
    'In-platform messaging',
    'Digital applications',
    'Application tracking',
    'Document management',
    'Viewings',
    'Saved searches and alerts',
    'Teams and branches',
    'Imports',
    'Property analytics',
    'Appeals',
  ])
    expect(names, name).toContain(name);
  const viewings = lines.find((item) => page.one('heading', {}, item).textContent === 'Viewings');
  expect(targets(page, viewings)).toEqual(['/help/viewings', '/viewings']);
  expect(viewings?.textContent).toContain('For tenants, landlords and agents');
});

test('pictures of screens have a size before they arrive, words for who cannot see them, and a long life', async () => {
  const { main } = await open('/features');
  const pictures = [...main.querySelectorAll('img')];
  expect(pictures.length).toBeGreaterThan(15);
  for (const picture of pictures) {
    expect(picture.getAttribute('alt')?.length, picture.outerHTML).toBeGreaterThan(20);
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).not.toContain(null);
    expect(picture.getAttribute('loading')).toBe('lazy');
  }
  const { headers, statusCode } = await get(pictures[0]?.getAttribute('src') ?? '');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(headers['cache-control']).toContain('immutable');
});

test('every way in that the features page offers leads to a page', async () => {
  const { main } = await open('/features');
  const paths = new Set([...main.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''));
  expect(paths.size).toBeGreaterThan(60);
  for (const path of paths) expect((await get(path.replace(/#.*/, ''))).statusCode, path).toBe(200);
});

test.for([
  {
    path: '/terms',
    sections: 13,
    words: ['governed by the law of England and Wales', 'at least 18 years old', 'not legal advice', '1 May 2026'],
  },
  {
    path: '/privacy',
    sections: 12,
    words: [
      'Under UK data-protection law you have the right to',
      'not for anyone under 18',
      'Information Commissioner’s Office (ICO)',
      'We set no cookies',
      'No third parties',
    ],
  },
])('$path has $sections numbered sections with a table of contents', async ({ path, sections, words }) => {
  const page = await open(path);
  for (const text of words) expect(page.main.textContent).toContain(text);
  expect(page.main.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  const headings = page.all('heading', { level: 2 }, page.one('article', {}, page.main));
  expect(textsOf(headings).map((name) => Number.parseInt(name, 10))).toEqual(
    Array.from({ length: sections }, (_, at) => at + 1),
  );
  const contents = page.all('link', {}, page.one('navigation', { name: 'On this page' }));
  expect(textsOf(contents)).toEqual(textsOf(headings));
  for (const [at, link] of contents.entries())
    expect(page.document.querySelector(link.getAttribute('href') ?? '')?.contains(headings[at]!), path).toBe(true);
});

test('/privacy leads to one’s data, to erasing it and to the complaint form', async () => {
  const { main, one } = await open('/privacy');
  const target = (name: string) => one('link', { name }, main).getAttribute('href');
  expect(target('ask for in your profile')).toBe('/profile#your-data');
  expect(target('delete your account')).toBe('/profile#delete-account');
  expect(target('complaint form')).toBe('/privacy/complaint');
  expect(main.textContent).toContain('14 days longer in case you change your mind');
});

test('/contact has the form with its choices, the other ways, the hours and four groups of questions', async () => {
  const { document, main, one } = await open('/contact');
  const choices = (name: string) =>
    [...document.querySelectorAll(`[name="${name}"] option`)].map((option) => option.getAttribute('value'));
  for (const name of ['name', 'email', 'message']) expect(document.querySelector(`[name="${name}"]`)).not.toBeNull();
  expect(choices('userType')).toEqual(['', 'tenant', 'landlord', 'agent', 'other']);
  expect(choices('subject')).toEqual(['', 'account', 'listing', 'application', 'billing', 'technical', 'other']);
  expect(choices('priority')).toEqual(['', 'low', 'medium', 'high', 'urgent']);
  const hours = [...main.querySelectorAll('dl')].find(({ textContent }) => textContent.includes('Mon-Fri'));
  for (const text of ['9:00 AM-6:00 PM', '10:00 AM-4:00 PM', 'closed']) expect(hours?.textContent).toContain(text);
  for (const name of [
    'Other Ways to Reach Us',
    'General',
    'For Landlords & Agents',
    'For Tenants',
    'Safety & Platform Features',
  ])
    expect(one('heading', { name }, main)).toBeTruthy();
});

/** The home page, the search and the contact page have other headings. */
const informationPaths = publicPaths.filter((path) => !['/', '/properties', '/contact'].includes(path));

test.for(informationPaths)('%s has one h1, no skipped heading level and a way from home', async (path) => {
  const page = await open(path);
  const levels = page.all('heading', {}, page.main).map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  const crumbs = page.things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(crumbs).toMatchObject({ itemListElement: [{ item: `${PUBLIC_URL}/` }, { item: PUBLIC_URL + path }] });
});

test('pages tell machines what the place is, and which questions they answer', async () => {
  const { things } = await open('/how-it-works');
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      potentialAction: expect.objectContaining({
        target: expect.objectContaining({ urlTemplate: `${PUBLIC_URL}/properties?location={search_term_string}` }),
      }),
    }),
  );
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'Organization', name: 'Letfair' }));
  const pricing = await open('/pricing');
  const faq = pricing.things.find((thing) => thing['@type'] === 'FAQPage') as { mainEntity: { name: string }[] };
  expect(textsOf(pricing.main.querySelectorAll('summary'))).toEqual(faq.mainEntity.map(({ name }) => name));
});

test('a page allows its inline scripts by their hashes and no others', async () => {
  const { body, headers } = await get('/pricing');
  const scripts = [...body.matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const allowed = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');
  expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes]));
});

test('the help is searched by a form that the server answers', async () => {
  const all = await open('/help');
  const categories = [
    'Getting started',
    'Your account',
    'Finding a home',
    'Letting a home',
    'Messages and applications',
    'Safety and privacy',
  ];
  const articles = ({ main }: DrawnPage) => main.querySelectorAll('details').length;
  expect(textsOf(all.all('heading', { level: 2 }, all.main))).toEqual(categories);
  const box = all.one('searchbox', {}, all.main);
  expect([box.getAttribute('name'), box.closest('form')?.getAttribute('action')]).toEqual(['q', '/help']);
  expect(targets(all)).toContain('/contact');

  const found = await open('/help?q=deposit');
  expect(found.one('searchbox', {}, found.main).getAttribute('value')).toBe('deposit');
  expect(articles(found)).toBeGreaterThan(0);
  expect(articles(found)).toBeLessThan(articles(all));
  expect(found.one('status', {}, found.main).textContent).toBe(
    `${articles(found)} ${articles(found) === 1 ? 'article' : 'articles'} found`,
  );

  const asked = await open(`/help?q=${encodeURIComponent('How do I book a viewing?')}`);
  expect(textsOf(asked.main.querySelectorAll('summary'))).toContain('Book, move or cancel a viewing');

  const markup = '<script>alert(1)</script>';
  for (const words of ['zebra', markup]) {
    const none = await open(`/help?q=${encodeURIComponent(words)}`);
    expect(none.one('heading', { name: `No articles found for “${words}”` })).toBeDefined();
    expect(none.html).not.toContain(markup);
    expect(none.one('link', { name: 'Show all articles' }).getAttribute('href')).toBe('/help');
    expect(targets(none)).toContain('/contact');
  }
});

test('an answer of the help has a page of its own, with its screen and the way in', async () => {
  const page = await open('/help/viewings');
  expect(page.one('heading', { level: 1 }).textContent).toBe('Book, move or cancel a viewing');
  expect(page.meta('description')).toMatch(/^Choose an available time/);
  expect(page.canonical).toBe(`${PUBLIC_URL}/help/viewings`);
  expect(page.one('img', {}, page.main).getAttribute('alt')).toContain('viewings');
  expect(targets(page)).toEqual(expect.arrayContaining(['/help', '/help#messages-and-applications', '/viewings']));
  expect(targets(page, page.one('region', { name: 'Messages and applications' }))).toContain('/help/messages');
  expect(page.one('searchbox', {}, page.main).closest('form')?.getAttribute('action')).toBe('/help');
  expect((await open('/help/zebra')).status).toBe(404);
});

test.for([
  ['/properties', '/help/search'],
  ['/viewings', '/help/viewings'],
  ['/privacy', '/help/privacy'],
] as const)('%s leads to its own help', async ([path, help]) => {
  const page = await open(path);
  expect(page.one('link', { name: 'Help with this page' }).getAttribute('href')).toBe(help);
});

test('the sitemap names every answer of the help', async () => {
  const { body } = await get('/sitemap.xml?part=pages');
  expect(body).toContain(`<loc>${PUBLIC_URL}/help/viewings</loc>`);
});
