import type { reportsContract } from '@letfair/contract/trust/reports';
import {
  isReasonFor,
  type ReportType,
  reportProblems,
  reportSentences,
  URGENT_REPORTERS,
} from '@letfair/domain/trust/reports/reports';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { invalid, notFound } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { scheduleReplyTimes } from '../../lettings/reply-times/index.ts';
import { reportedMail } from './mails.ts';
import {
  findOpenReport,
  findReportableListing,
  findReportablePerson,
  insertReport,
  lockTarget,
  recountOpenReports,
  type SharedPart,
} from './reports.repository.ts';

export interface ReportsDeps {
  readonly db: Db;
  readonly publicUrl: string;
  /** Receives mails for our support desk. */
  readonly supportEmail: string;
}

const reportsPerDay: Limit = { bucket: 'report', hits: 20, seconds: 86_400 };

const targetNotFound: Readonly<Record<ReportType, string>> = {
  property: 'We couldn’t find this property.',
  listing: 'We couldn’t find this listing.',
  user: 'We couldn’t find this user.',
};

const refused = (field: 'reportType' | 'description' | 'targetId', sentence: string) => invalid(field, sentence);

export function checkReport(type: ReportType, body: { readonly reportType: string; readonly description: string }) {
  const description = body.description.trim();
  if (!isReasonFor(type, body.reportType)) return refused('reportType', reportProblems.reason);
  if (description === '') return refused('description', reportProblems.description);
  return { ok: true, reason: body.reportType, description } as const;
}

export const sendReport =
  (deps: ReportsDeps): Handler<typeof reportsContract.report> =>
  async ({ actor, body, write }) => {
    const { type, targetId } = body;
    const written = checkReport(type, body);
    if (!written.ok) return written;
    return write((tx) => recordReport(tx, deps, actor.id, { type, targetId, ...written, shared: null }));
  };

interface NewReport {
  readonly type: ReportType;
  readonly targetId: string;
  readonly reason: string;
  readonly description: string;
  /** Which messages come with it. */
  readonly shared: SharedPart | null;
}

/** Repeating an open report changes nothing. */
export async function recordReport(
  tx: Tx,
  { publicUrl, supportEmail }: ReportsDeps,
  reporterId: string,
  { type, targetId, reason, description, shared }: NewReport,
) {
  const target = await (type === 'user'
    ? findReportablePerson(tx, targetId, reporterId)
    : findReportableListing(tx, targetId));
  if (!target) return notFound(targetNotFound[type]);
  if (target.ownerId === reporterId) return refused('targetId', reportProblems.own);

  const { open_reporters: before } = await lockTarget(tx, type, targetId);
  const earlier = await findOpenReport(tx, { reporterId, targetId, type, shared });
  if (earlier) return { ok: true, isNew: false, data: { id: earlier.id }, message: reportSentences.sent } as const;
  const overLimit = await limitRefusal(tx, reportsPerDay, reporterId);
  if (overLimit) return overLimit;

  const id = newId();
  await insertReport(tx, { id, target_id: targetId, reporter_id: reporterId, type, reason, description, ...shared });
  if (type === 'user' && reason === 'spam') await scheduleReplyTimes(tx, reporterId);
  const { open_reporters: reporters } = await recountOpenReports(tx, targetId);
  if (reporters !== before && (reporters === 1 || reporters === URGENT_REPORTERS)) {
    const mail = { type, title: target.title, reason, reporters, link: `${publicUrl}/admin/review?tab=reports` };
    await enqueueMail(tx, supportEmail, reportedMail(mail));
  }
  return { ok: true, isNew: true, data: { id }, message: reportSentences.sent } as const;
}
