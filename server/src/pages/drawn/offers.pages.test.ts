import { aLiveListing } from '@letfair/api/testing/listings';
import { dataOf } from '@letfair/api/testing/test-api';
import { contract } from '@letfair/contract';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { beforeAll, expect, test } from 'vitest';
import { PUBLIC_URL, testSite } from '../../testing/test-site.ts';

const site = await testSite();
const { as, call, db, get, open } = site;
const { publicPage, savePublicPage } = contract.profile;

const agent = await as('agent');
const landlord = await as('landlord');
const nameOf = async () => dataOf((await call(publicPage, {}, agent)).answer)?.name ?? '';
const save = (person: typeof agent, name: string, isShown = true) =>
  call(savePublicPage, { body: { name, isShown } }, person);
const linksOf = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1];
/** The things of one kind that search engines read. */
const thingsIn = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, text = '']) => JSON.parse(text))
    .filter((thing) => thing['@type'] === type);

/** A change is seen within a second. */
async function statusSoon(path: string, status: number): Promise<void> {
  await expect.poll(async () => (await get(path)).statusCode, { timeout: 10_000 }).toBe(status);
}

let agentPath = '';
let home = '';
beforeAll(async () => {
  agentPath = `/agents/${await nameOf()}`;
  home = (await aLiveListing(db, agent.user.id, { postcode: 'HU1 1AA', city: 'Hull' })).id;
  const details = {
    companyName: 'Quay Lets',
    registrationNumber: '7654321',
    tradingAddress: '1 Quay, Hull',
    redressScheme: 'The Property Ombudsman',
    redressNumber: 'D12345',
    clientMoneyProtection: 'Propertymark',
    feesLink: 'https://quay.example/fees',
  };
  dataOf((await call(contract.profile.saveAgency, { body: details }, agent)).answer);
  dataOf((await call(contract.teams.addBranch, { body: { name: 'Hull', address: '2 Dock, Hull' } }, agent)).answer);
});

test('an agent’s page has its homes, its schemes and its branches, for people and for machines', async () => {
  const page = await open(agentPath);
  expect(page.status).toBe(200);
  expect(page.document.title).toBe('Quay Lets, letting agent · Letfair');
  expect(page.one('heading', { level: 1 }).textContent).toBe('Quay Lets');
  expect(page.fact('Redress scheme')).toBe('The Property Ombudsman (member D12345)');
  expect(page.fact('Client money protection')).toBe('Propertymark');
  expect(page.one('region', { name: '1 home to rent from Quay Lets' }).textContent).toContain('£1,200 pcm');
  expect(page.one('region', { name: 'Branches' }).textContent).toContain('2 Dock, Hull');
  expect(page.one('link', { name: /The agent’s fees/ }).getAttribute('href')).toBe('https://quay.example/fees');
  expect(linksOf(page.html, 'canonical')).toBe(PUBLIC_URL + agentPath);
  expect(page.html).not.toContain('noindex');
  expect(thingsIn(page.html, 'RealEstateAgent')).toMatchObject([
    {
      name: 'Quay Lets',
      url: PUBLIC_URL + agentPath,
      department: [{ name: 'Quay Lets, Hull', address: '2 Dock, Hull' }],
    },
  ]);
  expect(thingsIn(page.html, 'ItemList')[0]?.itemListElement).toHaveLength(1);
  expect(page.html).not.toContain('7654321');
});

test('a home leads to the page of its agent, and to none for a landlord without one', async () => {
  const path = listingPath({ id: home, propertyType: 'flat', bedrooms: 2, area: 'Hull HU1' });
  const page = await open((await get(`/properties/${home}`)).headers.location ?? path);
  expect(page.one('link', { name: 'Quay Lets' }).getAttribute('href')).toBe(agentPath);
  expect(thingsIn(page.html, 'Offer')[0]?.offeredBy).toMatchObject({ url: PUBLIC_URL + agentPath });
  const { id } = await aLiveListing(db, landlord.user.id);
  expect((await open(`/properties/${id}`)).html).not.toContain('/landlords/');
});

