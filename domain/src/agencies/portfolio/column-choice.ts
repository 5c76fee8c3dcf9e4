import { type FieldName, type MaterialField, materialFields } from '../../listings/fields.ts';
import { listingProblems } from '../../listings/form/listing-checks.ts';
import { emptyListingForm } from '../../listings/form/listing-form.ts';
import { type ColumnTarget, importColumns, mayRepeat, targetLabel } from './columns.ts';

/** What every home has to say, whatever it is like. */
const required = Object.keys(listingProblems(emptyListingForm)) as Exclude<FieldName, 'reference' | 'images'>[];
const isMaterial = (name: FieldName): boolean => materialFields.includes(name as MaterialField);

export interface MissingColumns {
  /** No new home can be added without these. */
  readonly toAdd: readonly string[];
  /** These can be filled in later, home by home. */
  readonly toComplete: readonly string[];
}

/** The fields that each home needs and no column holds, by the names of the form. */
export function missingColumns(targets: readonly (string | null)[]): MissingColumns {
  const missing = required.filter((name) => !targets.includes(name));
  const reference: ColumnTarget[] = targets.includes('reference') ? [] : ['reference'];
  return {
    toAdd: [...reference, ...missing.filter((name) => !isMaterial(name))].map(targetLabel),
    toComplete: missing.filter(isMaterial).map(targetLabel),
  };
}

export const isTarget = (target: string | null): target is ColumnTarget =>
  target !== null && (importColumns as readonly string[]).includes(target);

/** What is wrong with a choice of columns; null where the file can be checked. */
export function columnChoiceProblem(targets: readonly (string | null)[]): string | null {
  const chosen = targets.filter((target) => target !== null);
  const unknown = chosen.find((target) => !isTarget(target));
  if (unknown !== undefined) return `There is no field named ${unknown}.`;
  const twice = chosen.filter(isTarget).find((target, at) => chosen.indexOf(target) !== at && !mayRepeat(target));
  if (twice !== undefined) return `You’ve chosen “${targetLabel(twice)}” for two columns. Keep one of them.`;
  return chosen.includes('reference')
    ? null
    : 'Choose the column with your references. We use them to find your homes again.';
}
