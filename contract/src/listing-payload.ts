import {
  BATHROOMS,
  BEDROOMS,
  MAX_ADDRESS_PART,
  MAX_COUNT,
  MAX_DEPOSIT,
  MAX_DESCRIPTION,
  MAX_DETAILS,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_PHOTOS,
  MAX_REGISTRATION_NUMBER,
  MAX_RENT,
  MAX_TITLE,
} from '@letfair/domain/listings/listing-form';
import {
  accessibilityItems,
  councilTaxBands,
  epcRatings,
  fireSafetyItems,
  furnishings,
  leaseLengths,
  propertyTypes,
  tenancyExemptions,
  utilities,
} from '@letfair/domain/listings/vocabulary';
import { nations } from '@letfair/domain/places/nations';
import { isPlainDate } from '@letfair/domain/plain-date';
import * as z from 'zod';
import { id, text } from './text.ts';

/** The text entries that say the chosen items come on top of the features themselves. */
const MOST_ENTRIES = 7;
export const listedFeatures = z.array(text(MAX_FEATURE)).max(MAX_FEATURES + MOST_ENTRIES);

/** A choice that may be left alone. */
const choice = <const T extends readonly string[]>(values: T) => z.enum(values).or(z.literal('')).default('');
const chosen = <const T extends readonly string[]>(values: T) => z.array(z.enum(values)).max(values.length).default([]);
const pounds = (max: number) =>
  z
    .number()
    .max(max, `Enter at most £${max.toLocaleString('en-GB')}.`)
    .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'Enter pounds and pence.');
export const day = text(10).refine(isPlainDate, 'Enter a day such as 2026-12-03.');
const count = z.int().min(1).max(MAX_COUNT).nullable().default(null);
const details = text(MAX_DETAILS).default('');

const addressPart = text(MAX_ADDRESS_PART);
const address = z.strictObject({
  line1: addressPart,
  line2: addressPart.default(''),
  city: addressPart,
  postcode: text(10),
  county: addressPart.default(''),
});

const deposit = pounds(MAX_DEPOSIT).nullable().default(null);

export const materialInformation = z.strictObject({
  holdingDeposit: deposit,
  securityDeposit: deposit,
  billsIncluded: z.boolean().default(false),
  councilTaxBand: choice(councilTaxBands),
  epcRating: choice(epcRatings),
  utilitiesResponsibility: chosen(utilities),
  utilitiesIncluded: chosen(utilities),
  parkingDetails: details,
  parkingRestrictions: details,
  fireSafetyFeatures: chosen(fireSafetyItems),
  leaseLength: choice(leaseLengths),
  accessibilityFeatures: chosen(accessibilityItems),
  specialConditions: details,
  furnishing: choice(furnishings),
  petsConsidered: z.boolean().default(true),
  shareAddress: z.boolean().default(false),
  nation: choice(nations),
  registrationNumber: text(MAX_REGISTRATION_NUMBER).default(''),
  registrationPending: z.boolean().default(false),
  agentRegistrationNumber: text(MAX_REGISTRATION_NUMBER).default(''),
  agentFees: details,
  epcExemption: z.boolean().default(false),
  tenancyExemption: choice(tenancyExemptions),
  welshBandI: z.boolean().default(false),
  rentInAdvanceMonths: count,
  occupants: count,
  households: count,
  storeys: count,
});

/** The documented payload. Whether a required text is blank is the rule's business, so that it can say so in its own words. */
export const listingPayload = z.strictObject({
  title: text(MAX_TITLE),
  description: text(MAX_DESCRIPTION),
  address,
  price: pounds(MAX_RENT),
  propertyType: z.enum(propertyTypes).or(z.literal('')),
  bedrooms: z.int().min(BEDROOMS.min).max(BEDROOMS.max),
  bathrooms: z.number().min(BATHROOMS.min).max(BATHROOMS.max).multipleOf(BATHROOMS.step),
  hasParking: z.boolean().default(false),
  isShared: z.boolean().default(false),
  availableDate: day.or(z.literal('')),
  images: z.array(id).max(MAX_PHOTOS).default([]),
  features: listedFeatures.default([]),
  materialInformation: materialInformation.partial().optional(),
});
export type ListingBody = z.output<typeof listingPayload>;
