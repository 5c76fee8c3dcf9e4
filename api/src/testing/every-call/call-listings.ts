import { contract } from '@letfair/contract';
import { aHome } from '../homes.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { clients, listings, moderation, photos } = contract;
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
  await call(listings.submitWithInventory, { body: { ...aHome(), draftId: id } }, { token });
  await call(moderation.queue, { query: {} }, { token: boss });
  await call(moderation.queue, { query: { status: 'let' } }, { token: boss });
  await call(moderation.approve, { params }, { token: boss });
  await call(listings.mine, { query: {} }, { token });
  await call(listings.mine, { query: { status: 'live', cursor: id } }, { token });
  await call(listings.own, { params }, { token });
  await call(listings.edit, { params, body: aHome() }, { token });
  await call(listings.duplicate, { params }, { token });
  await call(listings.confirmByMail, { body: { token: 'made-up' } });
  await call(listings.act, { params, body: { action: 'withdraw' } }, { token });
  await call(listings.deleteDraft, { params }, { token });
}

export async function callClients({ as, call }: Caller): Promise<void> {
  const { token } = await as('agent');
  const { id } = dataOf((await call(clients.add, { body: { name: 'Ada' } }, { token })).answer);
  await call(clients.change, { params: { id }, body: { name: 'Ada Lovell' } }, { token });
  await call(clients.list, { query: {} }, { token });
  await call(clients.list, { query: { search: 'ada', archived: 'true', cursor: id } }, { token });
  const home = dataOf((await call(listings.submit, { body: aHome() }, { token })).answer);
  await call(clients.assign, { params: { id: home.id }, body: { clientId: id } }, { token });
}
