import type { FieldName, ListingForm } from '@letfair/domain/listings/fields';
import type { ChecklistItem } from '@letfair/domain/listings/form/checklist';
import type { ListingProblems } from '@letfair/domain/listings/form/listing-checks';
import { fieldsTheLawNeeds } from '@letfair/domain/listings/form/needed-fields';
import { type FormPlace, placeNamed } from '@letfair/domain/listings/form/places';
import { assessListing, legalNotes } from '@letfair/domain/listings/law/assess';
import { factsOfForm } from '@letfair/domain/listings/law/facts';
import type { Finding, LawNote } from '@letfair/domain/listings/law/rule';
import type { Nation } from '@letfair/domain/search/places/nations';
import { ukDay } from '@letfair/domain/uk-time';
import { firstPlace } from '../wizard-tabs.ts';

export type Lister = 'landlord' | 'agent';

export interface FieldLaw {
  readonly notes: readonly LawNote[];
  readonly findings: readonly Finding[];
}

export interface LawOfForm {
  /** Null while the postcode does not tell. */
  readonly nation: Nation | null;
  readonly byPlace: ReadonlyMap<FormPlace, FieldLaw>;
  /** Fields that may be left empty in the form, and not by the law. */
  readonly needed: ReadonlySet<FieldName>;
  /** What would keep the listing from going live. */
  readonly blocking: readonly Finding[];
  /** A town or county that is nowhere near the postcode. */
  readonly placeFindings: readonly Finding[];
}

/** What the form cannot tell by itself, because it is kept beside it. */
const fieldsOutsideForm: readonly string[] = ['certificates', 'captions', 'agentProfile'];

interface OutsideForm {
  /** What the server found in the listing that is being edited. */
  readonly findings?: readonly Finding[] | undefined;
  /** Of the agent who lists a new home. */
  readonly agentProfile?: readonly string[];
  /** Whether the agency has said on which page its fees are. */
  readonly hasFeesLink?: boolean;
  /** What the server, which knows the places, says of the address. */
  readonly placeFindings?: readonly Finding[];
}

/** What the law of the home's nation says beside each field, and what it objects to. */
export function lawOfForm(
  form: ListingForm,
  lister: Lister,
  today: string,
  { findings: stored = [], agentProfile = [], hasFeesLink = false, placeFindings = [] }: OutsideForm = {},
): LawOfForm {
  const facts = factsOfForm(form, lister, { agentProfile, hasFeesLink });
  const findings = [
    ...assessListing(facts, today),
    ...stored.filter(({ field }) => fieldsOutsideForm.includes(field)),
    ...placeFindings,
  ];
  // An objection already names its rule, so the hint is left out.
  const notes = legalNotes(facts, today).filter(({ rule }) => !findings.some((finding) => finding.rule === rule));
  const places = new Set([...notes, ...findings].map(({ field }) => placeNamed(field)));
  const at = <T extends { readonly field: string }>(place: FormPlace, all: readonly T[]) =>
    all.filter(({ field }) => placeNamed(field) === place);
  return {
    nation: facts.nation,
    needed: fieldsTheLawNeeds(form, lister, today),
    byPlace: new Map([...places].map((place) => [place, { notes: at(place, notes), findings: at(place, findings) }])),
    blocking: findings.filter(({ severity }) => severity === 'block'),
    placeFindings,
  };
}

/** A line of the checklist may also lead to what stands beside the form. */
export interface WizardChecklistItem extends Omit<ChecklistItem, 'field'> {
  readonly field: FormPlace;
}

/** The last group of the checklist. A form with problems cannot be submitted, so it cannot go live either. */
export function lastChecks(
  { nation, blocking, placeFindings }: Pick<LawOfForm, 'nation' | 'blocking' | 'placeFindings'>,
  unfinished: ListingProblems,
  isLive = false,
): { readonly title: string; readonly items: readonly WizardChecklistItem[] } {
  const open = firstPlace([...Object.keys(unfinished), ...blocking.map(({ field }) => placeNamed(field))]);
  return {
    title: 'Last checks',
    items: [
      { label: 'Postcode recognised', field: 'address.postcode', done: nation !== null },
      {
        label: 'Town and county match the postcode',
        field: firstPlace(placeFindings.map(({ field }) => field)) ?? 'address.postcode',
        done: nation !== null && placeFindings.length === 0,
      },
      {
        label: isLive ? 'Can stay on Letfair' : 'Ready to go live',
        field: open ?? 'address.postcode',
        done: nation !== null && open === undefined,
      },
    ],
  };
}

/** The day it is in the UK, as YYYY-MM-DD. */
export const todayInLondon = (): string => ukDay(new Date());
