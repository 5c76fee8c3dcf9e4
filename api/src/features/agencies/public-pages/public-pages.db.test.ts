import { contract } from '@letfair/contract';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import { ENOUGH_VIEWINGS } from '@letfair/domain/lettings/viewings/booking-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLiveListing } from '../../../testing/listings.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';
import { townsOf } from './directory.ts';

const { as, call, db } = await testApi();
const { agent: agentPage, landlord: landlordPage, towns, agentsInTown, list } = contract.publicPages;
const { publicPage, savePublicPage } = contract.profile;

const settingOf = async (person: SignedIn) => dataOf((await call(publicPage, {}, person)).answer);
const readAgent = (pageName: string, cursor?: string) =>
  call(agentPage, { params: { pageName }, query: { ...(cursor && { cursor }) } });
const readLandlord = (pageName: string) => call(landlordPage, { params: { pageName }, query: {} });
const inTown = async (town: string) => dataOf((await call(agentsInTown, { params: { town }, query: {} })).answer);

async function agentWithPage() {
  const person = await as('agent');
  return { ...person, name: (await settingOf(person))?.name ?? '' };
}

async function landlordWithPage(name: string) {
  const person = await as('landlord');
  dataOf((await call(savePublicPage, { body: { isShown: true, name } }, person)).answer);
  return person;
}

/** Viewings that took place, and some that the agent missed. */
async function addViewings(listerId: string, { kept, missed }: { readonly kept: number; readonly missed: number }) {
  const { id: listing_id } = await aLiveListing(db, listerId);
  for (let at = 0; at < kept + missed; at++) {
    const [starts_at, ends_at] = [new Date(Date.UTC(2026, 0, 1 + at, 10)), new Date(Date.UTC(2026, 0, 1 + at, 11))];
    const slot = { id: newId(), listing_id, lister_id: listerId, starts_at, ends_at };
    await db
      .insertInto('viewing_slot')
      .values({ ...slot, capacity: 1, source: 'single', may_overlap: false })
      .execute();
    const status = at < kept ? 'happened' : 'no-show-lister';
    const tenant = (await as('tenant')).user.id;
    await db
      .insertInto('viewing')
      .values({ ...slot, id: newId(), slot_id: slot.id, tenant_id: tenant, status, is_coming: false })
      .execute();
  }
}

