import { REPORTS_PER_PAGE, type ReportedTarget, type reportsContract } from '@letfair/contract/reports';
import { id as anId } from '@letfair/contract/text';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { openReasons, openReports, type Place, queuedTargets } from './reports.repository.ts';

/** As many of one target's reports are shown; the rest say the same more often. */
const REPORTS_OF_A_TARGET = 20;

const noSuchPage = {
  ok: false,
  code: 'invalid',
  message: 'This page does not exist.',
  fields: { cursor: 'Use the nextCursor of the page before.' },
} as const;

const cursorOf = ({ open_reporters, last_report_id }: { open_reporters: number; last_report_id: string }): string =>
  `${open_reporters}.${last_report_id}`;

function placeIn(cursor: string): Place | null {
  const [, reporters, lastReportId = ''] = /^(\d{1,9})\.(.{36})$/.exec(cursor) ?? [];
  return reporters && anId.safeParse(lastReportId).success ? { reporters: Number(reporters), lastReportId } : null;
}

export const listReports =
  (db: Db): Handler<typeof reportsContract.queue> =>
  async ({ query: { cursor } }) => {
    const after = cursor === undefined ? null : placeIn(cursor);
    if (cursor !== undefined && !after) return noSuchPage;
    // One more than the page holds tells whether there is another page.
    const found = await queuedTargets(db, { after, limit: REPORTS_PER_PAGE + 1 });
    const page = found.slice(0, REPORTS_PER_PAGE);
    const ids = page.map(({ id }) => id);
    const [reports, reasons] = await Promise.all([openReports(db, ids, REPORTS_OF_A_TARGET), openReasons(db, ids)]);
    const byTarget = Map.groupBy(reports, ({ target_id }) => target_id);

    const targets = page.flatMap(({ id, title, open_reporters }): ReportedTarget[] => {
      const own = byTarget.get(id) ?? [];
      const [newest] = own;
      if (!newest) return [];
      return [
        {
          type: newest.type,
          targetId: id,
          title,
          reporters: open_reporters,
          reasons: reasons.get(id) ?? [],
          lastAt: newest.created_at.toISOString(),
          reports: own.map((report) => ({
            id: report.id,
            reason: report.reason,
            description: report.description,
            reporter: report.reporter ?? '',
            createdAt: report.created_at.toISOString(),
          })),
        },
      ];
    });
    const last = page.at(-1);
    return { ok: true, data: { targets, nextCursor: found.length > page.length && last ? cursorOf(last) : null } };
  };
