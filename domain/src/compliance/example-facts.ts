import type { Nation } from '../places/nations.ts';
import type { ListingFacts } from './facts.ts';

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
  registrationNumber: '123456/230/01234',
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
  wording: {
    title: 'Bright two-bedroom flat',
    propertyDescription: 'Close to the station. Families and pets welcome.',
    features: 'Garden\nBike store',
    specialConditions: '',
    parkingDetails: 'One space',
    parkingRestrictions: '',
  },
  ...changes,
});
