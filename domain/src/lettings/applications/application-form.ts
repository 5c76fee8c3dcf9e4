import type { Nation } from '../../search/places/nations.ts';

/** Broad terms only; employer, salary and documents are not collected. */
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
  /** In the tenant's own words; empty without pets. */
  readonly pets: string;
  readonly note: string;
}

/** Fields a tenant can choose to share with a lister. */
export const sharedFields = ['moveInDate', 'people', 'employment', 'pets', 'note'] as const;
export type SharedField = (typeof sharedFields)[number];

export const MAX_PEOPLE = 20;
export const MAX_PETS = 200;
export const MAX_NOTE = 2_000;
export const MAX_DECLINE_REASON = 500;

export const emptyRenterProfile: RenterProfile = { moveInDate: '', people: null, employment: '', pets: '', note: '' };

/** The snapshot an application stores: the chosen fields only. */
export const sharedPart = (profile: RenterProfile, share: readonly SharedField[]): Partial<RenterProfile> =>
  Object.fromEntries(sharedFields.filter((field) => share.includes(field)).map((field) => [field, profile[field]]));

export const offerSentence =
  'In England nobody may offer, ask for or accept more than the advertised rent (Renters’ Rights Act 2025).';

/** Renters’ Rights Act 2025, s. 56: in England no offer above the advertised rent. An unknown nation counts as England. */
export const offerRefusal = (nation: Nation | null, rentPence: number, offerPence: number | null): string | null =>
  offerPence !== null && offerPence > rentPence && (nation === 'england' || nation === null) ? offerSentence : null;
