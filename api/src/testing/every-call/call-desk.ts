import { contract } from '@letfair/contract';
import { urlOf } from '@letfair/contract/wire/client';
import { userSorts } from '@letfair/domain/accounts/user-types';
import { bookingStatuses } from '@letfair/domain/listings/inventory/inventory-service';
import { measureKinds } from '@letfair/domain/trust/moderation/measures';
import { listingTabs } from '@letfair/domain/trust/moderation/review';
import { reportDecisions } from '@letfair/domain/trust/reports/reports';
import { closeIdleTickets } from '../../features/site/support/index.ts';
import { openDb } from '../../platform/db.ts';
import { aListing } from '../listings.ts';
import { aComplaint, aTicket } from '../people.ts';
import { LIVE_LISTING_ID } from '../populated-tables.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { admin, reports } = contract;
type Caller = Pick<TestApi, 'as' | 'call'>;

export async function callAdmin({ as, call }: Caller, boss: string): Promise<void> {
  const { user } = await as('tenant');
  for (const sort of userSorts)
    for (const search of ['', 'person-77', '7']) {
      await call(admin.users, { query: { sort, search } }, { token: boss });
      await call(admin.users, { query: { sort, search, direction: 'desc', cursor: user.id } }, { token: boss });
    }
  await call(admin.user, { params: { id: user.id } }, { token: boss });
  for (const cursor of [undefined, user.id])
    for (const query of [
      {},
      { action: 'suspend' },
      { actorId: user.id },
      { action: 'suspend', actorId: user.id },
      { from: '2026-11-01', to: '2026-11-30' },
      { actorId: user.id, from: '2026-11-01' },
      { targetType: 'account', targetId: user.id },
    ] as const)
      await call(admin.audit, { query: { ...query, ...(cursor && { cursor }) } }, { token: boss });
  await call(admin.admins, {}, { token: boss });
  await call(contract.system.show, {}, { token: boss });
  await call(contract.system.failedJobs, { query: {} }, { token: boss });
  await callMeasures({ as, call }, boss);
  await callReview({ as, call }, boss, user.id);
  for (const step of ['suspend', 'hide-homes'] as const)
    await call(admin.affected, { params: { id: user.id }, query: { step } }, { token: boss });
  for (const suspended of [true, false])
    await call(admin.suspend, { params: { id: user.id }, body: { suspended } }, { token: boss });
}

async function callMeasures({ as, call }: Caller, boss: string): Promise<void> {
  const { measures } = contract;
  const { user } = await as('landlord');
  await call(measures.waiting, { query: {} }, { token: boss });
  await call(measures.waiting, { query: { cursor: LIVE_LISTING_ID } }, { token: boss });
  for (const kind of measureKinds) {
    const body = { kind, reason: 'x' };
    const { id } = dataOf((await call(measures.apply, { params: { id: user.id }, body }, { token: boss })).answer);
    await call(measures.confirm, { params: { id } }, { token: boss });
    await call(measures.lift, { params: { id } }, { token: boss });
  }
  await call(measures.ofUser, { params: { id: user.id } }, { token: boss });
}

async function callReview({ call }: Caller, boss: string, userId: string): Promise<void> {
  const { review, moderation } = contract;
  const token = { token: boss };
  await call(review.counts, {}, token);
  for (const only of listingTabs)
    for (const [cursor, lister] of [[undefined, userId], [`0 2026-11-10T12:00:00.000000Z ${userId}`], []])
      await call(moderation.queue, { query: { only, ...(cursor && { cursor }), ...(lister && { lister }) } }, token);
  const homes = [LIVE_LISTING_ID, userId].map((id) => ({ id, version: 1 }));
  await call(moderation.approveTogether, { body: { homes } }, token);
  for (const status of bookingStatuses)
    for (const cursor of [undefined, userId])
      await call(moderation.bookings, { query: { status, ...(cursor && { cursor }) } }, token);
  await call(review.decision, { params: { targetId: LIVE_LISTING_ID } }, token);
  await call(review.unflagged, { query: { lister: userId } }, token);
  for (const tab of listingTabs) await call(review.listers, { query: { tab } }, token);
  dataOf((await call(review.record, { params: { id: LIVE_LISTING_ID } }, token)).answer);
  for (const takeOver of [true, false])
    await call(review.claim, { params: { targetId: LIVE_LISTING_ID }, body: { takeOver } }, token);
  await call(review.release, { params: { targetId: LIVE_LISTING_ID } }, token);
  for (const [about, targetId] of [
    ['listing', LIVE_LISTING_ID],
    ['account', userId],
  ] as const) {
    const { id } = dataOf((await call(review.addNote, { body: { about, targetId, content: 'x' } }, token)).answer);
    await call(review.deleteNote, { params: { id } }, token);
  }
  await call(review.notes, { params: { id: userId } }, token);
}

