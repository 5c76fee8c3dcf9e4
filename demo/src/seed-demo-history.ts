import type { Api } from '@letfair/api';
import type { LetfairContract } from '@letfair/contract';
import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import type { Client } from '@letfair/contract/wire/client';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { defaultViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import { formOfValues, payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { appealProblems } from '@letfair/domain/trust/moderation/appeals';
import { demoAccounts } from './demo-accounts.ts';
import { appeals, beginnings, clients, waitingWords } from './words.ts';

type Calls = Client<LetfairContract>;
/** Null calls without a session. */
export type CallAs = (token: string | null) => Calls;

/** Every nth listing of the agent has no client. */
const WITHOUT_CLIENT_EVERY = 6;

interface DemoOptions {
  readonly hasAdmin: boolean;
  /** Accepts the invitation of a client, whose link is in a mail. */
  readonly joinAsClient: Api['seedClientAccess'];
}

/** Drafts, saved searches, clients, viewings, appeals and a waiting change of the demo accounts, created through the same API calls as in the browser. */
export async function seedDemoHistory(callAs: CallAs, { hasAdmin, joinAsClient }: DemoOptions): Promise<void> {
  const signIn = async (email: string): Promise<Calls> => {
    const { token } = dataOf(await callAs(null).accounts.login({ body: { email, password: DEMO_PASSWORD } }));
    return callAs(token);
  };
  const [asTenant, asLandlord, asAgent, asAdmin] = demoAccounts;
  await saveSearches(await signIn(asTenant.email));
  const [landlord, agent] = [await signIn(asLandlord.email), await signIn(asAgent.email)];
  dataOf(await landlord.listings.createDraft({ body: { ...beginnings.landlord } }));
  dataOf(await agent.listings.createDraft({ body: { ...beginnings.agent } }));
  for (const { id, email } of await keepClients(agent)) if (email === asLandlord.email) await joinAsClient(id, email);
  await bookViewings(await signIn(asTenant.email), [
    await publishTimes(landlord, ''),
    await publishTimes(agent, 'Jamie from our lettings team'),
  ]);
  await changeLiveHome(landlord);
  await appealRejection(landlord, appeals.landlord);
  const decided = await appealRejection(agent, appeals.agent);
  if (decided && hasAdmin) {
    const body = { decision: 'uphold', reason: appeals.answer } as const;
    const answer = await (await signIn(asAdmin.email)).appeals.decide({ params: { id: decided }, body });
    // Where the operator has an admin too, the appeal waits for them: whoever decided first does not decide again.
    if (answer.success || answer.message !== appealProblems.sameAdmin) dataOf(answer);
  }
}

/** Homes that can be viewed, and the hour from which on: one lister is at one place at a time. */
const viewingHours = ['10:00', '13:00', '16:00'] as const;

/** Returns the homes, of which the second has group viewings and the third is shown by video. */
async function publishTimes(lister: Calls, meets: string): Promise<string[]> {
  const { properties } = dataOf(await lister.listings.mine({ query: { status: 'live' } }));
  const homes = properties.slice(0, viewingHours.length).map(({ id }) => id);
  for (const [n, id] of homes.entries()) {
    const from = viewingHours[n]!;
    const to = `${Number(from.slice(0, 2)) + 2}:00`;
    const body = {
      ...defaultViewingTimes,
      capacity: n === 1 ? 6 : 1,
      ...(n === 2 && { mode: 'video' as const, videoLink: 'https://meet.letfair.example/home-tour' }),
      meets,
      meetingPlace: 'At the front door',
      notes: 'Visitors can park in the street. Please ring the top bell.',
      weekly: ([2, 4, 6] as const).map((weekday) => ({ weekday, from, to })),
      daysOff: [],
      singles: [],
    };
    dataOf(await lister.viewings.saveTimes({ params: { id }, body }));
  }
  return homes;
}

/** So many times later it is another day, as the listers are in different towns. */
const OTHER_DAY = 5;

/** The demo tenant views two homes of each lister. */
async function bookViewings(tenant: Calls, homes: readonly (readonly string[])[]): Promise<void> {
  for (const [n, own] of homes.entries())
    for (const propertyId of own.slice(0, 2)) {
      const { slots } = dataOf(await tenant.viewings.slots({ params: { id: propertyId }, query: {} }));
      const slot = slots[n * OTHER_DAY];
      if (slot) dataOf(await tenant.viewings.book({ body: { propertyId, slotId: slot.id } }));
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

async function keepClients(agent: Calls): Promise<readonly ClientRecord[]> {
  const kept: ClientRecord[] = [];
  for (const body of clients) kept.push(dataOf(await agent.clients.add({ body })));
  const { properties } = dataOf(await agent.listings.mine({ query: {} }));
  for (const [n, { id }] of properties.entries())
    if (n % WITHOUT_CLIENT_EVERY !== WITHOUT_CLIENT_EVERY - 1)
      dataOf(await agent.clients.assign({ params: { id }, body: { clientId: kept[n % kept.length]!.id } }));
  return kept;
}

function dataOf<T>(
  answer: { readonly success: true; readonly data: T } | { readonly success: false; readonly message: string },
): T {
  if (answer.success) return answer.data;
  throw new Error(answer.message);
}
