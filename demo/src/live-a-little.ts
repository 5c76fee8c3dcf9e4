import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/client';
import { type Chance, chanceOf } from './chance.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts';
import { inTurn } from './in-turn.ts';
import {
  answersOfListers,
  firstMessages,
  notesOfTenants,
  ownTicket,
  reports,
  secondMessages,
  tickets,
} from './words/talk.ts';

type Calls = Client<LetfairContract>;
/** Calls as somebody who is signed in, or as nobody. */
export type CallAs = (token: string | null) => Calls;

interface Plan {
  readonly seed: string;
  /** Addresses of people who look for a home, the newcomer's first. */
  readonly tenants: readonly string[];
}

/** What people do with each other, by the very calls that their browsers would make. */
export async function liveALittle(callAs: CallAs, { seed, tenants }: Plan): Promise<void> {
  const chance = chanceOf(`${seed}/life`);
  const signIn = async (email: string): Promise<Calls> => {
    const { token } = dataOf(await callAs(null).accounts.login({ body: { email, password: DEMO_PASSWORD } }));
    return callAs(token);
  };
  const [, landlord, agent] = demoAccounts;
  const listers = { landlord: await signIn(landlord.email), agent: await signIn(agent.email) };
  const theirs = [...(await liveHomesOf(listers.landlord)), ...(await liveHomesOf(listers.agent)).slice(0, 8)];
  const everywhere = dataOf(await callAs(null).search.find({ query: {} })).properties.map(({ id }) => id);

  for (const [n, email] of tenants.entries()) {
    const dice = chance.for(email);
    const tenant = await signIn(email);
    await lookAround(tenant, everywhere, dice, n === 0 ? 9 : dice.whole(1, 4));
    if (n < theirs.length) await writeTo(tenant, inTurn(theirs, n), dice);
    if (n === 0) for (const id of theirs.slice(-3)) await writeTo(tenant, id, dice);
    if (n === 0) dataOf(await tenant.support.openTicket({ body: { ...ownTicket, email } }));
    if (n < 8) await applyFor(tenant, inTurn(theirs, n), dice);
    if (n > 2 && n < 6) await reportHome(tenant, inTurn(everywhere, n), dice);
  }
  for (const lister of Object.values(listers)) await answerEverybody(lister, chance);
  await keepClients(listers.agent);
  for (const ticket of tickets) dataOf(await callAs(null).support.openTicket({ body: ticket }));
}

async function liveHomesOf(lister: Calls): Promise<string[]> {
  const { properties } = dataOf(await lister.listings.mine({ query: { status: 'live' } }));
  return properties.map(({ id }) => id);
}

async function lookAround(tenant: Calls, homes: readonly string[], chance: Chance, saved: number): Promise<void> {
  for (const propertyId of chance.several(homes, saved)) dataOf(await tenant.favorites.add({ params: { propertyId } }));
  const search = chance.pick([
    { name: 'Flats in Leeds', search: 'location=Leeds&propertyType=flat&maxBudget=1200' },
    { name: 'Houses with a garden', search: 'propertyType=house&features=garden' },
    { name: 'Near work', search: 'location=Manchester&maxBudget=1500' },
  ]);
  dataOf(await tenant.savedSearches.save({ body: { ...search, frequency: chance.pick(['daily', 'weekly', 'none']) } }));
}

async function writeTo(tenant: Calls, propertyId: string, chance: Chance): Promise<void> {
  const { id } = dataOf(
    await tenant.conversations.start({ body: { propertyId, content: chance.pick(firstMessages) } }),
  );
  if (chance.percent(40))
    dataOf(await tenant.conversations.send({ params: { id }, body: { content: chance.pick(secondMessages) } }));
}

async function applyFor(tenant: Calls, propertyId: string, chance: Chance): Promise<void> {
  const soon = new Date(Date.now() + chance.whole(14, 60) * 86_400_000).toISOString().slice(0, 10);
  dataOf(
    await tenant.applications.saveProfile({
      body: {
        moveInDate: soon,
        people: chance.whole(1, 3),
        employment: chance.pick(['full-time', 'part-time', 'self-employed', 'student']),
        pets: chance.pick(['', '', 'One elderly cat', 'A small, quiet dog']),
        note: chance.pick(notesOfTenants),
      },
    }),
  );
  dataOf(
    await tenant.applications.apply({ body: { propertyId, share: ['moveInDate', 'people', 'employment', 'note'] } }),
  );
}

async function reportHome(tenant: Calls, targetId: string, chance: Chance): Promise<void> {
  dataOf(await tenant.reports.report({ body: { type: 'property', targetId, ...chance.pick(reports) } }));
}

/** Not the newest: something has to be left to do. */
async function answerEverybody(lister: Calls, chance: Chance): Promise<void> {
  const { conversations } = dataOf(await lister.conversations.list({ query: {} }));
  for (const { id } of conversations.slice(1))
    dataOf(await lister.conversations.send({ params: { id }, body: { content: chance.pick(answersOfListers) } }));
  const { applications } = dataOf(await lister.applications.list({ query: {} }));
  for (const [n, { id }] of applications.slice(1).entries())
    dataOf(await lister.applications.act({ params: { id }, body: { action: n % 2 === 0 ? 'shortlist' : 'see' } }));
}

async function keepClients(agent: Calls): Promise<void> {
  const clients = [
    { name: 'Harriet Marsden', email: 'harriet.marsden@landlord.example', notes: 'Prefers long tenancies. Two flats.' },
    { name: 'Whittaker Brothers', email: 'office@whittaker.example', notes: 'Invoices to the office in Headingley.' },
    {
      name: 'Imran Akhtar',
      email: 'imran.akhtar@landlord.example',
      notes: 'Abroad until spring; ask before repairs over £200.',
    },
  ];
  for (const client of clients)
    dataOf(await agent.clients.add({ body: { ...client, phone: '07700 900461', address: 'Leeds' } }));
}

function dataOf<T>(
  answer: { readonly success: true; readonly data: T } | { readonly success: false; readonly message: string },
): T {
  if (answer.success) return answer.data;
  throw new Error(answer.message);
}