describe('an agent’s page', () => {
  it('shows the agency, its live homes and its branches', async () => {
    const agent = await agentWithPage();
    const older = await aLiveListing(db, agent.user.id, { published_at: new Date('2026-11-01') });
    const newer = await aLiveListing(db, agent.user.id, { published_at: new Date('2026-11-02') });
    await aLiveListing(db, agent.user.id, { status: 'paused' });
    const body = { name: 'Hull', code: 'HU', address: '1 Quay, Hull' };
    const { branches } = dataOf((await call(contract.teams.addBranch, { body }, agent)).answer);
    await db.updateTable('listing').set({ branch_id: branches[0]!.id }).where('id', '=', older.id).execute();
    const page = dataOf((await readAgent(agent.name)).answer);
    expect(page).toMatchObject({
      id: agent.user.id,
      name: agent.name,
      publicName: 'Harbour Lets Ltd',
      replies: null,
      viewings: null,
      redressScheme: '',
      branches: [{ name: 'Hull', address: '1 Quay, Hull', homes: 1 }],
    });
    expect(page.homes).toMatchObject({ total: 2, nextCursor: null });
    expect(page.homes.properties.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(JSON.stringify(page)).not.toMatch(/trading|registration|"HU"/);
  });

  it('has further homes behind a cursor, each of them once', async () => {
    const agent = await agentWithPage();
    const published_at = new Date('2026-11-01');
    const ids: string[] = [];
    for (let at = 0; at < HOMES_PER_PAGE + 2; at++)
      ids.push((await aLiveListing(db, agent.user.id, { published_at })).id);
    const first = dataOf((await readAgent(agent.name)).answer).homes;
    expect(first.total).toBe(ids.length);
    const second = dataOf((await readAgent(agent.name, first.nextCursor ?? '')).answer).homes;
    expect(second.nextCursor).toBeNull();
    const shown = [...first.properties, ...second.properties].map(({ id }) => id);
    expect(shown.sort()).toEqual([...ids].sort());
    expect((await readAgent(agent.name, 'x')).status).toBe(422);
  });

  it('tells how many viewings were kept, from enough of them', async () => {
    const agent = await agentWithPage();
    await addViewings(agent.user.id, { kept: ENOUGH_VIEWINGS - 1, missed: 0 });
    expect(dataOf((await readAgent(agent.name)).answer).viewings).toBeNull();
    const other = await agentWithPage();
    await addViewings(other.user.id, { kept: ENOUGH_VIEWINGS, missed: 1 });
    expect(dataOf((await readAgent(other.name)).answer).viewings).toEqual({
      kept: ENOUGH_VIEWINGS,
      of: ENOUGH_VIEWINGS + 1,
    });
  });

  it.each([
    ['suspended', { suspended_at: new Date() }],
    ['closed', { closed_at: new Date() }],
    ['with hidden homes', { homes_hidden_at: new Date() }],
  ] as const)('is not found while the account is %s', async (_, change) => {
    const agent = await agentWithPage();
    expect((await readAgent(agent.name)).status).toBe(200);
    await db.updateTable('account').set(change).where('id', '=', agent.user.id).execute();
    expect((await readAgent(agent.name)).status).toBe(404);
  });

  it('is not found among landlords, nor under a name that nobody has', async () => {
    const agent = await agentWithPage();
    expect((await readLandlord(agent.name)).status).toBe(404);
    expect((await readAgent('nobody-has-this')).status).toBe(404);
  });
});

describe('a landlord’s page', () => {
  it('names them as strangers do everywhere, and nothing else of the person', async () => {
    const landlord = await landlordWithPage('quiet-homes');
    const home = await aLiveListing(db, landlord.user.id);
    const page = dataOf((await readLandlord('quiet-homes')).answer);
    expect(page.publicName).toMatch(/^\S+ \S\.$/);
    expect(page.homes.properties.map(({ id }) => id)).toEqual([home.id]);
    const text = JSON.stringify(page);
    for (const secret of [landlord.user.lastName, landlord.user.email, landlord.user.phone])
      expect(text).not.toContain(secret);
    expect(page).not.toHaveProperty('branches');
  });
});

describe('a home', () => {
  const pageOf = async (id: string) =>
    dataOf((await call(contract.search.property, { params: { id } })).answer).lister.page;

  it('links to the page of its agent or landlord while there is one', async () => {
    const agent = await agentWithPage();
    const { id } = await aLiveListing(db, agent.user.id);
    expect(await pageOf(id)).toBe(`/agents/${agent.name}`);
    dataOf((await call(savePublicPage, { body: { isShown: true, name: 'new-name' } }, agent)).answer);
    expect(await pageOf(id)).toBe('/agents/new-name');
    dataOf((await call(savePublicPage, { body: { isShown: false, name: 'new-name' } }, agent)).answer);
    expect(await pageOf(id)).toBeNull();
    expect(await pageOf((await aLiveListing(db, (await as('landlord')).user.id)).id)).toBeNull();
    const landlord = await landlordWithPage('ada-and-homes');
    expect(await pageOf((await aLiveListing(db, landlord.user.id)).id)).toBe('/landlords/ada-and-homes');
  });
});

describe('the directory', () => {
  let york: { readonly user: SignedIn['user']; readonly token: string; readonly name: string };
  beforeAll(async () => {
    york = await agentWithPage();
    for (const postcode of ['YO1 7HH', 'YO10 5DD']) await aLiveListing(db, york.user.id, { postcode, city: 'York' });
    const smaller = await agentWithPage();
    await aLiveListing(db, smaller.user.id, { postcode: 'YO1 7HH', city: 'York' });
    await aLiveListing(db, (await as('landlord')).user.id, { postcode: 'YO1 7HH', city: 'York' });
  });

  it('counts the agents and their homes in each town, without private landlords', async () => {
    const { towns: all } = dataOf((await call(towns, {})).answer);
    expect(all).toContainEqual({ slug: 'york', name: 'York', agents: 2, homes: 3 });
  });

  it('lists the agents of a town, those with most homes first', async () => {
    const found = await inTown('york');
    expect(found).toMatchObject({ town: { slug: 'york', name: 'York' }, total: 2, nextCursor: null });
    expect(found.agents.map(({ homes }) => homes)).toEqual([2, 1]);
    expect(found.agents[0]).toMatchObject({ name: york.name, publicName: 'Harbour Lets Ltd' });
  });

  it('knows no town without an agent, and no made-up cursor', async () => {
    expect((await call(agentsInTown, { params: { town: 'oban' }, query: {} })).status).toBe(404);
    expect((await call(agentsInTown, { params: { town: 'york' }, query: { cursor: '-1' } })).status).toBe(422);
  });

  it('leaves out an agent who has hidden the page since the homes were counted', async () => {
    await inTown('york');
    await call(savePublicPage, { body: { isShown: false, name: york.name } }, york);
    expect((await inTown('york')).agents.map(({ name }) => name)).not.toContain(york.name);
  });

  it('lists pages with live homes for search engines', async () => {
    const empty = await agentWithPage();
    const landlord = await landlordWithPage('listed-landlord');
    await aLiveListing(db, landlord.user.id);
    const found = dataOf((await call(list, {})).answer);
    expect(found.towns).toContain('york');
    expect(found.agents).not.toContain(empty.name);
    expect(found.landlords).toContain('listed-landlord');
  });
});

it('adds up the homes of all outcodes of a town', () => {
  const counted = townsOf([
    { account_id: 'b', outcode: 'LS1', homes: 1 },
    { account_id: 'a', outcode: 'LS6', homes: 1 },
    { account_id: 'b', outcode: 'LS6', homes: 2 },
    { account_id: 'a', outcode: 'not one', homes: 9 },
  ]);
  expect([...counted.keys()]).toEqual(['leeds']);
  expect(counted.get('leeds')).toEqual({
    slug: 'leeds',
    name: 'Leeds',
    homes: 4,
    agents: [
      { accountId: 'b', homes: 3 },
      { accountId: 'a', homes: 1 },
    ],
  });
});
