import { contract } from '@letfair/contract';
import { keysOf } from '@letfair/domain/keys-of';
import { tableSorts } from '@letfair/domain/listings/bulk/table';
import { certificateFilters } from '@letfair/domain/listings/certificates/certificate-dates';
import { remindCertificates } from '../../features/listings/certificates/index.ts';
import { sendInstantAlerts } from '../../features/search/saved-searches/index.ts';
import { openDb } from '../../platform/db.ts';
import { clientCalls } from '../clients.ts';
import { aListing } from '../listings.ts';
import { LIVE_LISTING_ID } from '../populated-tables.ts';
import { dataOf, type SignedIn, type TestApi } from '../test-api.ts';

const { bulk, certificates, clientHomes, clients, dashboard, listings, moderation, photos, steps } = contract;
type Caller = Pick<TestApi, 'as' | 'call'>;

export async function callListings({ as, call }: Caller, boss: string): Promise<void> {
  const { token } = await as('landlord');
  const { id } = dataOf((await call(listings.createDraft, { body: { title: 'A flat' } }, { token })).answer);
  const params = { id };
  await call(listings.saveDraft, { params, body: { title: 'A flat' } }, { token });
  await call(listings.draft, { params }, { token });
  await call(listings.drafts, {}, { token });
  await call(photos.list, { query: { ids: `${id},${id}` } }, { token });
  await call(photos.caption, { params, body: { caption: 'x' } }, { token });
  await call(listings.submitWithInventory, { body: { ...aListing(), draftId: id } }, { token });
  await call(moderation.queue, { query: {} }, { token: boss });
  await call(moderation.queue, { query: { status: 'let' } }, { token: boss });
  await call(moderation.approve, { params }, { token: boss });
  await call(listings.mine, { query: {} }, { token });
  await call(listings.mine, { query: { status: 'live', cursor: id } }, { token });
  await call(listings.own, { params }, { token });
  await call(listings.preview, { body: { form: { images: [id] }, propertyId: id } }, { token });
  await call(listings.edit, { params, body: aListing() }, { token });
  await call(listings.edit, { params, body: aListing({ description: 'WhatsApp me' }) }, { token });
  await call(moderation.queue, { query: { cursor: id } }, { token: boss });
  await call(moderation.listing, { params }, { token: boss });
  await call(moderation.approve, { params }, { token: boss });
  await call(listings.discardRevision, { params }, { token });
  await call(listings.duplicate, { params }, { token });
  await call(listings.confirmByMail, { body: { token: 'made-up' } });
  await callBulk({ call }, token, id);
  for (const action of ['pause', 'resume', 'withdraw'] as const)
    await call(steps.consequences, { params, query: { action } }, { token });
  const paused = await call(listings.act, { params, body: { action: 'pause', undoable: true } }, { token });
  const undo = paused.answer.success ? (paused.answer.data.step.undo ?? '') : '';
  await call(steps.undo, { params, body: { undo } }, { token });
  await call(listings.act, { params, body: { action: 'withdraw' } }, { token });
  await call(listings.deleteDraft, { params }, { token });
}

async function callBulk({ call }: Pick<Caller, 'call'>, token: string, id: string): Promise<void> {
  for (const sort of keysOf(tableSorts)) await call(bulk.table, { query: { sort } }, { token });
  await call(bulk.table, { query: { search: 'LF-22222', status: 'live', clientId: id, page: '2' } }, { token });
  await call(bulk.table, { query: { photos: 'none' } }, { token });
  const rent = { unit: 'percent', by: -1 } as const;
  await call(bulk.change, { body: { filter: { search: 'flat' }, action: 'rent', rent, dryRun: true } }, { token });
  const assignedTo = null;
  await call(bulk.change, { body: { ids: [id], action: 'assign', assignedTo, dryRun: true } }, { token });
  for (const body of [{ action: 'rent', rent } as const, { action: 'pause' } as const, { action: 'resume' } as const]) {
    const { answer } = await call(bulk.change, { body: { ids: [id], ...body } }, { token });
    const { changeId } = dataOf(answer);
    if (changeId) await call(bulk.undo, { params: { id: changeId } }, { token });
  }
}

export async function callClients(testing: Caller & Pick<TestApi, 'mailTo'>): Promise<void> {
  const { as, call } = testing;
  const agent = await as('agent');
  const { token } = agent;
  await call(dashboard.firstSteps, {}, { token });
  await call(dashboard.hideFirstSteps, { body: { isHidden: true } }, { token });
  const { id } = dataOf((await call(clients.add, { body: { name: 'Ada' } }, { token })).answer);
  await call(clients.change, { params: { id }, body: { name: 'Ada Lovell' } }, { token });
  await call(clients.list, { query: {} }, { token });
  await call(clients.list, { query: { search: 'ada', archived: 'true', cursor: id } }, { token });
  const listing = dataOf((await call(listings.submit, { body: aListing() }, { token })).answer);
  await call(clients.assign, { params: { id: listing.id }, body: { clientId: id } }, { token });
  await callClientHomes(testing, agent, listing.id);
}

