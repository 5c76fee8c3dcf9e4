import { type ImportFinding, type ImportProblem, importSentences } from '@letfair/domain/agencies/imports/imports';
import { columnName } from '@letfair/domain/agencies/portfolio/columns';
import { cutText } from '@letfair/domain/cut-text';
import { MAX_REFERENCE, MAX_TITLE } from '@letfair/domain/homes/limits';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { completenessSentences } from '@letfair/domain/listings/law/material-information';
import { ukDay } from '@letfair/domain/uk-time';
import { type Db, write } from '../../../platform/db.ts';
import { findSecondAdverts, hasFeesLink } from '../../listings/manage/index.ts';
import { assessPlan, findStoredListings, type Lister, type Plan, planListing } from '../portfolio/index.ts';
import { homeReader, type ReadHome } from './homes.ts';
import { countRows, insertImportRows, type NewImportRow, referencesInImport } from './import-rows.repository.ts';
import { type ImportDeps, ROWS_READ_AT_ONCE, refuseLostRight, type StepEnd, type StepLimits } from './import-step.ts';
import { advanceImport, changeImport, type ImportRecord, listerOf, type Progress } from './imports.repository.ts';
import { knownPhotos } from './pictures/open-pictures.ts';
import { openPortfolio, type Portfolio } from './read/open-portfolio.ts';
import { missingHomes, noteProblem, withPhotos } from './save-home.ts';

const BATCH = 100;

/** The dry run: finds out what would happen to each home, and writes nothing but that. */
export async function checkRows(deps: ImportDeps, row: ImportRecord, limits: StepLimits): Promise<StepEnd> {
  const portfolio = await openPortfolio(await deps.files.localCopy(row.id));
  try {
    const read = homeReader(row.columns);
    const lister = await listerOf(deps.db, row.account_id);
    const outside = { hasFeesLink: await hasFeesLink(deps.db, row.account_id) };
    const checked = { deps, row, lister, outside, pictures: portfolio.pictures };
    let [number, saved, share] = [0, row.done_rows, 0];
    let batch: Numbered[] = [];
    const save = async () => {
      const end = await saveBatch(checked, batch, { from: saved, to: number, share, onBatch: limits.onBatch });
      saved = number;
      batch = [];
      return end;
    };
    const onShare = (now: number) => {
      share = now;
    };
    limits.onBegin({ from: saved + 1, to: saved + BATCH });
    for await (const found of portfolio.rows(onShare)) {
      number++;
      if (number <= row.done_rows) {
        if (number % ROWS_READ_AT_ONCE === 0 || number === row.done_rows)
          limits.onBegin({ from: saved + 1, to: saved + BATCH });
        continue;
      }
      batch.push({ ...read(found), number });
      if (batch.length < BATCH) continue;
      const end = await save();
      if (end !== 'done') return end;
      if (!limits.mayGoOn()) return 'later';
      limits.onBegin({ from: saved + 1, to: saved + BATCH });
    }
    const end = await save();
    if (end !== 'done') return end;
    await finish(deps, row, number);
    return 'done';
  } finally {
    portfolio.close();
  }
}

type Numbered = ReadHome & { readonly number: number };

interface Checked {
  readonly deps: ImportDeps;
  readonly row: ImportRecord;
  readonly lister: Lister;
  readonly outside: { readonly hasFeesLink: boolean };
  readonly pictures: Portfolio['pictures'];
}

async function saveBatch(checked: Checked, batch: readonly Numbered[], progress: Progress): Promise<StepEnd> {
  const { deps, row } = checked;
  const references = [...new Set(batch.map(({ reference }) => reference))].filter((reference) => reference !== '');
  const seen = new Set(await referencesInImport(deps.db, row.id, references));
  const stored = await findStoredListings(deps.db, row.account_id, references);
  const rows: NewImportRow[] = [];
  const added: NewHome[] = [];
  for (const read of batch) {
    const isRepeated = read.reference !== '' && seen.has(read.reference);
    const { plan, ...found } = await rowOf(checked, read, { isRepeated, stored });
    rows.push({ import_id: row.id, ...found });
    if (plan?.kind === 'new') added.push({ at: rows.length - 1, form: plan.form });
    seen.add(read.reference);
  }
  await refuseSecondAdverts(deps.db, row.account_id, { rows, added });
  return write(deps.db, async (tx) => {
    const end = await advanceImport(tx, row.id, 'checking', progress);
    await refuseLostRight(tx, row);
    if (end === 'done') await insertImportRows(tx, rows);
    return end;
  });
}

