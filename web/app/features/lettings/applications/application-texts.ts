import type { Application } from '@letfair/contract/lettings/applications';
import { counted } from '@letfair/domain/counted';
import {
  type Employment,
  type SharedField,
  sharedFields,
} from '@letfair/domain/lettings/applications/application-form';
import type { ApplicationAction } from '@letfair/domain/lettings/applications/lifecycle';
import { formatRent } from '@letfair/domain/money';
import { formatDate } from '../../../lib/dates.ts';

/** Follows the applicant's name. */
export const actionDone: Readonly<Record<Exclude<ApplicationAction, 'see' | 'withdraw' | 'decline'>, string>> = {
  shortlist: 'is on your shortlist',
  accept: 'has been accepted',
};

export const undoneText = 'The application is back to how it was.';

export const employmentLabels: Readonly<Record<Employment, string>> = {
  'full-time': 'Employed full-time',
  'part-time': 'Employed part-time',
  'self-employed': 'Self-employed',
  student: 'Student',
  retired: 'Retired',
  'between-jobs': 'Between jobs',
  other: 'Something else',
};

const fieldLabels: Readonly<Record<SharedField, string>> = {
  moveInDate: 'Move-in date',
  people: 'People',
  employment: 'Work',
  pets: 'Pets',
  note: 'Note',
};

/** "£1,200 pcm", or that the advertised rent is accepted. */
export const offerText = ({ offer, price }: Pick<Application, 'offer' | 'price'>): string =>
  offer === null ? `${formatRent(price)}, as advertised` : formatRent(offer);

/** The rent that is offered, and that of the advert on the day of the application: it may have changed since. */
export function rentAppliedFor({
  offer,
  price,
  createdAt,
}: Pick<Application, 'offer' | 'price' | 'createdAt'>): string {
  const day = formatDate(createdAt);
  return offer === null
    ? `${formatRent(price)}, as advertised on ${day}`
    : `Offered ${formatRent(offer)} (advertised at ${formatRent(price)} on ${day})`;
}

/** "2 people · from 12 Dec 2026 · pets: one cat", or that none of it was said. */
export function householdText({ people, moveInDate, pets }: SharedProfile): string {
  const said = [
    people && counted(people, 'person', 'people'),
    moveInDate && `from ${formatDate(moveInDate)}`,
    pets !== undefined && (pets.trim() ? `pets: ${pets.trim()}` : 'no pets'),
  ].filter(Boolean);
  return said.length > 0 ? said.join(' · ') : 'No details given about people, dates or pets';
}

/** The company that would be the tenant, or where a student studies, where the home asks for it. */
export const lettingFacts = ({
  company,
  placeOfStudy,
}: Pick<Application, 'company' | 'placeOfStudy'>): readonly { readonly term: string; readonly value: string }[] => [
  ...(company ? [{ term: 'Company', value: `${company.name}, number ${company.number}` }] : []),
  ...(placeOfStudy === undefined ? [] : [{ term: 'University or college', value: placeOfStudy }]),
];

type SharedProfile = Application['profile'];

interface ProfileFact {
  readonly field: SharedField;
  readonly label: string;
  /** Null when the tenant does not share it. */
  readonly value: string | null;
}

export const profileFacts = (profile: SharedProfile): readonly ProfileFact[] =>
  sharedFields.map((field) => ({ field, label: fieldLabels[field], value: said(profile, field) }));

function said(profile: SharedProfile, field: SharedField): string | null {
  switch (field) {
    case 'moveInDate':
      return profile.moveInDate ? formatDate(profile.moveInDate) : null;
    case 'people':
      return profile.people ? String(profile.people) : null;
    case 'employment':
      return profile.employment ? employmentLabels[profile.employment] : null;
    case 'pets':
      // Shared and empty means no pets; undefined means not shared.
      return profile.pets === undefined ? null : profile.pets.trim() || 'None';
    case 'note':
      return profile.note?.trim() || null;
  }
}