test('a landlord’s page names them as strangers do, and has nothing about the person for machines', async () => {
  dataOf((await save(landlord, 'a-quiet-landlord')).answer);
  const page = await open('/landlords/a-quiet-landlord');
  expect(page.status).toBe(200);
  expect(page.one('heading', { level: 1 }).textContent).toMatch(/^\S+ \S\.$/);
  for (const secret of [landlord.user.lastName, landlord.user.email, landlord.user.phone])
    expect(page.html).not.toContain(secret);
  for (const type of ['Person', 'RealEstateAgent', 'BreadcrumbList']) expect(thingsIn(page.html, type)).toEqual([]);
  expect((await get('/agents/a-quiet-landlord')).statusCode).toBe(404);
  expect((await get('/landlords')).statusCode).toBe(200);
});

test('further homes are on pages of their own, which are not for search engines', async () => {
  const many = await as('agent');
  const { name = '' } = dataOf((await call(publicPage, {}, many)).answer) ?? {};
  for (let at = 0; at <= HOMES_PER_PAGE; at++) await aLiveListing(db, many.user.id);
  const first = await open(`/agents/${name}`);
  expect(first.all('article')).toHaveLength(HOMES_PER_PAGE);
  const next = first.one('link', { name: 'Next homes' }).getAttribute('href') ?? '';
  const second = await open(next);
  expect(second.all('article')).toHaveLength(1);
  expect(second.html).toContain('noindex');
  expect(second.one('link', { name: 'Back to the first page' }).getAttribute('href')).toBe(`/agents/${name}`);
});

test('a page without homes is there, but not for search engines', async () => {
  const empty = await as('agent');
  const { name = '' } = dataOf((await call(publicPage, {}, empty)).answer) ?? {};
  const page = await open(`/agents/${name}`);
  expect(page.status).toBe(200);
  expect(page.html).toContain('noindex');
  expect(page.main.textContent).toContain('has no homes to rent on Letfair at the moment');
});

test('a former name leads to the present one, and browsers don’t remember it', async () => {
  const renamed = await as('agent');
  const { name = '' } = dataOf((await call(publicPage, {}, renamed)).answer) ?? {};
  dataOf((await save(renamed, 'renamed-lets')).answer);
  const { statusCode, headers } = await get(`/agents/${name}`);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/agents/renamed-lets', 'no-store']);
});

test('a page that was hidden, or whose account was suspended, is gone within a second', async () => {
  const gone = await as('agent');
  await save(gone, 'soon-gone');
  expect((await get('/agents/soon-gone')).statusCode).toBe(200);
  await save(gone, 'soon-gone', false);
  await statusSoon('/agents/soon-gone', 404);
  await save(gone, 'soon-gone');
  await statusSoon('/agents/soon-gone', 200);
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', gone.user.id).execute();
  await statusSoon('/agents/soon-gone', 404);
});

test('agents are found by the towns of their homes', async () => {
  const towns = await open('/agents');
  expect(towns.one('link', { name: 'Hull' }).getAttribute('href')).toBe('/agents/in/hull');
  const town = await open('/agents/in/hull');
  expect(town.one('heading', { level: 1 }).textContent).toBe('Letting agents in Hull');
  expect(town.one('article').textContent).toContain('1 home in Hull');
  expect(town.one('link', { name: 'Quay Lets' }).getAttribute('href')).toBe(agentPath);
  for (const path of ['/agents/in/nowhere', '/agents/nobody-has-this', '/agents/..%2F', '/landlords/nobody-has-this'])
    expect((await get(path)).statusCode, path).toBe(404);
});

test('the sitemap names agents, landlords and towns with live homes', async () => {
  await expect
    .poll(async () => (await get('/sitemap.xml?part=pages')).body, { timeout: 10_000 })
    .toContain(`<loc>${PUBLIC_URL}${agentPath}</loc>`);
  const { body } = await get('/sitemap.xml?part=pages');
  for (const path of ['/agents', '/agents/in/hull', '/landlords/a-quiet-landlord', '/affordability'])
    expect(body).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
});

test('what someone can afford is explained without JavaScript, and nothing can be sent', async () => {
  const page = await open('/affordability');
  expect(page.one('heading', { level: 1 }).textContent).toBe('What can I afford?');
  expect(page.main.textContent).toContain('divide it by 30');
  expect(page.main.querySelectorAll('form')).toHaveLength(0);
});
