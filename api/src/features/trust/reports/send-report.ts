import type { reportsContract } from '@letfair/contract/trust/reports';
import {
  isReasonFor,
  type ReportType,
  reportProblems,
  reportSentences,
  URGENT_REPORTERS,
} from '@letfair/domain/trust/reports/reports';
import type { Db } from '../../../platform/db.ts';
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
} from './reports.repository.ts';

export interface ReportsDeps {
  readonly db: Db;
  readonly publicUrl: string;
  /** Receives mails for our support desk. */
  readonly supportEmail: string;
}

const reportsPerDay: Limit = { bucket: 'report', hits: 20, seconds: 86_400 };

const targetNotFound: Readonly<Record<ReportType, string>> = {
  property: 'There is no such property.',
  listing: 'There is no such listing.',
  user: 'There is no such user.',
};

const refused = (field: 'reportType' | 'description' | 'targetId', sentence: string) => invalid(field, sentence);

export const sendReport =
  ({ publicUrl, supportEmail }: ReportsDeps): Handler<typeof reportsContract.report> =>
  async ({ actor, body, write }) => {
    const { type, targetId, reportType: reason } = body;
    const description = body.description.trim();
    if (!isReasonFor(type, reason)) return refused('reportType', reportProblems.reason);
    if (description === '') return refused('description', reportProblems.description);

    return write(async (tx) => {
      const target = await (type === 'user'
        ? findReportablePerson(tx, targetId, actor.id)
        : findReportableListing(tx, targetId));
      if (!target) return notFound(targetNotFound[type]);
      if (target.ownerId === actor.id) return refused('targetId', reportProblems.own);

      const { open_reporters: before } = await lockTarget(tx, type, targetId);
      const earlier = await findOpenReport(tx, { reporterId: actor.id, targetId, type });
      if (earlier) return { ok: true, data: { id: earlier.id }, message: reportSentences.sent };
      const overLimit = await limitRefusal(tx, reportsPerDay, actor.id);
      if (overLimit) return overLimit;

      const id = newId();
      await insertReport(tx, { id, target_id: targetId, reporter_id: actor.id, type, reason, description });
      if (type === 'user' && reason === 'spam') await scheduleReplyTimes(tx, actor.id);
      const { open_reporters: reporters } = await recountOpenReports(tx, targetId);
      if (reporters !== before && (reporters === 1 || reporters === URGENT_REPORTERS)) {
        const mail = { type, title: target.title, reason, reporters, link: `${publicUrl}/admin/review?tab=reports` };
        await enqueueMail(tx, supportEmail, reportedMail(mail));
      }
      return { ok: true, data: { id }, message: reportSentences.sent };
    });
  };
