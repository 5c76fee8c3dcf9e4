import type { ReviewedListing } from '@letfair/contract/moderation';
import { countsBedrooms } from '@letfair/domain/listings/home-facts';
import type { MaterialInformation } from '@letfair/domain/listings/listing-payload';
import {
  furnishingLabels,
  leaseLengthLabels,
  propertyTypeLabels,
  tenancyExemptionLabels,
} from '@letfair/domain/listings/vocabulary';
import { formatPounds, formatRent } from '@letfair/domain/money';
import { nationLabels } from '@letfair/domain/places/nations';
import { formatDate } from '../../../lib/dates.ts';

export interface FactGroup {
  readonly title: string;
  /** Term and value; what was left alone reads "Not said". */
  readonly facts: readonly (readonly [string, string])[];
}

const NOT_SAID = 'Not said';
const text = (value: string | number | null): string => (value === null || value === '' ? NOT_SAID : String(value));
const pounds = (amount: number | null): string => (amount === null ? NOT_SAID : formatPounds(amount));
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const list = (items: readonly string[]): string => (items.length > 0 ? items.join(', ') : 'None');
const label = <T extends string>(labels: Readonly<Record<T, string>>, value: T | ''): string =>
  value === '' ? NOT_SAID : labels[value];

type SaidOfHome = Pick<
  ReviewedListing,
  | 'address'
  | 'nation'
  | 'propertyType'
  | 'bedrooms'
  | 'bathrooms'
  | 'availableDate'
  | 'ownFeatures'
  | 'price'
  | 'hasParking'
  | 'isShared'
> & { readonly materialInformation: MaterialInformation };

/** Everything a listing says, in the order of the form: the home itself, then Parts A, B and C. */
export function listingFacts(listing: SaidOfHome): readonly FactGroup[] {
  const { address, materialInformation: material } = listing;
  const { line1, line2, city, county, postcode } = address;
  return [
    {
      title: 'The home',
      facts: [
        ['Address', [line1, line2, city, county, postcode].filter((part) => part !== '').join(', ')],
        ['Nation', listing.nation ? nationLabels[listing.nation] : NOT_SAID],
        ['Type', propertyTypeLabels[listing.propertyType]],
        ...(countsBedrooms(listing) ? [['Bedrooms', text(listing.bedrooms)] as const] : []),
        ['Bathrooms', text(listing.bathrooms)],
        ['Available from', formatDate(listing.availableDate)],
        ['Furnishing', label(furnishingLabels, material.furnishing)],
        ['Features', list(listing.ownFeatures)],
      ],
    },
    {
      title: 'Part A: costs',
      facts: [
        ['Rent', formatRent(listing.price)],
        ['Holding deposit', pounds(material.holdingDeposit)],
        ['Security deposit', pounds(material.securityDeposit)],
        ['Rent in advance, months', text(material.rentInAdvanceMonths)],
        ['Council tax band', material.welshBandI ? 'I (Wales)' : text(material.councilTaxBand)],
        ['Bills included', yesNo(material.billsIncluded)],
        ['Agent fees', text(material.agentFees)],
      ],
    },
    {
      title: 'Part B: what every home has',
      facts: [
        ['EPC rating', text(material.epcRating)],
        ['EPC exemption', yesNo(material.epcExemption)],
        ['Lease length', label(leaseLengthLabels, material.leaseLength)],
        ['Exempt tenancy', label(tenancyExemptionLabels, material.tenancyExemption)],
        ['Utilities included', list(material.utilitiesIncluded)],
        ['Utilities paid by the tenant', list(material.utilitiesResponsibility)],
        ['Parking', yesNo(listing.hasParking)],
        ['Parking details', text(material.parkingDetails)],
        ['Parking restrictions', text(material.parkingRestrictions)],
      ],
    },
    {
      title: 'Part C: what this home has',
      facts: [
        ['Shared home (HMO)', yesNo(listing.isShared)],
        ['Occupants', text(material.occupants)],
        ['Households', text(material.households)],
        ['Storeys', text(material.storeys)],
        ['Fire safety', list(material.fireSafetyFeatures)],
        ['Accessibility', list(material.accessibilityFeatures)],
        ['Pets considered', yesNo(material.petsConsidered)],
        ['Special conditions', text(material.specialConditions)],
        ['Landlord registration', material.registrationPending ? 'Pending' : text(material.registrationNumber)],
        ['Agent registration', text(material.agentRegistrationNumber)],
      ],
    },
  ];
}