type Stored = Awaited<ReturnType<typeof findStoredListings>>;

interface NewHome {
  /** The place of its row. */
  readonly at: number;
  readonly form: ListingForm;
}

/** The import itself would refuse them as well. */
async function refuseSecondAdverts(
  db: Db,
  accountId: string,
  { rows, added }: { readonly rows: NewImportRow[]; readonly added: readonly NewHome[] },
): Promise<void> {
  const second = await findSecondAdverts(
    db,
    accountId,
    added.map(({ form }) => ({ id: null, form })),
  );
  for (const [index, wanted] of second) {
    const { at } = added[index]!;
    const problem: ImportProblem = { column: columnName('secondAdvertReason'), value: '', wanted };
    rows[at] = { ...rows[at]!, outcome: 'refused', home: null, problems: JSON.stringify([problem]) };
  }
}

async function rowOf(
  { deps, row, lister, outside, pictures }: Checked,
  { number, reference, title, home, problems: found }: Numbered,
  { isRepeated, stored }: { readonly isRepeated: boolean; readonly stored: Stored },
): Promise<Omit<NewImportRow, 'import_id'> & { readonly plan?: Plan }> {
  const problems: ImportProblem[] = [...found];
  if (isRepeated) problems.push({ column: 'reference', value: reference, wanted: importSentences.repeated });
  const known = stored.get(reference);
  const shown = {
    number,
    reference: cutText(reference, MAX_REFERENCE),
    title: cutText(title || (known?.row.title ?? ''), MAX_TITLE),
    listing_id: known?.row.id ?? null,
  };
  if (home === null || problems.some(({ isWarning }) => !isWarning))
    return { ...shown, outcome: 'refused', problems: JSON.stringify(problems) };

  const photos = await knownPhotos(deps, { accountId: row.account_id, pictures }, home);
  const { portable, photoIds } = withPhotos(home, photos);
  const today = ukDay(new Date());
  const plan = planListing(known ?? null, portable, { lister, today, ...(photoIds && { photoIds }) });
  problems.push(
    ...plan.problems.map(({ column, value, wanted }) => ({ column, value, wanted })),
    ...plan.notes.map(noteProblem),
    ...photos.problems,
  );
  return {
    ...shown,
    title: cutText(plan.form.title, MAX_TITLE),
    outcome: plan.kind,
    home: plan.kind === 'refused' ? null : JSON.stringify(home),
    problems: JSON.stringify(problems),
    findings: JSON.stringify(findingsOf(plan, lister, outside)),
    listing_id: plan.listingId,
    plan,
  };
}

/** What the law says, and how many details are given. Nothing new for what stays as it is. */
function findingsOf(plan: Plan, lister: Lister, outside: Checked['outside']): ImportFinding[] {
  if (plan.kind === 'unchanged' || plan.kind === 'refused') return [];
  const { findings, completeness } = assessPlan(plan, lister, outside);
  const [sentence = ''] = completenessSentences(completeness);
  return [
    ...findings.map(({ severity, sentence }) => ({ isBlocking: severity === 'block', sentence })),
    ...(completeness.missing.length > 0 ? [{ isBlocking: false, sentence }] : []),
  ];
}

/** Adds the homes that the file leaves out, which are withdrawn if it is the whole portfolio. */
async function finish({ db }: ImportDeps, { id, account_id }: ImportRecord, last: number): Promise<void> {
  await write(db, async (tx) => {
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
    await changeImport(tx, id, 'checking', { state: 'checked', share: 1, counts });
  });
}
