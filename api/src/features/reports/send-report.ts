import type { reportsContract } from '@letfair/contract/reports';
import {
  isReasonFor,
  type ReportType,
  reportProblems,
  reportSentences,
  URGENT_REPORTERS,
} from '@letfair/domain/reports/reports';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { countHit, type Limit, tooMany } from '../../platform/throttle.ts';
import { reportedMail } from './mails.ts';
import { findListing, findPerson, insertReport, lockTarget, openReportOf, recount } from './reports.repository.ts';

export interface ReportsDeps {
  readonly db: Db;
  readonly publicUrl: string;
  /** Receives mails for our support desk. */
  readonly supportEmail: string;
}

const reportsADay: Limit = { bucket: 'report', hits: 20, seconds: 86_400 };

const noSuchTarget: Readonly<Record<ReportType, string>> = {
  property: 'There is no such property.',
  listing: 'There is no such listing.',
  user: 'There is no such user.',
};

const refused = (field: 'reportType' | 'description' | 'targetId', sentence: string) =>
  ({ ok: false, code: 'invalid', message: sentence, fields: { [field]: sentence } }) as const;

export const sendReport =
  ({ publicUrl, supportEmail }: ReportsDeps): Handler<typeof reportsContract.report> =>
  async ({ actor, body, write }) => {
    const { type, targetId, reportType: reason } = body;
    const description = body.description.trim();
    if (!isReasonFor(type, reason)) return refused('reportType', reportProblems.reason);
    if (description === '') return refused('description', reportProblems.description);

    return write(async (tx) => {
      const target = await (type === 'user' ? findPerson(tx, targetId, actor.id) : findListing(tx, targetId));
      if (!target) return { ok: false, code: 'not_found', message: noSuchTarget[type] };
      if (target.ownerId === actor.id) return refused('targetId', reportProblems.own);

      const { open_reporters: before } = await lockTarget(tx, type, targetId);
      const earlier = await openReportOf(tx, { reporterId: actor.id, targetId, type });
      if (earlier) return { ok: true, data: { id: earlier.id }, message: reportSentences.sent };
      const wait = await countHit(tx, reportsADay, actor.id);
      if (wait) return tooMany(wait);

      const id = newId();
      await insertReport(tx, { id, target_id: targetId, reporter_id: actor.id, type, reason, description });
      const { open_reporters: reporters } = await recount(tx, targetId);
      if (reporters !== before && (reporters === 1 || reporters === URGENT_REPORTERS)) {
        const mail = { type, title: target.title, reason, reporters, link: `${publicUrl}/admin/dashboard` };
        await enqueueMail(tx, supportEmail, reportedMail(mail));
      }
      return { ok: true, data: { id }, message: reportSentences.sent };
    });
  };
