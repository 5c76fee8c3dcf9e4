import type { reportsContract, SharedMessage } from '@letfair/contract/trust/reports';
import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { MAX_SHARED_MESSAGES, READ_MESSAGES_ACTION, reportProblems } from '@letfair/domain/trust/reports/reports';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { invalid, notFound } from '../../../platform/http/refusals.ts';
import {
  conversationNotFound,
  findConversationSummary,
  findMessages,
  type Party,
  toParty,
} from '../../lettings/conversations/index.ts';
import { checkReport, type ReportsDeps, recordReport } from './send-report.ts';
import {
  findSharedReport,
  insertSharedMessages,
  listSharedMessages,
  recordReading,
} from './shared-messages.repository.ts';

const messageNotFound = notFound(reportProblems.messageGone);
const nothingShared = notFound(
  `This report has no shared messages. We delete shared messages ${retentionTexts.sharedMessageDays} after the decision.`,
);

/** What a report shares: the same for the person who looks at it first and for the moderators. */
async function findMessagesToShare(db: Db, party: Party, conversationId: string, upTo: number | null) {
  const found = await findConversationSummary(db, party, conversationId);
  if (!found) return conversationNotFound;
  const newestFirst = await findMessages(db, conversationId, {
    before: upTo === null ? null : upTo + 1,
    limit: MAX_SHARED_MESSAGES + 1,
  });
  const newest = newestFirst[0];
  if (!newest || (upTo !== null && newest.number !== upTo)) return messageNotFound;
  const senders = { tenant: 'tenant', lister: found.lister_type === 'agent' ? 'agent' : 'landlord' } as const;
  const messages = newestFirst.slice(0, MAX_SHARED_MESSAGES).map((message): SharedMessage => {
    const side = message.by_tenant ? 'tenant' : 'lister';
    return {
      number: message.number,
      sender: senders[side],
      isReporters: side === party.side,
      content: message.content,
      attachments: message.attachments.map(({ name }) => name),
      sentAt: message.created_at.toISOString(),
    };
  });
  return {
    ok: true,
    otherId: party.side === 'tenant' ? found.lister_id : found.tenant_id,
    messages: messages.reverse(),
    hasEarlier: newestFirst.length > MAX_SHARED_MESSAGES,
  } as const;
}

export const previewMessages =
  (db: Db): Handler<typeof reportsContract.previewMessages> =>
  async ({ actor, query: { conversationId, upTo } }) => {
    const found = await findMessagesToShare(
      db,
      toParty(actor),
      conversationId,
      upTo === undefined ? null : Number(upTo),
    );
    if (!found.ok) return found;
    return { ok: true, data: { messages: found.messages, hasEarlier: found.hasEarlier } };
  };

export const reportMessages =
  (deps: ReportsDeps): Handler<typeof reportsContract.reportMessages> =>
  async ({ actor, body, write }) => {
    const { about, conversationId, upTo } = body;
    const written = checkReport('user', body);
    if (!written.ok) return written;
    const party = toParty(actor);
    return write(async (tx) => {
      const found = await findMessagesToShare(tx, party, conversationId, upTo);
      if (!found.ok) return found;
      const { messages, otherId: targetId } = found;
      if (about === 'message' && messages.at(-1)?.isReporters) return invalid('upTo', reportProblems.ownMessage);
      if (messages.every(({ isReporters }) => isReporters)) return invalid('upTo', reportProblems.nothingWritten);

      const shared = { conversation_id: conversationId, about, shared_up_to: upTo };
      const report = { type: 'user', targetId, ...written, shared } as const;
      const recorded = await recordReport(tx, deps, party.id, report);
      if (recorded.ok && recorded.isNew) await insertSharedMessages(tx, recorded.data.id, messages);
      return recorded;
    });
  };

/** For moderators: exactly what was shared, and nothing else of the conversation. */
export const readMessages =
  (): Handler<typeof reportsContract.readMessages> =>
  ({ actor, params: { id }, write }) =>
    write(async (tx) => {
      const report = await findSharedReport(tx, id);
      if (!report) return nothingShared;
      await recordReading(tx, id);
      await recordAudit(tx, {
        actor_id: actor.id,
        actor_role: 'moderator',
        action: READ_MESSAGES_ACTION,
        target_type: 'report',
        target_id: report.target_id,
        status: 'read',
      });
      const isReportedTenant = report.reported_type === 'tenant';
      const isReporters = (sender: SharedMessage['sender']) => (sender === 'tenant') !== isReportedTenant;
      return { ok: true, data: { messages: await listSharedMessages(tx, id, isReporters) } };
    });