export async function callPostcodes({ call, send, api }: TestApi, boss: string): Promise<void> {
  const { show, begin, sendPart, cancel } = contract.postcodes;
  const text = 'pcds,doterm,lat,long\nLS6 3AA,,53.8196,-1.5812\n';
  const beginOne = () => call(begin, { body: { fileName: 'ONSPD.csv', bytes: text.length } }, { token: boss });
  const { id } = dataOf((await beginOne()).answer);
  dataOf((await call(cancel, { params: { id } }, { token: boss })).answer);
  const params = { id: dataOf((await beginOne()).answer).id };
  await send({
    method: sendPart.method,
    url: urlOf(sendPart, { params: { ...params, offset: '0' } }),
    headers: { authorization: `Bearer ${boss}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
  await call(show, {}, { token: boss });
  await api.sweepImports();
}

export async function callReports({ as, call }: Caller, boss: string): Promise<void> {
  const [{ token }, landlord] = [await as('tenant'), await as('landlord')];
  for (const [type, targetId] of [
    ['property', LIVE_LISTING_ID],
    ['user', landlord.user.id],
  ] as const)
    await call(reports.report, { body: { type, targetId, reportType: 'scam', description: 'x' } }, { token });
  const { nextCursor, targets } = dataOf((await call(reports.queue, { query: {} }, { token: boss })).answer);
  await call(reports.queue, { query: { cursor: nextCursor ?? '' } }, { token: boss });
  for (const [at, decision] of reportDecisions.entries()) {
    const { targetId = '', lastReportId = '', openReports = 1 } = targets[at] ?? {};
    const body = { decision, reason: 'x', seen: { lastReportId, reports: openReports } };
    dataOf((await call(reports.decide, { params: { targetId }, body }, { token: boss })).answer);
  }
  await call(reports.decided, { query: {} }, { token: boss });
  await call(reports.decided, { query: { cursor: LIVE_LISTING_ID } }, { token: boss });
}

/** A report of what a tenant wrote. */
export async function callSharedMessages(
  call: TestApi['call'],
  boss: string,
  { token, conversationId }: { readonly token: string; readonly conversationId: string },
): Promise<void> {
  const shared = { conversationId, about: 'message', upTo: 1 } as const;
  await call(reports.previewMessages, { query: { conversationId, upTo: '1' } }, { token });
  const body = { ...shared, reportType: 'scam', description: 'x' };
  const { id } = dataOf((await call(reports.reportMessages, { body }, { token })).answer);
  dataOf((await call(reports.readMessages, { params: { id } }, { token: boss })).answer);
}

export async function callAppeals({ as, call }: Caller, boss: string): Promise<void> {
  await call(contract.transparency.figures, {});
  const { ofListing, file, openLink, fileByLink, queue, decide } = contract.appeals;
  const { token } = await as('landlord');
  const submitted = await call(contract.listings.submit, { body: aListing({ title: 'No DSS' }) }, { token });
  const { id: propertyId } = dataOf(submitted.answer);
  const params = { propertyId };
  const [wording] = dataOf((await call(ofListing, { params }, { token })).answer).can.wordings;
  const { sentence: _, ...disputed } = wording ?? { rule: '', field: '', excerpt: '', sentence: '' };
  dataOf((await call(file, { params, body: { content: 'x', wording: disputed } }, { token })).answer);
  await call(contract.moderation.reject, { params: { id: propertyId }, body: { reason: 'x' } }, { token: boss });
  const { id } = dataOf((await call(file, { params, body: { content: 'x' } }, { token })).answer);
  await call(openLink, { body: { token: 'x' } });
  await call(fileByLink, { body: { token: 'x', content: 'x' } });
  for (const status of ['open', 'upheld'] as const)
    for (const cursor of [undefined, LIVE_LISTING_ID])
      await call(queue, { query: { status, ...(cursor && { cursor }) } }, { token: boss });
  await call(
    decide,
    { params: { id }, body: { decision: 'overturn', reason: 'x' } },
    { token: (await as('admin')).token },
  );
}

export async function callSupport({ as, call, pool }: Caller & Pick<TestApi, 'pool'>, boss: string): Promise<void> {
  const { token } = await as('tenant');
  const { openTicket, complain, mine, thread, reply, act } = contract.support;
  const desk = contract.supportDesk;
  await call(complain, { body: aComplaint() });
  const { id } = dataOf((await call(openTicket, { body: aTicket() }, { token })).answer);
  const params = { reference: id };
  await call(mine, { query: {} }, { token });
  await call(mine, { query: { cursor: LIVE_LISTING_ID } }, { token });
  await call(thread, { params }, { token });
  await call(reply, { params, body: { content: 'x' } }, { token });
  const narrowed = [
    {},
    { status: 'waiting' },
    { kind: 'data-complaint' },
    { mine: 'true' },
    { overdue: 'true' },
    { search: 'person-77@tenant.example' },
    { status: 'open', mine: 'true', overdue: 'true' },
  ] as const;
  for (const filter of narrowed) {
    await call(desk.tickets, { query: filter }, { token: boss });
    await call(desk.tickets, { query: { ...filter, cursor: LIVE_LISTING_ID } }, { token: boss });
    for (const cursor of [`${new Date().toISOString()} ${LIVE_LISTING_ID}`, LIVE_LISTING_ID])
      await call(desk.tickets, { query: { ...filter, sort: 'overdue', cursor } }, { token: boss });
  }
  await call(desk.ticket, { params }, { token: boss });
  await call(desk.prioritise, { params, body: { priority: 'urgent' } }, { token: boss });
  await call(desk.assign, { params, body: { assigned: true } }, { token: boss });
  await call(desk.answer, { params, body: { content: 'x' } }, { token: boss });
  await call(desk.act, { params, body: { action: 'close' } }, { token: boss });
  await call(act, { params, body: { action: 'settle' } }, { token });
  const db = openDb(pool);
  await closeIdleTickets(db, 'https://letfair.example')();
}
