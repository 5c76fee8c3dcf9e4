import { formatCount } from '../../money.ts';
import { isPlainDate } from '../../plain-date.ts';
import { type Field, type FieldName, fieldNames, type ListingForm, listingFields } from '../fields.ts';
import { fieldValue, isFilled } from './listing-form.ts';

export type ListingProblems = Readonly<Partial<Record<FieldName, string>>>;

export const listingToasts = {
  incomplete: { title: 'Validation Error', description: 'Please fill in all required fields' },
} as const;

/**
 * What keeps a form from being submitted, by field and in the order of the form; empty when it may go on.
 * `earliest` is the first day on which the home may become available, where that matters.
 */
export const listingProblems = (form: ListingForm, earliest?: string): ListingProblems =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem =
        problemWith(listingFields[name], fieldValue(form, name), form) ??
        (name === 'availableDate' && earliest !== undefined && isBefore(form, earliest) ? DAY_HAS_PASSED : null);
      return problem === null ? [] : [[name, problem]];
    }),
  );

export const DAY_HAS_PASSED = 'This date has passed. If the home is already available, choose today.';

const isBefore = ({ availableDate }: ListingForm, earliest: string): boolean =>
  availableDate !== '' && availableDate < earliest;

/** A listing may keep a day that has passed since it was submitted. */
export const earliestAvailable = (today: string, before?: string): string =>
  before !== undefined && before !== '' && before < today ? before : today;

function problemWith(field: Field, value: unknown, form: ListingForm): string | null {
  if (field.required !== undefined && !isFilled(field, value) && !field.unless?.(form)) return field.required;
  return problemOfKind(field, value) ?? field.refuse?.(value as never, form as never) ?? null;
}

function problemOfKind(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'day':
      return value === '' || isPlainDate(String(value)) ? null : 'Enter a date, such as 3 Dec 2026.';
    case 'amount':
      return typeof value === 'number' ? problemWithAmount(value, field.max) : null;
    case 'count':
      return problemWithCount(value as number | null, field);
    default:
      return null;
  }
}

function problemWithAmount(amount: number, max: number): string | null {
  if (amount > max) return `Enter £${formatCount(max)} or less.`;
  return hasWholePence(amount) ? null : 'Enter pounds and pence, such as 276.92.';
}

/** Rounds first: what a browser makes of 0.1 + 0.2 is still 30 pence. */
export const hasWholePence = (pounds: number): boolean => Number.isInteger(Math.round(pounds * 1e6) / 1e4);

type Count = Extract<Field, { readonly kind: 'count' }>;

function problemWithCount(value: number | null, { min, max, step, initial }: Count): string | null {
  if (initial === null && value === null) return null;
  if (isCount(value, { min, max, step })) return null;
  if (step < 1) return `Enter a number from ${min} to ${max}, in steps of ${step}.`;
  return `Enter a whole number from ${min} to ${max}${initial === null ? ', or leave it blank' : ''}.`;
}

export const isCount = (value: number | null, { min, max, step }: Pick<Count, 'min' | 'max' | 'step'>): boolean =>
  value !== null && value >= min && value <= max && Number.isInteger(value / step);
