import { contract } from '@letfair/contract';
import { exportNames } from '@letfair/domain/agencies/portfolio/exports';
import { attachmentCalls } from '../attachments.ts';
import { aPdf } from '../certificates.ts';
import { aListing, takeShownStep } from '../listings.ts';
import { dataOf, type TestApi } from '../test-api.ts';
import { callSharedMessages } from './call-desk.ts';

const { applications, conversations, dashboard, exports, listings, moderation, replyTemplates, replyTimes } = contract;
type SendingCaller = Pick<TestApi, 'as' | 'call' | 'send'>;

export async function callConversations({ as, call, send }: SendingCaller, boss: string): Promise<void> {
  const [landlord, tenant] = [await as('landlord'), await as('tenant')];
  const { token } = tenant;
  const listing = dataOf((await call(listings.submit, { body: aListing() }, { token: landlord.token })).answer);
  await call(moderation.approve, { params: { id: listing.id } }, { token: boss });
  const body = { propertyId: listing.id, content: 'Is it still to be had?' };
  const { id, updatedAt } = dataOf((await call(conversations.start, { body }, { token })).answer);
  const params = { id };
  for (const who of [landlord, tenant]) {
    const { token } = who;
    await call(conversations.send, { params, body: { content: 'Hello' } }, { token });
    await callAttachments({ call, send }, token, id);
    await call(conversations.list, { query: {} }, { token });
    await call(conversations.list, { query: { search: 'canal', cursor: `${updatedAt} ${id}` } }, { token });
    await call(conversations.search, { query: { search: 'still had' } }, { token });
    await call(conversations.search, { query: { search: 'still', cursor: `${updatedAt} ${id}` } }, { token });
    await call(conversations.unread, {}, { token });
    await call(conversations.show, { params }, { token });
    await call(conversations.messages, { params, query: {} }, { token });
    await call(conversations.messages, { params, query: { cursor: '2' } }, { token });
    await call(conversations.read, { params, body: { number: 2 } }, { token });
    if (who === landlord) await callInbox(call, token, params, listing.id);
    for (const blocked of [true, false]) await call(conversations.block, { params, body: { blocked } }, { token });
  }
  await callSharedMessages(call, boss, { token: landlord.token, conversationId: id });
  const template = { title: 'Viewing', content: 'Hello {name}' };
  const added = dataOf((await call(replyTemplates.add, { body: template }, landlord)).answer);
  await call(replyTemplates.list, {}, landlord);
  await call(replyTimes.show, {}, landlord);
  await call(replyTemplates.change, { params: { id: added.id }, body: template }, landlord);
  await call(replyTemplates.remove, { params: { id: added.id } }, landlord);
}

async function callInbox(
  call: TestApi['call'],
  token: string,
  params: { readonly id: string },
  propertyId: string,
): Promise<void> {
  const { addNote, assign, assignViewing, deleteNote, see, show } = contract.inbox;
  const note = dataOf((await call(addNote, { params, body: { content: 'A note' } }, { token })).answer);
  await call(show, { params }, { token });
  await call(assign, { params, body: { assignedTo: null } }, { token });
  await call(see, { params }, { token });
  await call(assignViewing, { params, body: { assignedTo: null } }, { token });
  await call(conversations.list, { query: { assigned: 'nobody' } }, { token });
  await call(conversations.list, { query: { assigned: 'me' } }, { token });
  await call(conversations.list, { query: { waiting: 'true', propertyId } }, { token });
  await call(conversations.homes, {}, { token });
  await call(deleteNote, { params: { id: note.id } }, { token });
}

async function callAttachments(api: Pick<TestApi, 'call' | 'send'>, token: string, id: string): Promise<void> {
  const { attach, download } = attachmentCalls(api);
  const [sent, removed] = [
    dataOf((await attach(token, id, aPdf())).answer),
    dataOf((await attach(token, id, aPdf())).answer),
  ];
  await api.call(conversations.send, { params: { id }, body: { content: '', attachments: [sent.id] } }, { token });
  await api.call(conversations.detach, { params: { id: removed.id } }, { token });
  for (const what of ['download', 'thumbnail'] as const) await download(token, sent.id, what);
}

export async function callApplications({ as, call, send }: SendingCaller, boss: string): Promise<void> {
  const [landlord, tenant, other] = [await as('landlord'), await as('tenant'), await as('tenant')];
  const { token } = tenant;
  const listing = dataOf((await call(listings.submit, { body: aListing() }, { token: landlord.token })).answer);
  await call(moderation.approve, { params: { id: listing.id } }, { token: boss });
  const body = { moveInDate: '', people: 2, employment: '' as const, pets: '', note: '' };
  await call(applications.saveProfile, { body }, { token });
  await call(applications.apply, { body: { propertyId: listing.id } }, { token: other.token });
  const { id } = dataOf((await call(applications.apply, { body: { propertyId: listing.id } }, { token })).answer);
  const params = { id };
  for (const who of [landlord, tenant]) {
    await call(applications.list, { query: {} }, { token: who.token });
    const query = { propertyId: listing.id, status: 'sent', cursor: id } as const;
    await call(applications.list, { query }, { token: who.token });
    await call(applications.show, { params }, { token: who.token });
    await call(dashboard.figures, {}, { token: who.token });
    const cursor = `2027-01-01T00:00:00.000Z ${id}`;
    for (const query of [{}, { cursor }]) await call(dashboard.inbox, { query }, { token: who.token });
  }
  const accept = { action: 'accept', letAgreed: true, declineOthers: true } as const;
  await call(applications.act, { params, body: accept }, { token: landlord.token });
  for (const who of [landlord, tenant]) {
    await call(
      applications.tickNextStep,
      { params, body: { step: 'viewing', doneOn: '2026-11-15' } },
      { token: who.token },
    );
    await call(applications.tickNextStep, { params, body: { step: 'viewing', doneOn: null } }, { token: who.token });
    await call(applications.shareContact, { params, body: { share: true } }, { token: who.token });
    await call(applications.write, { params, body: { content: 'Hello' } }, { token: who.token });
    await call(dashboard.figures, {}, { token: who.token });
  }
  for (const who of [landlord, tenant]) {
    const body = { action: who === landlord ? 'decline' : 'withdraw', declineReason: 'move-in-date' } as const;
    await call(applications.act, { params, body }, { token: who.token });
    await call(applications.undo, { params }, { token: who.token });
  }
  await call(dashboard.activity, { params: { id: listing.id } }, { token: landlord.token });
  await call(exports.list, {}, { token: landlord.token });
  const authorization = `Bearer ${landlord.token}`;
  for (const name of exportNames) await send({ url: `/api/exports/${name}`, headers: { authorization } });
  for (const action of ['let', 'unlet', 'withdraw'] as const)
    await takeShownStep({ call })(landlord.token, listing.id, action);
}
