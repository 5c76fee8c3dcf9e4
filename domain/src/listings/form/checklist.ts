import type { ChecklistPart } from '../fields/field.ts';
import { type FieldName, fieldNames, type ListingForm, listingFields } from '../fields.ts';
import { listingProblems } from './listing-checks.ts';
import { fieldValue, isFilled } from './listing-form.ts';

export interface ChecklistItem {
  readonly label: string;
  /** The field that the line leads to. */
  readonly field: FieldName;
  readonly done: boolean;
}
export interface ChecklistGroup {
  readonly title: string;
  readonly items: readonly ChecklistItem[];
}

const titles: Readonly<Record<ChecklistPart, string>> = { home: 'The home', A: 'Part A', B: 'Part B', C: 'Part C' };

/** What a renter has to be told before deciding on a viewing, and how much of it the form says already. */
export function checklistOf(form: ListingForm, problems = listingProblems(form)): readonly ChecklistGroup[] {
  const isDone = (name: FieldName): boolean => {
    const field = listingFields[name];
    const value = fieldValue(form, name);
    return field.checklist?.isDone?.(value as never, form) ?? (problems[name] === undefined && isFilled(field, value));
  };
  return (Object.keys(titles) as ChecklistPart[]).map((part) => {
    const names = fieldNames.filter((name) => listingFields[name].checklist?.part === part);
    const labelOf = (name: FieldName) => listingFields[name].checklist?.label ?? '';
    return {
      title: titles[part],
      items: [...new Set(names.map(labelOf))].map((label) => {
        const covered = names.filter((name) => labelOf(name) === label);
        return { label, field: covered[0] as FieldName, done: covered.every(isDone) };
      }),
    };
  });
}
