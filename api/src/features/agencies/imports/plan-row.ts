import { changesInWords } from '@letfair/domain/agencies/imports/changes-in-words';
import {
  type ImportChange,
  type ImportFinding,
  type ImportProblem,
  importSentences,
} from '@letfair/domain/agencies/imports/imports';
import { findBranch, type KnownBranch, withKnownBranch } from '@letfair/domain/agencies/portfolio/branches';
import type { ColumnTarget } from '@letfair/domain/agencies/portfolio/columns';
import type { PortableListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import type { CellProblem } from '@letfair/domain/agencies/portfolio/read-listing';
import { cutText } from '@letfair/domain/cut-text';
import { MAX_REFERENCE, MAX_TITLE } from '@letfair/domain/homes/limits';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { completenessSentences } from '@letfair/domain/listings/law/material-information';
import { ukDay } from '@letfair/domain/uk-time';
import { assessPlan, type Lister, nameKey, type Plan, planListing, type StoredListing } from '../portfolio/index.ts';
import { type FieldNamer, nameOrColumn, type ReadHome } from './homes.ts';
import type { NewImportRow } from './import-rows.repository.ts';
import type { ImportDeps } from './import-step.ts';
import type { ImportRecord } from './imports.repository.ts';
import { knownPhotos } from './pictures/open-pictures.ts';
import type { Portfolio } from './read/open-portfolio.ts';
import { noteProblem, withPhotos } from './save-home.ts';

export interface Checking {
  readonly deps: ImportDeps;
  readonly row: ImportRecord;
  readonly lister: Lister;
  readonly outside: { readonly hasFeesLink: boolean };
  readonly pictures: Portfolio['pictures'];
  readonly nameOf: FieldNamer;
  /** The names of an agent's client landlords, as `nameKey` has them; null for landlords, who have none. */
  readonly clients: ReadonlySet<string> | null;
  /** An agent's; null for landlords. */
  readonly branches: readonly KnownBranch[] | null;
}

export type NumberedHome = ReadHome & { readonly number: number; readonly fileRow: number };

/** A row as it is stored, before the adverts of its batch are compared. */
export type PlannedRow = Omit<NewImportRow, 'import_id' | 'problems'> & {
  readonly problems: readonly ImportProblem[];
  /** What a home that is new would say, if its address can be read. */
  readonly advert: ListingForm | null;
};

/**
 * What importing a row would do, with everything that is wrong with it: what can be read of it is checked even where
 * the row is refused, so that whoever mends it sees all of it at once.
 */
export async function planRow(
  { deps, row, lister, outside, pictures, nameOf, clients, branches }: Checking,
  { number, fileRow, reference, title, home, readable, problems: unreadable }: NumberedHome,
  { isRepeated, stored }: { readonly isRepeated: boolean; readonly stored: StoredListing | null },
): Promise<PlannedRow> {
  const problems: ImportProblem[] = unreadable.map(stateProblem);
  if (isRepeated) problems.push({ column: nameOf('reference'), value: reference, wanted: importSentences.repeated });
  const shown = {
    number,
    file_row: fileRow,
    reference: cutText(reference, MAX_REFERENCE),
    title: cutText(title || (stored?.row.title ?? ''), MAX_TITLE),
    listing_id: stored?.row.id ?? null,
  };
  if (!readable) return { ...shown, outcome: 'refused', problems, advert: null };

  const photos = await knownPhotos(deps, { accountId: row.account_id, pictures }, readable);
  const { portable: photographed, photoIds } = withPhotos(readable, photos);
  const { portable, note } = withKnownBranch(photographed, branches ?? []);
  const plan = planListing(stored, portable, { lister, today: ukDay(new Date()), ...(photoIds && { photoIds }) });
  const told = new Set(unreadable.map(({ target }) => target));
  const planned = plan.problems.filter(({ target }) => target === null || !told.has(target));
  problems.push(...planned.map((problem) => stateProblem({ ...problem, column: nameOrColumn(nameOf, problem) })));
  const isRefused = home === null || plan.kind === 'refused' || problems.length > 0;
  const wrong = new Set([...told, ...planned.map(({ target }) => target)]);
  return {
    ...shown,
    title: cutText(plan.form.title || shown.title, MAX_TITLE),
    outcome: isRefused ? 'refused' : plan.kind,
    home: isRefused ? null : JSON.stringify(home),
    problems: [
      ...problems,
      ...plan.notes.map((sentence) => noteProblem(nameOf, sentence)),
      ...(note ? [{ ...noteProblem(nameOf, note), column: nameOf('branch') }] : []),
      ...photos.problems.map((problem) => ({ ...problem, column: nameOf('photos') })),
    ],
    findings: JSON.stringify(findingsOf(plan, { lister, outside, wrong, isRefused })),
    changes: JSON.stringify(isRefused || !stored ? [] : changesOf({ nameOf, stored, plan, portable })),
    new_client: isRefused ? null : newClientOf(plan, portable, clients),
    new_branch: isRefused ? null : newBranchOf(plan, portable, branches),
    listing_id: plan.listingId,
    advert: plan.listingId === null && !addressFields.some((field) => wrong.has(field)) ? plan.form : null,
  };
}

const addressFields: readonly ColumnTarget[] = ['address.line1', 'address.line2', 'address.postcode'];

const stateProblem = ({ column, value, wanted }: CellProblem): ImportProblem => ({ column, value, wanted });

interface Changed {
  readonly nameOf: FieldNamer;
  readonly stored: StoredListing;
  readonly plan: Plan;
  readonly portable: PortableListing;
}

function changesOf({ nameOf, stored, plan, portable }: Changed): ImportChange[] {
  const { form, row, client, branch, captions, kinds } = stored;
  const [captioned, rekinded] = [Object.entries(plan.captions), Object.entries(plan.kinds)];
  const before = {
    form,
    status: row.status,
    client,
    branch: branch.name,
    photos: form.images.length,
    captions: captioned.map(([id]) => captions.get(id) ?? ''),
    kinds: rekinded.map(([id]) => kinds.get(id) ?? 'photo'),
  };
  const after = {
    form: plan.form,
    status: portable.status ?? row.status,
    client: portable.client ?? client,
    branch: portable.branch ?? branch.name,
    photos: portable.photos?.length ?? form.images.length,
    captions: captioned.map(([, caption]) => caption),
    kinds: rekinded.map(([, kind]) => kind),
  };
  return changesInWords(plan.changes, before, after).map(({ target, ...change }) => ({
    column: nameOf(target),
    ...change,
  }));
}

function newClientOf(plan: Plan, { client = '' }: PortableListing, clients: Checking['clients']): string | null {
  const isNeeded = plan.kind === 'new' || plan.changes.includes('client');
  if (!isNeeded || clients === null || client.trim() === '') return null;
  return clients.has(nameKey(client)) ? null : client.trim();
}

function newBranchOf(plan: Plan, { branch = '' }: PortableListing, branches: Checking['branches']): string | null {
  const isNeeded = plan.kind === 'new' || plan.changes.includes('branch');
  if (!isNeeded || branches === null || branch.trim() === '') return null;
  return findBranch(branches, branch) ? null : branch.trim();
}

interface Surroundings {
  readonly lister: Lister;
  readonly outside: Checking['outside'];
  /** Fields with problems, of which nothing else needs to be said. */
  readonly wrong: ReadonlySet<ColumnTarget | null>;
  readonly isRefused: boolean;
}

/** Steps after which nobody is shown the home, whatever the law says of it. */
const endings: readonly Plan['step'][] = ['withdraw', 'let', 'agree'];

/** What the law says, and how many details are given. Nothing of what stays as it is, or is taken off the market. */
function findingsOf(plan: Plan, { lister, outside, wrong, isRefused }: Surroundings): ImportFinding[] {
  if (plan.kind === 'unchanged' || endings.includes(plan.step)) return [];
  const { findings, completeness } = assessPlan(plan, lister, outside);
  const [sentence = ''] = completenessSentences(completeness);
  return [
    ...findings
      .filter(({ field }) => !wrong.has(field as ColumnTarget))
      .map(({ severity, sentence }) => ({ isBlocking: severity === 'block', sentence })),
    ...(completeness.missing.length > 0 && !isRefused ? [{ isBlocking: false, sentence }] : []),
  ];
}
