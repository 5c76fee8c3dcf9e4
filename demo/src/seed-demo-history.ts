import type { LetfairContract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listing-payload';
import type { Client } from '@letfair/contract/wire/client';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { formOfValues, payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { demoAccounts } from './demo-accounts.ts';
import { appeals, beginnings, clients, waitingWords } from './words.ts';

type Calls = Client<LetfairContract>;
/** Null calls without a session. */
export type CallAs = (token: string | null) => Calls;

/** Every nth listing of the agent has no client. */
const WITHOUT_CLIENT_EVERY = 6;

/** Drafts, saved searches, clients, appeals and a waiting change of the demo accounts, created through the same API calls as in the browser. */
export async function seedDemoHistory(callAs: CallAs, { hasAdmin }: { readonly hasAdmin: boolean }): Promise<void> {
  const signIn = async (email: string): Promise<Calls> => {
    const { token } = dataOf(await callAs(null).accounts.login({ body: { email, password: DEMO_PASSWORD } }));
    return callAs(token);
  };
  const [asTenant, asLandlord, asAgent, asAdmin] = demoAccounts;
  await saveSearches(await signIn(asTenant.email));
  const [landlord, agent] = [await signIn(asLandlord.email), await signIn(asAgent.email)];
  dataOf(await landlord.listings.createDraft({ body: { ...beginnings.landlord } }));
  dataOf(await agent.listings.createDraft({ body: { ...beginnings.agent } }));
  await keepClients(agent);
  await changeLiveHome(landlord);
  await appealRejection(landlord, appeals.landlord);
  const decided = await appealRejection(agent, appeals.agent);
  if (decided && hasAdmin) {
    const body = { decision: 'uphold', reason: appeals.answer } as const;
    dataOf(await (await signIn(asAdmin.email)).appeals.decide({ params: { id: decided }, body }));
  }
}

/** The approved version stays public, and the new words wait for a moderator. */
async function changeLiveHome(lister: Calls): Promise<void> {
  const { properties } = dataOf(await lister.listings.mine({ query: { status: 'live' } }));
  const changed = properties.at(-1);
  if (!changed) return;
  const listing = dataOf(await lister.listings.own({ params: { id: changed.id } }));
  const values = { ...listing, features: listing.ownFeatures, images: listing.photos.map(({ id }) => id) };
  const form = formOfValues(values);
  const body = payloadOf({ ...form, propertyDescription: `${form.propertyDescription}\n\n${waitingWords}` });
  dataOf(await lister.listings.edit({ params: { id: listing.id }, body: body as ListingBody }));
}

/** The id of the appeal; a small marketplace may have no rejected home. */
async function appealRejection(lister: Calls, content: string): Promise<string | null> {
  const { properties } = dataOf(await lister.listings.mine({ query: { status: 'rejected' } }));
  const [rejected] = properties;
  if (!rejected) return null;
  return dataOf(await lister.appeals.file({ params: { propertyId: rejected.id }, body: { content } })).id;
}

async function saveSearches(tenant: Calls): Promise<void> {
  const searches = [
    { name: 'Flats in Leeds', search: 'location=Leeds&propertyType=flat&maxBudget=1200', frequency: 'daily' },
    { name: 'Houses with a garden', search: 'location=Leeds&propertyType=house&features=garden', frequency: 'weekly' },
  ] as const;
  for (const body of searches) dataOf(await tenant.savedSearches.save({ body }));
}

async function keepClients(agent: Calls): Promise<void> {
  const kept: string[] = [];
  for (const body of clients) kept.push(dataOf(await agent.clients.add({ body })).id);
  const { properties } = dataOf(await agent.listings.mine({ query: {} }));
  for (const [n, { id }] of properties.entries())
    if (n % WITHOUT_CLIENT_EVERY !== WITHOUT_CLIENT_EVERY - 1)
      dataOf(await agent.clients.assign({ params: { id }, body: { clientId: kept[n % kept.length]! } }));
}

function dataOf<T>(
  answer: { readonly success: true; readonly data: T } | { readonly success: false; readonly message: string },
): T {
  if (answer.success) return answer.data;
  throw new Error(answer.message);
}
