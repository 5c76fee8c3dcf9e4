import type { PublicListing } from '@letfair/contract/search';
import { publishedHoldingDeposit, publishedPropertyTax, publishedTenancy } from '@letfair/domain/compliance/published';
import { countsBedrooms } from '@letfair/domain/listings/home-facts';
import { furnishingLabels, propertyTypeLabels } from '@letfair/domain/listings/vocabulary';
import { formatPounds, formatRent } from '@letfair/domain/money';
import { type Fact, type FactGroup, stated } from './fact.ts';

const fact = (term: string, value: string | null): Fact => ({ term, value: stated(value) });
const listed = (items: readonly string[]): string => items.join(', ');
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const inPence = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));

/** What a tenant has to be told before deciding, under the headings of the guidance: Parts A, B and C. */
export const materialInformation = (listing: PublicListing): readonly FactGroup[] => [
  { title: 'Part A: what it costs', facts: costs(listing) },
  { title: 'Part B: the home and its supplies', facts: supplies(listing) },
  { title: 'Part C: what else to know', facts: otherMatters(listing) },
];

export const tenancyOf = ({ nation, materialInformation: { leaseLength, tenancyExemption } }: PublicListing) =>
  publishedTenancy(nation, leaseLength, tenancyExemption);

function costs(listing: PublicListing): readonly Fact[] {
  const { nation, price, lister, materialInformation: material } = listing;
  const months = material.rentInAdvanceMonths;
  return [
    fact('Rent', formatRent(price)),
    fact('Security deposit', material.securityDeposit === null ? null : formatPounds(material.securityDeposit)),
    fact('Holding deposit', publishedHoldingDeposit(nation, inPence(material.holdingDeposit))),
    ...(months === null ? [] : [fact('Rent in advance', `${months} ${months === 1 ? 'month' : 'months'}`)]),
    fact('Property tax', publishedPropertyTax(nation, material.councilTaxBand, material.welshBandI)),
    fact('Bills', material.billsIncluded ? 'Included in the rent' : 'Not included in the rent'),
    ...(lister.userType === 'agent' ? [fact('Agent’s fees', material.agentFees)] : []),
    fact('Tenancy', tenancyOf(listing)),
    fact('Energy rating (EPC)', material.epcExemption ? `${stated(material.epcRating)}, exempt` : material.epcRating),
  ];
}

function supplies(listing: PublicListing): readonly Fact[] {
  const { propertyType, bedrooms, bathrooms, hasParking, materialInformation: material } = listing;
  return [
    fact('Property type', propertyTypeLabels[propertyType]),
    ...(countsBedrooms(listing) ? [fact('Bedrooms', String(bedrooms))] : []),
    fact('Bathrooms', String(bathrooms)),
    fact('Furnishing', material.furnishing === '' ? null : furnishingLabels[material.furnishing]),
    fact('Utilities in the rent', listed(material.utilitiesIncluded)),
    fact('Utilities the tenant pays', listed(material.utilitiesResponsibility)),
    fact('Parking', yesNo(hasParking)),
    fact('Parking details', material.parkingDetails),
  ];
}

function otherMatters(listing: PublicListing): readonly Fact[] {
  const { isShared, materialInformation: material } = listing;
  return [
    fact('Fire safety', listed(material.fireSafetyFeatures)),
    fact('Accessibility', listed(material.accessibilityFeatures)),
    fact('Parking restrictions', material.parkingRestrictions),
    fact('Pets', material.petsConsidered ? 'Considered' : 'Ask the lister'),
    fact('Shared home (HMO)', yesNo(isShared)),
    ...(isShared ? [fact('People it is let to', people(listing))] : []),
    fact('Special conditions', material.specialConditions),
    ...registrations(listing),
  ];
}

function people({ materialInformation: { occupants, households } }: PublicListing): string | null {
  const counted = (count: number | null, one: string, many: string) =>
    count === null ? null : `${count} ${count === 1 ? one : many}`;
  const said = [counted(occupants, 'person', 'people'), counted(households, 'household', 'households')];
  return said.filter((part) => part !== null).join(', ');
}

/** In England there is no register yet, so nothing is missed there; elsewhere a reader looks for the number. */
function registrations({ nation, lister, materialInformation: material }: PublicListing): readonly Fact[] {
  const { registrationNumber, registrationPending, agentRegistrationNumber } = material;
  const number = registrationPending ? 'Landlord registration pending' : registrationNumber;
  const ofLandlord = number !== '' || (nation !== 'england' && nation !== null);
  const ofAgent = lister.userType === 'agent' && (agentRegistrationNumber !== '' || nation === 'scotland');
  return [
    ...(ofLandlord ? [fact('Landlord registration', number)] : []),
    ...(ofAgent ? [fact('Letting agent registration', agentRegistrationNumber)] : []),
  ];
}
