import { nextListingDay } from '@letfair/domain/listings/allowance';
import type { Db, Tx } from '../../../platform/db.ts';
import { enqueueMail, type MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { countHeldRows, countRows } from './import-rows.repository.ts';
import { changeImport, type ImportRecord } from './imports.repository.ts';
import { endMail, undoneMail, waitingMail } from './mails.ts';
import { startWork } from './receive-import.ts';

/**
 * Leaves the new homes that the allowance of today has no room for to the next day in the UK, when the import goes on by
 * itself. Null where there are none, and `cancelled` where somebody does not want them any more.
 */
export async function waitForTomorrow(
  tx: Tx,
  row: ImportRecord,
  publicUrl: string,
): Promise<'waiting' | 'cancelled' | null> {
  const held = await countHeldRows(tx, row.id);
  if (held === 0) return null;
  // The rows that are left are anywhere in the file.
  const paused = await changeImport(tx, row.id, 'importing', { done_rows: 0, waits_until: nextListingDay(new Date()) });
  if (!paused) return null;
  // Cancelled after the last batch, which could not see it.
  if (paused.is_cancelled) return 'cancelled';
  await startAgainTomorrow(tx, paused);
  const counts = await countRows(tx, row.id, 'applied');
  // A long file waits every day, and its importer is told on the first.
  if (row.waits_until === null)
    await mailImporter(tx, row, waitingMail(row, { held, listed: counts.new ?? 0, publicUrl }));
  return 'waiting';
}

/** The job of an import that waits; one that a clock let begin too early is put off once more. */
export async function startAgainTomorrow(tx: Tx, row: ImportRecord): Promise<void> {
  const milliseconds = (row.waits_until?.getTime() ?? 0) - Date.now();
  await startWork(tx, row, { delaySeconds: Math.max(1, Math.ceil(milliseconds / 1_000)) });
}

/** The imports of an account that no longer has a limit go on at once. */
export async function resumeWaitingImports(tx: Tx, accountId: string): Promise<void> {
  const waiting = await tx
    .updateTable('listing_import')
    .set({ waits_until: new Date() })
    .where('account_id', '=', accountId)
    .where('state', '=', 'importing')
    .where('waits_until', '>', new Date())
    .returning(['id', 'account_id', 'state'])
    .execute();
  for (const row of waiting) await startWork(tx, row);
}

/** Tells of the end of an import that went on by itself. */
export async function tellOfEnd(tx: Tx, row: ImportRecord, publicUrl: string, problem = ''): Promise<void> {
  if (row.waits_until !== null) await mailImporter(tx, row, endMail(row, publicUrl, problem));
}

/** Tells whoever imported that somebody else has undone it, and whoever undid it that it stopped. */
export async function tellOfUndo(tx: Tx, row: ImportRecord, publicUrl: string, problem = ''): Promise<void> {
  const importer = row.person_id ?? row.account_id;
  const undoer = row.undo_person_id ?? row.account_id;
  if (problem !== '') await mailPerson(tx, undoer, undoneMail(row, publicUrl, { problem }));
  else if (importer !== undoer) await mailPerson(tx, importer, undoneMail(row, publicUrl, { problem: '' }));
}

/** Whoever pressed "Import", or else the account itself. */
const mailImporter = (tx: Tx, { person_id, account_id }: ImportRecord, mail: MailContent): Promise<void> =>
  mailPerson(tx, person_id ?? account_id, mail);

/** Nobody who cannot sign in. */
async function mailPerson(tx: Tx, id: string, mail: MailContent): Promise<void> {
  const receiver = await findReceiver(tx, id);
  if (receiver) await enqueueMail(tx, receiver.email, mail);
}

const findReceiver = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
