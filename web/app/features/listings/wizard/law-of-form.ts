import { assessListing, lawBeside } from '@letfair/domain/compliance/assess';
import { factsOfForm, nationOfHome } from '@letfair/domain/compliance/facts';
import type { Finding, LawNote } from '@letfair/domain/compliance/rule';
import type { ListingForm } from '@letfair/domain/listings/listing-form';
import type { Nation } from '@letfair/domain/places/nations';
import { nationOf } from '@letfair/domain/places/postcodes/nation';
import { areaOf } from '@letfair/domain/places/postcodes/postcodes';
import { ukDay } from '@letfair/domain/uk-time';
import type { FieldName } from './listing-form-state.ts';
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
  // What a rule objects to says what the rule is; it need not be said twice.
  const notes = lawBeside(facts, today).filter(({ rule }) => !findings.some((finding) => finding.rule === rule));
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

/** The fields that are asked for only where they matter. */
export function askedFor(form: ListingForm, lister: Lister) {
  const { postcode } = form.address;
  const nation = nationOfHome(postcode, form.nation);
  const isFixedTerm = form.leaseLength.endsWith('-month');
  return {
    nation: areaOf(postcode) !== null && nationOf(postcode) === null,
    registrationNumber: nation !== null,
    registrationPending: nation === 'scotland',
    agentRegistrationNumber: nation === 'scotland' && lister === 'agent',
    agentFees: lister === 'agent',
    welshBandI: nation === 'wales',
    epcExemption: (nation === 'england' || nation === 'wales') && (form.epcRating === 'F' || form.epcRating === 'G'),
    tenancyExemption: nation === 'england' && isFixedTerm,
    sharers: form.isShared,
  } as const;
}

/** The day it is in the UK, as YYYY-MM-DD. */
export const todayInLondon = (): string => ukDay(new Date());