async function callClientHomes({ as, call, mailTo }: Caller & Pick<TestApi, 'mailTo'>, agent: SignedIn, home: string) {
  const { assign, end, invite, makeClient } = clientCalls({ call, mailTo });
  const landlord = await as('landlord');
  const { token } = landlord;
  const params = { id: await makeClient(agent, landlord) };
  await assign(agent, home, params.id);
  await call(clientHomes.peek, { body: { token: 'made-up' } });
  await call(clientHomes.agencies, {}, { token });
  await call(clientHomes.homes, { params, query: { cursor: params.id } }, { token });
  await call(clientHomes.home, { params: { id: home } }, { token });
  await call(clientHomes.viewings, { params: { id: home }, query: {} }, { token });
  await call(clientHomes.viewings, { params: { id: home }, query: { cursor: home } }, { token });
  await call(clientHomes.offers, { params: { id: home }, query: { cursor: home } }, { token });
  await end(agent, params.id, landlord.user.id);
  await call(clientHomes.leave, { params }, { token });
  const { people } = dataOf((await invite(agent, params.id, landlord.user.email)).answer);
  await end(agent, params.id, people[0]?.id ?? '');
}

export async function callCertificates({ as, call, pool, send }: TestApi, boss: string): Promise<void> {
  const { token } = await as('landlord');
  const params = { id: dataOf((await call(listings.submit, { body: aListing() }, { token })).answer).id };
  const save = (body: Partial<{ number: string; issued: string; renews: boolean }>) =>
    call(certificates.save, { params, body: { kind: 'gasSafety', ...body } }, { token });
  await save({ issued: '2026-01-01' });
  await save({ number: '1' });
  const { id } = dataOf((await save({ issued: '2026-02-02', renews: true })).answer);
  for (const show of [undefined, ...certificateFilters])
    for (const cursor of [undefined, `2026-01-01 ${id}`])
      await call(certificates.list, { query: { ...(show && { show }), ...(cursor && { cursor }) } }, { token });
  await call(certificates.homes, {}, { token });
  await call(certificates.ofHome, { params }, { token });
  await call(certificates.uploadFile, { params: { id } }, { token });
  await send({ url: `/api/certificates/${id}/download`, headers: { authorization: `Bearer ${token}` } });
  await send({ url: `/api/certificates/${id}/download`, headers: { authorization: `Bearer ${boss}` } });
  await call(certificates.review, { params }, { token: boss });
  await call(certificates.confirm, { params: { id }, body: { confirmed: true } }, { token: boss });
  const { url } = dataOf((await call(certificates.openCalendar, {}, { token })).answer);
  await send({ url: new URL(url).pathname });
  await call(certificates.calendar, {}, { token });
  await call(certificates.closeCalendar, {}, { token });
  await remindCertificates(openDb(pool), 'https://letfair.example')();
  await call(certificates.removeFile, { params: { id } }, { token });
  await call(certificates.remove, { params: { id } }, { token });
}

const { favorites, search } = contract;

export async function callSearch({
  as,
  call,
  mailTo,
  pool,
}: Pick<TestApi, 'as' | 'call' | 'mailTo' | 'pool'>): Promise<void> {
  const { user, token } = await as('tenant');
  const [params, listing] = [{ id: LIVE_LISTING_ID }, { propertyId: LIVE_LISTING_ID }];
  await call(search.property, { params });
  await call(search.rents, { query: { location: 'LS4' } });
  await call(contract.places.facts, { query: { location: 'LS4' } });
  // Nothing is found, so homes are counted without its filters.
  await call(search.find, { query: { location: 'LS4 or LS5', bedrooms: '9', words: 'nothing', facets: 'true' } });
  await call(search.find, { query: { location: 'LS4', added: '7', availableFrom: '2026-12-01', facets: 'true' } });
  for (const _ of ['first', 'second']) await call(search.view, { params }, { ipAddress: '203.0.113.7' });
  await call(search.cards, { query: { ids: LIVE_LISTING_ID } });
  await call(search.matches, {}, { token });
  await call(favorites.add, { params: listing }, { token });
  await call(favorites.list, {}, { token });
  await call(favorites.cards, { query: { cursor: `1-${LIVE_LISTING_ID}` } }, { token });
  await call(favorites.remove, { params: listing }, { token });

  const { save, list, change, remove, unsubscribe } = contract.savedSearches;
  const body = { name: 'Leeds', search: 'location=LS4', frequency: 'instant' } as const;
  const { id } = dataOf((await call(save, { body }, { token })).answer);
  await sendInstantAlerts(openDb(pool), 'https://letfair.example')({ listingId: LIVE_LISTING_ID });
  const mail = await mailTo(user.email);
  const link = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  dataOf((await call(unsubscribe, { body: { token: link } })).answer);
  await call(list, {}, { token });
  await call(change, { params: { id }, body: { name: 'Leeds', frequency: 'none' } }, { token });
  await call(remove, { params: { id } }, { token });
}
