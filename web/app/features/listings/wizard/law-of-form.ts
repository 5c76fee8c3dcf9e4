import { assessListing, legalNotes } from '@letfair/domain/compliance/assess';
import { factsOfForm } from '@letfair/domain/compliance/facts';
import type { Finding, LawNote } from '@letfair/domain/compliance/rule';
import type { FieldName, ListingForm } from '@letfair/domain/listings/fields';
import type { ChecklistGroup } from '@letfair/domain/listings/form/checklist';
import type { Nation } from '@letfair/domain/places/nations';
import { ukDay } from '@letfair/domain/uk-time';
import { fieldNamed } from './wizard-tabs.ts';

export type Lister = 'landlord' | 'agent';

export interface FieldLaw {
  readonly notes: readonly LawNote[];
  readonly findings: readonly Finding[];
}

export interface LawOfForm {
  /** Null while the postcode does not tell. */
  readonly nation: Nation | null;
  readonly byField: ReadonlyMap<FieldName, FieldLaw>;
  /** What would keep the listing from going live. */
  readonly blocking: readonly Finding[];
}

/** What the law of the home's nation says beside each field, and what it objects to. */
export function lawOfForm(form: ListingForm, lister: Lister, today: string): LawOfForm {
  const facts = factsOfForm(form, lister);
  const findings = assessListing(facts, today);
  // An objection already names its rule, so the hint is left out.
  const notes = legalNotes(facts, today).filter(({ rule }) => !findings.some((finding) => finding.rule === rule));
  const names = new Set([...notes, ...findings].map(({ field }) => fieldNamed(field)));
  const ofField = <T extends { readonly field: string }>(all: readonly T[], name: FieldName) =>
    all.filter(({ field }) => fieldNamed(field) === name);
  return {
    nation: facts.nation,
    byField: new Map(
      [...names].map((name) => [name, { notes: ofField(notes, name), findings: ofField(findings, name) }]),
    ),
    blocking: findings.filter(({ severity }) => severity === 'block'),
  };
}

/** The last group of the checklist. */
export const lawChecks = ({ nation, blocking }: Pick<LawOfForm, 'nation' | 'blocking'>): ChecklistGroup => ({
  title: 'Law checks',
  items: [
    { label: 'Nation known from the postcode', field: 'address.postcode', done: nation !== null },
    {
      label: 'Nothing keeps it from going live',
      field: 'address.postcode',
      done: nation !== null && blocking.length === 0,
    },
  ],
});

/** The day it is in the UK, as YYYY-MM-DD. */
export const todayInLondon = (): string => ukDay(new Date());
