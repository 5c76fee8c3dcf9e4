import type { ImportProblem } from '@letfair/domain/agencies/imports/imports';
import { cutText } from '@letfair/domain/cut-text';
import { write } from '../../../platform/db.ts';
import { findSecondAdverts, hasFeesLink } from '../../listings/manage/index.ts';
import { activeClientsOf } from '../clients/index.ts';
import { findStoredListings, nameKey } from '../portfolio/index.ts';
import { listBranches } from '../teams/index.ts';
import { fieldNamer, homeReader } from './homes.ts';
import { countRows, insertImportRows, type NewImportRow, referencesInImport } from './import-rows.repository.ts';
import { type ImportDeps, ROWS_READ_AT_ONCE, refuseLostRight, type StepEnd, type StepLimits } from './import-step.ts';
import { advanceImport, changeImport, type ImportRecord, listerOf, type Progress } from './imports.repository.ts';
import { type Checking, type NumberedHome, type PlannedRow, planRow } from './plan-row.ts';
import { openPortfolio } from './read/open-portfolio.ts';
import { missingHomes } from './save-home.ts';

const BATCH = 100;

/** The dry run: finds out what would happen to each home, and writes nothing but that. */
export async function checkRows(deps: ImportDeps, row: ImportRecord, limits: StepLimits): Promise<StepEnd> {
  const portfolio = await openPortfolio(await deps.files.localCopy(row.id));
  try {
    const read = homeReader(row.columns);
    const lister = await listerOf(deps.db, row.account_id);
    const outside = { hasFeesLink: await hasFeesLink(deps.db, row.account_id) };
    const nameOf = fieldNamer(row);
    const isAgent = lister.userType === 'agent';
    const clients = isAgent ? await clientKeysOf(deps, lister.id) : null;
    const branches = isAgent ? await listBranches(deps.db, lister.id) : null;
    const checked = { deps, row, lister, outside, pictures: portfolio.pictures, nameOf, clients, branches };
    let [number, saved, share, fileRow] = [0, row.done_rows, 0, 0];
    let batch: NumberedHome[] = [];
    const save = async () => {
      const { columns } = row;
      const end = await saveBatch(checked, batch, { from: saved, to: number, share, columns, onBatch: limits.onBatch });
      saved = number;
      batch = [];
      return end;
    };
    const onShare = (now: number) => {
      share = now;
    };
    const beginBatch = () => limits.onBegin({ from: fileRow + 1, to: fileRow + BATCH });
    beginBatch();
    for await (const found of portfolio.rows(onShare)) {
      number++;
      fileRow = found.row;
      if (number <= row.done_rows) {
        if (number % ROWS_READ_AT_ONCE === 0 || number === row.done_rows) beginBatch();
        continue;
      }
      batch.push({ ...read(found), number, fileRow });
      if (batch.length < BATCH) continue;
      const end = await save();
      if (end !== 'done') return end;
      if (!limits.mayGoOn()) return 'later';
      beginBatch();
    }
    const end = await save();
    if (end !== 'done') return end;
    return await finish(deps, row, number);
  } finally {
    portfolio.close();
  }
}

const clientKeysOf = async ({ db }: ImportDeps, accountId: string): Promise<ReadonlySet<string>> =>
  new Set((await activeClientsOf(db, accountId)).map(({ name }) => nameKey(name)));

async function saveBatch(checked: Checking, batch: readonly NumberedHome[], progress: Progress): Promise<StepEnd> {
  const { deps, row } = checked;
  const references = [...new Set(batch.map(({ reference }) => reference))].filter((reference) => reference !== '');
  const seen = new Set(await referencesInImport(deps.db, row.id, references));
  const stored = await findStoredListings(deps.db, row.account_id, references);
  const planned: PlannedRow[] = [];
  for (const read of batch) {
    const isRepeated = read.reference !== '' && seen.has(read.reference);
    planned.push(await planRow(checked, read, { isRepeated, stored: stored.get(read.reference) ?? null }));
    seen.add(read.reference);
  }
  const rows = await refuseSecondAdverts(checked, planned);
  return write(deps.db, async (tx) => {
    const end = await advanceImport(tx, row.id, 'checking', progress);
    await refuseLostRight(tx, row);
    if (end === 'done') await insertImportRows(tx, rows);
    return end;
  });
}

/** The import itself would refuse them as well. A row that is refused keeps no other from being imported. */
async function refuseSecondAdverts(
  { deps, row, nameOf }: Checking,
  planned: readonly PlannedRow[],
): Promise<NewImportRow[]> {
  const adverts = planned.flatMap(({ advert, outcome }, at) =>
    advert ? [{ at, id: null, form: advert, isRefused: outcome === 'refused' }] : [],
  );
  const ordered = adverts.toSorted((one, other) => Number(one.isRefused) - Number(other.isRefused));
  const second = await findSecondAdverts(deps.db, row.account_id, ordered);
  const sentences = new Map([...second].map(([index, wanted]) => [ordered[index]!.at, wanted]));
  return planned.map(({ problems, advert: _, ...found }, at) => {
    const wanted = sentences.get(at);
    const repeated: ImportProblem[] =
      wanted === undefined ? [] : [{ column: nameOf('secondAdvertReason'), value: '', wanted }];
    return {
      import_id: row.id,
      ...found,
      ...(wanted !== undefined && { outcome: 'refused' as const, home: null }),
      problems: JSON.stringify([...problems, ...repeated]),
    };
  });
}

/** Adds the homes that the file leaves out, which are withdrawn if it is the whole portfolio. */
async function finish({ db }: ImportDeps, { id, account_id, columns }: ImportRecord, last: number): Promise<StepEnd> {
  return write(db, async (tx) => {
    const progress = { from: last, to: last, share: 1, columns, onBatch: () => undefined };
    const end = await advanceImport(tx, id, 'checking', progress);
    if (end !== 'done') return end;
    const missing = await missingHomes(tx, account_id, id);
    for (let at = 0; at < missing.length; at += BATCH)
      await insertImportRows(
        tx,
        missing.slice(at, at + BATCH).map((home, index) => ({
          import_id: id,
          number: last + at + index + 1,
          outcome: 'withdrawn' as const,
          reference: home.reference,
          title: cutText(home.title, 200),
          listing_id: home.id,
        })),
      );
    const counts = JSON.stringify(await countRows(tx, id));
    await changeImport(tx, id, 'checking', { state: 'checked', counts });
    return end;
  });
}
