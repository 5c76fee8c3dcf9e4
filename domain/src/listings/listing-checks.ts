import { checkPostcode } from '../places/postcodes/postcodes.ts';
import { isPlainDate } from '../plain-date.ts';
import { BATHROOMS, BEDROOMS, type ListingForm } from './listing-form.ts';

/** The sentences of document 2, section 5, in the order in which the form shows its fields, tab by tab. */
export const listingSentences = {
  title: 'Property title is required',
  propertyDescription: 'Property description is required',
  'address.line1': 'Address line 1 is required',
  'address.city': 'City is required',
  'address.postcode': 'Postcode is required',
  propertyType: 'Property type is required',
  availableDate: 'Available date is required',
  monthlyRent: 'Monthly rent is required',
  holdingDeposit: 'Holding deposit is required',
  securityDeposit: 'Security deposit is required',
  councilTaxBand: 'Council tax band is required',
  epcRating: 'EPC rating is required',
  leaseLength: 'Lease length is required',
} as const;

export type CheckedField = keyof typeof listingSentences;
type ProblemField = CheckedField | 'bedrooms' | 'bathrooms';
export type ListingProblems = Readonly<Partial<Record<ProblemField, string>>>;

export const listingToasts = {
  incomplete: { title: 'Validation Error', description: 'Please fill in all required fields' },
} as const;

const isAbove0 = (amount: number | null): boolean => amount !== null && amount > 0;
const isFilled = (text: string): boolean => text.trim() !== '';

/** The thirteen checks of List Property, by the name of the field; empty when the form may go on. */
export function listingProblems(form: ListingForm): ListingProblems {
  const filled: Readonly<Record<CheckedField, boolean>> = {
    title: isFilled(form.title),
    propertyDescription: isFilled(form.propertyDescription),
    'address.line1': isFilled(form.address.line1),
    'address.city': isFilled(form.address.city),
    'address.postcode': isFilled(form.address.postcode),
    propertyType: form.propertyType !== '',
    availableDate: isFilled(form.availableDate),
    monthlyRent: isAbove0(form.monthlyRent),
    holdingDeposit: isAbove0(form.holdingDeposit),
    securityDeposit: isAbove0(form.securityDeposit),
    councilTaxBand: form.councilTaxBand !== '',
    epcRating: form.epcRating !== '',
    leaseLength: form.leaseLength !== '',
  };
  const cannotBeMeant = unusable(form);
  const sentenceOf = (name: ProblemField): string | undefined =>
    name in filled && !filled[name as CheckedField] ? listingSentences[name as CheckedField] : cannotBeMeant[name];
  return Object.fromEntries(
    inFormOrder.flatMap((name) => {
      const sentence = sentenceOf(name);
      return sentence === undefined ? [] : [[name, sentence]];
    }),
  );
}

/** The first problem is where the form takes people. */
const inFormOrder: readonly ProblemField[] = (Object.keys(listingSentences) as CheckedField[]).flatMap((name) =>
  name === 'propertyType' ? [name, 'bedrooms', 'bathrooms'] : [name],
);

/** What is filled in but cannot be meant: a postcode nobody has, a day no calendar has, a third of a bathroom. */
function unusable({ address, availableDate, bedrooms, bathrooms }: ListingForm): ListingProblems {
  const postcode = checkPostcode(address.postcode);
  return {
    ...(!postcode.ok && { 'address.postcode': postcode.reason }),
    ...(!isPlainDate(availableDate) && { availableDate: 'Enter a day such as 3 Dec 2026.' }),
    ...(!isCount(bedrooms, BEDROOMS) && { bedrooms: `Enter a whole number from ${BEDROOMS.min} to ${BEDROOMS.max}.` }),
    ...(!isCount(bathrooms, BATHROOMS) && {
      bathrooms: `Enter a number from ${BATHROOMS.min} to ${BATHROOMS.max}, in halves.`,
    }),
  };
}

interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const isCount = (value: number | null, { min, max, step }: Steps): boolean =>
  value !== null && value >= min && value <= max && Number.isInteger(value / step);
