import { counted } from '../../counted.ts';
import type { Nation } from '../../search/places/nations.ts';
import type { FieldValues, ListingForm } from '../fields.ts';
import { factsOfForm } from '../law/facts.ts';
import { isInForce } from '../law/rule.ts';
import { registrationRules } from '../law/rules/registration.ts';

/** What files and feeds of the trade often lack, and a home has to say before it can be let. */
export const missingDetails = ['epcRating', 'registrationNumber', 'agentRegistrationNumber'] as const;
export type MissingDetail = (typeof missingDetails)[number];
type RegistrationField = Exclude<MissingDetail, 'epcRating'>;
/** As many homes are shown, and saved, together. */
export const MISSING_PER_PAGE = 50;
export type DetailValues = Partial<Pick<FieldValues, MissingDetail>>;

/** Where a home needs a number on a day: in some nations only as long as no registration is pending. */
export function nationsThatNeed(
  field: RegistrationField,
  on: string,
): { readonly always: readonly Nation[]; readonly unlessPending: readonly Nation[] } {
  const rules = registrationRules.filter(
    (rule) => rule.field === field && rule.severity === 'block' && rule.finding && isInForce(rule, on),
  );
  const nations = (mayBePending: boolean) =>
    rules
      .filter(({ reads }) => (reads?.includes('registrationPending') ?? false) === mayBePending)
      .flatMap((rule) => rule.nations);
  return { always: nations(false), unlessPending: nations(true) };
}

/** Why the law doesn't take a registration number that a form gives; null where it does, or asks for none. */
export function numberProblem(
  field: RegistrationField,
  form: ListingForm,
  lister: 'landlord' | 'agent',
  on: string,
): string | null {
  const facts = factsOfForm(form, lister);
  for (const rule of registrationRules) {
    if (rule.field !== field || !isInForce(rule, on) || facts.nation === null || !rule.nations.includes(facts.nation))
      continue;
    const sentence = rule.finding?.(facts, on) ?? null;
    if (sentence !== null) return sentence;
  }
  return null;
}

export type MissingCounts = Readonly<Record<MissingDetail, number>>;

const things: Readonly<Record<MissingDetail, string>> = {
  epcRating: 'an energy rating',
  registrationNumber: 'a landlord registration number',
  agentRegistrationNumber: 'your letting agent registration number',
};

/** "12 homes wait for an energy rating", for each detail that is missing. */
export const missingInWords = (counts: MissingCounts): readonly string[] =>
  missingDetails.flatMap((name) =>
    counts[name] > 0
      ? [`${counted(counts[name], 'home')} ${counts[name] === 1 ? 'waits' : 'wait'} for ${things[name]}`]
      : [],
  );
