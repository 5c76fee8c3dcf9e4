import { contract } from '@letfair/contract';
import { defaultViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import { attachmentCalls } from '../../attachments.ts';
import { aPdf, certificateCalls } from '../../certificates.ts';
import { aListing } from '../../listings.ts';
import { aJpeg } from '../../pictures.ts';
import { dataOf, type SignedIn, type TestApi } from '../../test-api.ts';
import { timesOnDays } from '../../viewings.ts';

/** What a part of a party is made with. */
export interface Making {
  readonly testing: TestApi;
  readonly admin: SignedIn;
  /** Stands in all that is private to the party, and in nothing that the public may read. */
  readonly word: string;
  readonly people: Readonly<Record<'landlord' | 'agent' | 'tenant' | 'applicant', SignedIn>>;
}

export type Letting = Awaited<ReturnType<typeof rentHome>>;

/** Homes of a landlord and an agency, with viewings, messages, applications and certificates. */
export async function rentHome(making: Making) {
  const { testing, word, people } = making;
  const { call } = testing;
  const { landlord, tenant } = people;
  const homes = await listHomes(making);
  const { home, agencyHome } = homes;
  const viewings = await viewHomes(making, homes);

  const ask = async (propertyId: string) => {
    const body = { propertyId, content: `Is it still available? ${word}` };
    return dataOf((await call(contract.conversations.start, { body }, tenant)).answer).id;
  };
  const [conversation, agencyConversation] = [await ask(home), await ask(agencyHome)];
  const { attach, sendWith } = attachmentCalls(testing);
  const attached = async () =>
    dataOf((await attach(tenant.token, conversation, aPdf(word), { name: `${word}.pdf` })).answer).id;
  const [sentFile, unsentFile] = [await attached(), await attached()];
  dataOf((await sendWith(tenant.token, conversation, [sentFile], word)).answer);
  const noted = { params: { id: conversation }, body: { content: word } };
  const note = dataOf((await call(contract.inbox.addNote, noted, landlord)).answer).id;

  const apply = async ({ token }: SignedIn) =>
    dataOf((await call(contract.applications.apply, { body: { propertyId: home } }, { token })).answer).id;
  const [application, accepted] = [await apply(tenant), await apply(people.applicant)];
  const accept = { params: { id: accepted }, body: { action: 'accept' } } as const;
  dataOf((await call(contract.applications.act, accept, landlord)).answer);
  const search = { name: word, search: 'location=M1', frequency: 'instant' } as const;
  const savedSearch = dataOf((await call(contract.savedSearches.save, { body: search }, tenant)).answer).id;
  dataOf((await call(contract.favorites.add, { params: { propertyId: home } }, tenant)).answer);

  const { saveCertificate, sendFile } = certificateCalls(testing);
  const gasSafety = { kind: 'gasSafety', number: word } as const;
  const certificate = dataOf((await saveCertificate(landlord.token, home, gasSafety)).answer).id;
  dataOf((await sendFile(landlord.token, certificate, aPdf(word))).answer);
  const reply = { body: { title: word, content: word } };
  const template = dataOf((await call(contract.replyTemplates.add, reply, landlord)).answer).id;
  const kept = { conversation, agencyConversation, sentFile, unsentFile, note, application, accepted };
  return { ...homes, ...viewings, ...kept, savedSearch, certificate, template };
}

type Homes = Awaited<ReturnType<typeof listHomes>>;

/** Homes in most of the states that one can be in. */
async function listHomes({ testing, admin, word, people: { landlord, agent } }: Making) {
  const { call, upload } = testing;
  const boss = { token: admin.token };
  const photo = dataOf((await upload(await aJpeg({ width: 640, height: 480 }), 'image/jpeg', landlord)).answer).id;
  const address = { line1: `12 ${word} Street`, line2: '', city: 'Manchester', county: '', postcode: 'M1 1AE' };
  const submit = async ({ token }: SignedIn, changes = {}) =>
    dataOf(
      (await call(contract.listings.submitWithInventory, { body: aListing({ address, ...changes }) }, { token }))
        .answer,
    ).id;
  const [home, agencyHome] = [await submit(landlord, { images: [photo] }), await submit(agent)];
  for (const id of [home, agencyHome])
    dataOf((await call(contract.moderation.approve, { params: { id } }, boss)).answer);
  const waitingHome = await submit(landlord, { title: 'No DSS' });
  const [rejectedHome, appealedHome] = [await submit(landlord), await submit(landlord)];
  for (const id of [rejectedHome, appealedHome])
    dataOf((await call(contract.moderation.reject, { params: { id }, body: { reason: word } }, boss)).answer);
  const draft = dataOf((await call(contract.listings.createDraft, { body: { title: word } }, landlord)).answer).id;
  return { photo, home, agencyHome, waitingHome, rejectedHome, appealedHome, draft };
}

/** Viewings to come, a missed one that its tenant contests, and times that are free. */
async function viewHomes({ testing, word, people }: Making, { home, agencyHome }: Homes) {
  const { call, pool } = testing;
  const { landlord, agent, tenant, applicant } = people;
  const times = { ...defaultViewingTimes, ...timesOnDays(3, 4, 5, 6), capacity: 2, notes: word, meetingPlace: word };
  for (const [id, lister] of [
    [home, landlord],
    [agencyHome, agent],
  ] as const)
    dataOf((await call(contract.viewings.saveTimes, { params: { id }, body: times as never }, lister)).answer);
  const { slots } = dataOf((await call(contract.viewings.slots, { params: { id: home }, query: {} })).answer);
  const book = async (at: number, { token }: SignedIn) => {
    const body = { propertyId: home, slotId: slots[at]!.id };
    return dataOf((await call(contract.viewings.book, { body }, { token })).answer).id;
  };
  const [viewing, missedViewing] = [await book(0, tenant), await book(1, applicant)];
  const sets = `starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`;
  const slot = 'where id = (select slot_id from viewing where id = $1)';
  await pool.query(`update viewing_slot set ${sets} ${slot}`, [missedViewing]);
  await pool.query(`update viewing set ${sets} where id = $1`, [missedViewing]);
  const params = { id: missedViewing };
  dataOf((await call(contract.viewings.act, { params, body: { action: 'miss-tenant' } }, landlord)).answer);
  dataOf((await call(contract.viewings.contest, { params, body: { content: word } }, applicant)).answer);
  return { viewing, missedViewing, freeSlot: slots[2]!.id };
}
