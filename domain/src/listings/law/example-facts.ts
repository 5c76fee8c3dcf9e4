import type { Nation } from '../../search/places/nations.ts';
import { emptyListingForm } from '../form/listing-form.ts';
import { assessListing, legalNotes } from './assess.ts';
import { factsOfForm, type ListingFacts } from './facts.ts';
import type { Severity } from './rule.ts';

const registrationNumbers: Readonly<Record<Nation, string>> = {
  england: '',
  wales: 'RN-12345-12345',
  scotland: '123456/230/01234',
  'northern-ireland': 'LR123456',
};
const silence = factsOfForm(emptyListingForm, 'landlord').wording;

/** A listing that no rule of any nation objects to, for tests to spoil. */
export const lawfulListing = (nation: Nation, changes: Partial<ListingFacts> = {}): ListingFacts => ({
  nation,
  postcodeKnown: true,
  lister: 'landlord',
  rentPence: 120_000,
  holdingDepositPence: nation === 'scotland' ? null : 20_000,
  securityDepositPence: 100_000,
  rentInAdvanceMonths: 1,
  leaseLength: 'rolling',
  tenancyExemption: '',
  councilTaxBand: 'B',
  welshBandI: false,
  epcRating: 'C',
  epcExemption: false,
  epcExpected: '',
  epcHeatRetention: '',
  epcHeatingSystem: '',
  epcEnergyCost: '',
  councilLicence: '',
  sharedWithLandlord: false,
  shortLet: false,
  partLet: '',
  companyTenants: false,
  studentCode: '',
  studentProvider: '',
  holidayWeeks: null,
  propertyType: 'flat',
  bedrooms: 2,
  registrationNumber: registrationNumbers[nation],
  registrationPending: false,
  agentRegistrationNumber: 'LARN1801234',
  agentFees: 'None',
  furnishing: 'unfurnished',
  petsConsidered: true,
  isShared: false,
  occupants: null,
  households: null,
  storeys: null,
  hasHmoLicence: false,
  hasFeesLink: false,
  certificates: null,
  acceptedWordings: [],
  wording: {
    ...silence,
    title: ['Bright two-bedroom flat'],
    propertyDescription: ['Close to the station. Families and pets welcome.'],
    features: ['Garden', 'Bike store'],
    parkingDetails: ['One space'],
  },
  ...changes,
});

export const TODAY = '2026-11-15';

/** The rules that object to a listing, with their severity. */
export const found = (facts: ListingFacts, on = TODAY): readonly (readonly [string, Severity])[] =>
  assessListing(facts, on).map(({ rule, severity }) => [rule, severity]);

/** What the law says beside a field. */
export const besides = (facts: ListingFacts, field: string): readonly string[] =>
  legalNotes(facts, TODAY).flatMap((note) => (note.field === field ? [note.sentence] : []));
