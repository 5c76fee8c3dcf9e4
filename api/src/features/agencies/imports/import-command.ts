import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ShownImport } from '@letfair/contract/agencies/imports';
import { isLister } from '@letfair/domain/accounts/user-types';
import { hasEnded, importFileProblem, importSentences } from '@letfair/domain/agencies/imports/imports';
import { type Db, write } from '../../../platform/db.ts';
import { findAccountByEmail } from '../../accounts/sign-in/index.ts';
import { type ImportRowRecord, rowsOfImport } from './import-rows.repository.ts';
import type { ImportDeps } from './import-step.ts';
import {
  cancelAbandonedImports,
  cancelIdleImports,
  changeImport,
  findImport,
  findOpenImport,
  type ImportRecord,
  insertImport,
  isWaiting,
  lockImportCommand,
  unlockImportCommand,
} from './imports.repository.ts';
import { runImport } from './run-import.ts';
import { showImport } from './show/present-import.ts';
import { whyBusy } from './show/who-began.ts';

export interface ImportCommand {
  readonly path: string;
  readonly email: string;
  /** Without it nothing is changed. */
  readonly apply: boolean;
  readonly isWholePortfolio: boolean;
  readonly onProgress?: (shown: ImportRecord) => void;
}

export type ImportCommandOutcome =
  | { readonly ok: true; readonly shown: ShownImport; readonly problems: readonly ImportRowRecord[] }
  | { readonly ok: false; readonly problem: string };

const SHOWN_PROBLEMS = 20;
const interrupted = 'Interrupted. We’ve kept the homes already imported. Run the command again to import the rest.';

/** The same steps as on the page; columns are what was said of them before, or what they look like. */
export async function importListings(deps: ImportDeps, command: ImportCommand): Promise<ImportCommandOutcome> {
  const { db } = deps;
  const account = await findAccountByEmail(db, command.email);
  if (!account || !isLister(account.user_type))
    return { ok: false, problem: `There’s no landlord or agent with the email address ${command.email}.` };
  const file = await stat(command.path).catch(() => null);
  if (!file?.isFile()) return { ok: false, problem: `There’s no file at ${command.path}.` };
  const wrong = importFileProblem({ bytes: file.size });
  if (wrong) return { ok: false, problem: wrong };

  // Held by this connection, so that nobody has to wait for a command that was killed.
  return db.connection().execute(async (connection) => {
    if (!(await lockImportCommand(connection, account.id))) return { ok: false, problem: importSentences.underWay };
    try {
      return await importFile(deps, command, { accountId: account.id, bytes: file.size });
    } finally {
      await unlockImportCommand(connection, account.id);
    }
  });
}

async function importFile(
  deps: ImportDeps,
  command: ImportCommand,
  { accountId, bytes }: { readonly accountId: string; readonly bytes: number },
): Promise<ImportCommandOutcome> {
  const { db, files } = deps;
  let open: ImportRecord | undefined;
  const begun = await write(db, async (tx) => {
    const left = [...(await cancelIdleImports(tx, accountId, null)), ...(await cancelAbandonedImports(tx, accountId))];
    for (const id of left) await files.remove(id);
    const inserted = await insertImport(tx, {
      accountId,
      fileName: basename(command.path).slice(-200),
      bytes,
    });
    if (!inserted) open = await findOpenImport(tx, accountId);
    return inserted && changeImport(tx, inserted.id, 'receiving', { state: 'reading', received: bytes });
  });
  if (!begun) return { ok: false, problem: open ? await whyBusy(db, open, null) : importSentences.underWay };
  const { id } = begun;
  await files.placePart(id, await files.keepPart(id, command.path), 0);

  for (;;) {
    await runImport(deps, { isWhole: true, onBatch: command.onProgress })({ importId: id });
    const row = await findImport(db, id);
    if (row?.state === 'mapping') await changeImport(db, id, 'mapping', { state: 'checking' });
    else if (row?.state === 'checked' && command.apply)
      await changeImport(db, id, 'checked', {
        state: 'importing',
        share: 0,
        done_rows: 0,
        is_whole_portfolio: command.isWholePortfolio,
      });
    else return outcomeOf(deps, id);
  }
}

async function outcomeOf({ db, files, stopping }: ImportDeps, id: string): Promise<ImportCommandOutcome> {
  const found = await findImport(db, id);
  // The jobs of the server go on with it.
  if (found && isWaiting(found)) return shownOutcome(db, found);
  // What was only checked is shown to whoever ran the command, and ends here like what was interrupted.
  const ended =
    found && !hasEnded(found.state)
      ? await changeImport(db, id, found.state, { state: 'cancelled', ended_at: new Date() })
      : found;
  await files.remove(id);
  const row = ended ?? found;
  if (!row || stopping.aborted) return { ok: false, problem: interrupted };
  if (row.state === 'refused') return { ok: false, problem: row.problem };
  return shownOutcome(db, row);
}

async function shownOutcome(db: Db, row: ImportRecord): Promise<ImportCommandOutcome> {
  const range = { withProblems: true, after: 0, limit: SHOWN_PROBLEMS };
  const problems = await rowsOfImport(db, row.id, range);
  return { ok: true, shown: await showImport(db, row, null), problems };
}
