import { decisionsAbout, isReasonFor, outcomeOf, type ReportDecision } from '@letfair/domain/trust/reports/reports';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { recountOpenReports } from '../../trust/reports/index.ts';
import type { MarketReportedTarget } from './market.ts';
import { auditEntryAt, type NewAuditEntry, type SeedContext } from './seed-context.ts';

/** Returns the audit entries. */
export async function seedReports(
  tx: Tx,
  reported: readonly MarketReportedTarget[],
  places: SeedContext,
): Promise<NewAuditEntry[]> {
  const entries: NewAuditEntry[] = [];
  for (const one of reported) entries.push(...(await seedReportedTarget(tx, one, places)));
  return entries;
}

async function seedReportedTarget(
  tx: Tx,
  { about, reports, decided, note }: MarketReportedTarget,
  { idOf, placeOf, suspensionOf, moderator }: SeedContext,
): Promise<NewAuditEntry[]> {
  const isPerson = typeof about === 'string';
  const id = isPerson ? idOf(about) : placeOf(about).id;
  const owner = isPerson ? id : placeOf(about).account;
  await tx
    .insertInto('reported_target')
    .values({ id, ...(isPerson ? { account_id: id } : { listing_id: id }) })
    .execute();
  const rows = reports.map(({ reporter, type, reason, description, at }) => {
    const reporter_id = idOf(reporter);
    if (!isReasonFor(type, reason) || (type === 'user') !== isPerson || reporter_id === owner)
      throw new Error(`${reporter} could not have reported this as ${reason}.`);
    return { id: newId(at.getTime()), target_id: id, reporter_id, type, reason, description, created_at: at };
  });
  const last_report_id = rows.at(-1)?.id;
  if (!decided || !last_report_id) {
    await tx.insertInto('report').values(rows).execute();
    await recountOpenReports(tx, id);
    if (note)
      await tx
        .insertInto('moderator_note')
        .values({
          id: newId(note.at.getTime()),
          ...(isPerson ? { account_id: id } : { listing_id: id }),
          author_id: moderator,
          content: note.content,
          created_at: note.at,
        })
        .execute();
    return [];
  }
  const { decision, reason, at } = decided;
  const happened = {
    dismiss: true,
    'hide-listing': !isPerson && about.steps.some(({ action, note }) => action === 'hide' && note === reason),
    'suspend-user': suspensionOf(owner) === reason,
  } satisfies Record<ReportDecision, boolean>;
  if (!decisionsAbout(isPerson ? 'account' : 'listing').includes(decision) || !happened[decision])
    throw new Error(`What was reported as ${reports[0]?.reason} did not lead to ${decision}.`);
  const outcome = outcomeOf(decision);
  const { id: decision_id } = await tx
    .insertInto('report_decision')
    .values({
      id: newId(at.getTime()),
      target_id: id,
      decision,
      outcome,
      reason,
      last_report_id,
      reports: rows.length,
      decided_by: moderator,
      decided_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('report')
    .values(rows.map((row) => ({ ...row, closed_at: at, outcome, decision_id })))
    .execute();
  await recountOpenReports(tx, id);
  const by = { by: 'moderator', actor: moderator } as const;
  return [auditEntryAt(at, { ...by, action: decision, type: 'report', id, status: outcome, note: reason })];
}
