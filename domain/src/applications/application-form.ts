import type { Nation } from '../places/nations.ts';

/** In broad terms only: no employer, no salary, no documents, and nothing about who somebody is. */
export const employments = [
  'full-time',
  'part-time',
  'self-employed',
  'student',
  'retired',
  'between-jobs',
  'other',
] as const;
export type Employment = (typeof employments)[number];

export interface RenterProfile {
  readonly moveInDate: string;
  readonly people: number | null;
  readonly employment: Employment | '';
  /** Which animals, in the tenant's own words; empty when there are none. */
  readonly pets: string;
  readonly note: string;
}

/** What a tenant can choose to show to a lister. */
export const sharedFields = ['moveInDate', 'people', 'employment', 'pets', 'note'] as const;
export type SharedField = (typeof sharedFields)[number];

export const MAX_PEOPLE = 20;
export const MAX_PETS = 200;
export const MAX_NOTE = 2_000;
export const MAX_DECLINE_REASON = 500;

export const emptyRenterProfile: RenterProfile = { moveInDate: '', people: null, employment: '', pets: '', note: '' };

/** What an application takes along: the chosen fields and nothing else. */
export const sharedPart = (profile: RenterProfile, share: readonly SharedField[]): Partial<RenterProfile> =>
  Object.fromEntries(sharedFields.filter((field) => share.includes(field)).map((field) => [field, profile[field]]));

export const offerSentence =
  'In England nobody may offer, ask for or accept more than the advertised rent (Renters’ Rights Act 2025).';

/** Why an offer may not be sent, or null. In England the advertised rent is the most that may be offered. */
export const offerRefusal = (nation: Nation | null, rentPence: number, offerPence: number | null): string | null =>
  offerPence !== null && offerPence > rentPence && (nation === 'england' || nation === null) ? offerSentence : null;
