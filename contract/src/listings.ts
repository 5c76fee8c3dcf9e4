import { bookingStatuses } from '@letfair/domain/inventory/booking-lifecycle';
import { type ListingAction, listerActions, listingGraph, listingStatuses } from '@letfair/domain/listings/lifecycle';
import {
  BATHROOMS,
  BEDROOMS,
  MAX_ADDRESS_PART,
  MAX_COUNT,
  MAX_DEPOSIT,
  MAX_DESCRIPTION,
  MAX_DETAILS,
  MAX_DRAFTS,
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
import { isPlainDate } from '@letfair/domain/plain-date';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { photo } from './photos.ts';
import { cursor, id, instant, text } from './text.ts';

const lister = ['landlord', 'agent'] as const;
const nations = ['england', 'wales', 'scotland', 'northern-ireland'] as const;
/** The text entries that say the chosen items come on top of the features themselves. */
const MOST_ENTRIES = 7;
export const LISTINGS_PER_PAGE = 24;

/** A choice that may be left alone. */
const choice = <const T extends readonly string[]>(values: T) => z.enum(values).or(z.literal('')).default('');
const chosen = <const T extends readonly string[]>(values: T) => z.array(z.enum(values)).max(values.length).default([]);
const pounds = (max: number) =>
  z
    .number()
    .max(max, `Enter at most £${max.toLocaleString('en-GB')}.`)
    .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'Enter pounds and pence.');
const day = text(10).refine(isPlainDate, 'Enter a day such as 2026-12-03.');
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
const payload = z.strictObject({
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
  features: z
    .array(text(MAX_FEATURE))
    .max(MAX_FEATURES + MOST_ENTRIES)
    .default([]),
  materialInformation: materialInformation.partial().optional(),
});
export type ListingBody = z.output<typeof payload>;

const submission = payload.extend({ draftId: id.optional() });

// Draft saving has no validation: a figure may be a text that is still being typed. Only sizes are limited.
const typedText = (max: number) => text(max).nullable();
const typedNumber = z.union([z.number(), text(30)]).nullable();
const typedList = (items: number, length: number) => z.array(text(length)).max(items);
const typedFlag = z.boolean().nullable();

export const draftForm = z
  .strictObject({
    title: typedText(MAX_TITLE),
    propertyDescription: typedText(MAX_DESCRIPTION),
    address: z
      .strictObject({
        line1: typedText(MAX_ADDRESS_PART),
        line2: typedText(MAX_ADDRESS_PART),
        city: typedText(MAX_ADDRESS_PART),
        postcode: typedText(MAX_ADDRESS_PART),
        county: typedText(MAX_ADDRESS_PART),
      })
      .partial(),
    price: typedNumber,
    propertyType: typedText(40),
    bedrooms: typedNumber,
    bathrooms: typedNumber,
    hasParking: typedFlag,
    isShared: typedFlag,
    availableDate: typedText(40),
    features: typedList(MAX_FEATURES, MAX_FEATURE),
    images: typedList(MAX_PHOTOS, 200),
    monthlyRent: typedNumber,
    holdingDeposit: typedNumber,
    securityDeposit: typedNumber,
    billsIncluded: z.union([typedFlag, text(40)]),
    councilTaxBand: typedText(40),
    epcRating: typedText(40),
    utilitiesResponsibility: typedList(20, 60),
    utilitiesIncluded: typedList(20, 60),
    parkingDetails: typedText(MAX_DETAILS),
    parkingRestrictions: typedText(MAX_DETAILS),
    fireSafetyFeatures: typedList(20, 60),
    leaseLength: typedText(40),
    accessibilityFeatures: typedList(20, 60),
    specialConditions: typedText(MAX_DETAILS),
    furnishing: typedText(40),
    petsConsidered: typedFlag,
    shareAddress: typedFlag,
    nation: typedText(40),
    registrationNumber: typedText(MAX_REGISTRATION_NUMBER),
    registrationPending: typedFlag,
    agentRegistrationNumber: typedText(MAX_REGISTRATION_NUMBER),
    agentFees: typedText(MAX_DETAILS),
    epcExemption: typedFlag,
    tenancyExemption: typedText(40),
    welshBandI: typedFlag,
    rentInAdvanceMonths: typedNumber,
    occupants: typedNumber,
    households: typedNumber,
    storeys: typedNumber,
  })
  .partial();

const draftBody = draftForm.extend({ status: z.literal('draft').optional() });
export type DraftBody = z.output<typeof draftBody>;

/** Grows with each save; also the ETag. */
const version = z.int().min(1);
const draftFacts = z.object({ id, status: z.literal('draft'), createdAt: instant, updatedAt: instant, version });
export const draft = draftForm.extend(draftFacts.shape);
export type Draft = z.output<typeof draft>;
export const draftSummary = draftFacts.extend({ title: text(MAX_TITLE) });
export type DraftSummary = z.output<typeof draftSummary>;

const finding = z.object({
  rule: text(100),
  /** Null where the border leaves the nation open. */
  nation: z.enum(nations).nullable(),
  severity: z.enum(['block', 'advise']),
  field: text(60),
  sentence: text(1_000),
  citation: text(300),
});

const status = z.enum(listingStatuses);
const MOST_HISTORY = 100;
const listingActions = Object.keys(listingGraph) as [ListingAction, ...ListingAction[]];

const historyEntry = z.object({
  at: instant,
  /** `edit` changes no status. */
  action: z.enum([...listingActions, 'edit']),
  status,
  by: z.enum(['lister', 'moderator', 'clock']),
  /** The moderator's reason, or what was edited. */
  note: text(1_000),
});

/** One of the lister's own listings, in a list. */
export const ownListingSummary = z.object({
  id,
  title: text(MAX_TITLE),
  status,
  /** Street, town and postcode in one line. */
  place: text(400),
  price: z.number(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  propertyType: z.enum(propertyTypes),
  cover: photo.nullable(),
  /** Whole days since it went live; null before that. */
  daysLive: z.int().min(0).nullable(),
  /** When it leaves the search unless the lister confirms it; null unless it is live. */
  expiresAt: instant.nullable(),
  rejectionReason: text(1_000).nullable(),
  /** How many rules keep it from going live. */
  blockers: z.int().min(0),
  /** The client landlord it belongs to, where an agent has said so. */
  clientId: id.nullable(),
  updatedAt: instant,
});
export type OwnListingSummary = z.output<typeof ownListingSummary>;

const listingDetails = payload.omit({ materialInformation: true, images: true }).extend({
  id,
  status,
  version,
  propertyType: z.enum(propertyTypes),
  availableDate: day,
  /** What the lister added and the text entries that say the rest. */
  features: z.array(text(MAX_FEATURE)).max(MAX_FEATURES + MOST_ENTRIES),
  /** What the lister added, without the text entries. */
  ownFeatures: z.array(text(MAX_FEATURE)).max(MAX_FEATURES + MOST_ENTRIES),
  materialInformation,
  nation: z.enum(nations).nullable(),
  photos: z.array(photo).max(MAX_PHOTOS),
  submittedAt: instant,
  publishedAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  rejectionReason: text(1_000).nullable(),
  createdAt: instant,
  updatedAt: instant,
  findings: z.array(finding).max(100),
  inventory: z.object({ id, status: z.enum(bookingStatuses), createdAt: instant }).nullable(),
  history: z.array(historyEntry).max(MOST_HISTORY),
});

export const ownListing = listingDetails;
export type OwnListing = z.output<typeof ownListing>;

export const listingFlag = z.object({
  kind: z.enum(['reused-photo', 'price', 'new-account', 'wording']),
  sentence: text(500),
});
export type ListingFlag = z.output<typeof listingFlag>;

const listedBy = z.object({
  id,
  name: text(400),
  email: text(320),
  userType: z.enum(lister),
  createdAt: instant,
  suspended: z.boolean(),
});

export const reviewedListing = listingDetails.extend({
  lister: listedBy,
  flags: z.array(listingFlag).max(100),
});
export type ReviewedListing = z.output<typeof reviewedListing>;

export const reviewedListingSummary = ownListingSummary.extend({
  lister: listedBy,
  flags: z.array(listingFlag).max(100),
  submittedAt: instant,
});
export type ReviewedListingSummary = z.output<typeof reviewedListingSummary>;

const submitted = z.object({ id, status });
const submitErrors = ['invalid', 'not_found', 'conflict', 'too_many'] as const;

export const listingsContract = {
  drafts: endpoint({
    method: 'GET',
    path: '/api/properties/drafts',
    summary: 'Your drafts, the last changed first',
    auth: ['tenant', 'landlord', 'agent'],
    data: z.array(draftSummary).max(MAX_DRAFTS),
    errors: [],
  }),
  createDraft: endpoint({
    method: 'POST',
    path: '/api/properties/drafts',
    summary: 'Begin a draft with whatever is typed so far',
    auth: lister,
    body: draftBody,
    data: draftFacts,
    errors: ['conflict'],
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/properties/drafts/:id',
    summary: 'A draft as it was last saved',
    auth: lister,
    params: z.strictObject({ id }),
    data: draft,
    errors: ['not_found'],
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/properties/drafts/:id',
    summary: 'Save a draft; with If-Match, only over the version that was loaded',
    auth: lister,
    versioned: true,
    params: z.strictObject({ id }),
    body: draftBody,
    data: draftFacts,
    errors: ['not_found', 'stale'],
  }),
  deleteDraft: endpoint({
    method: 'DELETE',
    path: '/api/properties/drafts/:id',
    summary: 'Throw a draft away',
    auth: ['tenant', 'landlord', 'agent'],
    params: z.strictObject({ id }),
    data: z.object({ id }),
    errors: ['not_found'],
  }),

  submit: endpoint({
    method: 'POST',
    path: '/api/properties',
    summary: 'List a home without an inventory; it is looked at before it goes live',
    auth: lister,
    body: submission,
    data: submitted,
    errors: submitErrors,
  }),
  submitWithInventory: endpoint({
    method: 'POST',
    path: '/api/properties/with-inventory',
    summary: 'List a home and ask for the inventory service, where it is offered',
    auth: lister,
    body: submission,
    data: submitted,
    errors: submitErrors,
  }),

  mine: endpoint({
    method: 'GET',
    path: '/api/properties/mine',
    summary: 'Your own listings, newest first',
    auth: lister,
    query: z.strictObject({ status: status.optional(), cursor: cursor.optional() }),
    data: z.object({
      properties: z.array(ownListingSummary).max(LISTINGS_PER_PAGE),
      /** How many there are of each status. */
      counts: z.partialRecord(status, z.int().min(0)),
      nextCursor: cursor.nullable(),
    }),
    errors: ['invalid'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/properties/mine/:id',
    summary: 'One of your own listings, with what the law says of it and what happened to it',
    auth: lister,
    params: z.strictObject({ id }),
    data: ownListing,
    errors: ['not_found'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/properties/:id',
    summary: 'Change a listing; a higher rent, another address or other photos are looked at again',
    auth: lister,
    versioned: true,
    params: z.strictObject({ id }),
    body: payload,
    data: ownListing,
    errors: ['not_found', 'invalid', 'conflict', 'stale'],
  }),
  act: endpoint({
    method: 'PUT',
    path: '/api/properties/:id/status',
    summary: 'Pause, resume, confirm, mark as let agreed or let, or withdraw a listing',
    auth: lister,
    params: z.strictObject({ id }),
    body: z.strictObject({ action: z.enum(listerActions) }),
    data: ownListing,
    errors: ['not_found', 'conflict'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/properties/:id/duplicate',
    summary: 'Begin a draft with what a listing says',
    auth: lister,
    params: z.strictObject({ id }),
    data: draftFacts,
    errors: ['not_found', 'conflict'],
  }),
  confirmByMail: endpoint({
    method: 'POST',
    path: '/api/properties/confirm-availability',
    summary: 'Confirm that a home is still available with the link from the mail',
    auth: 'public',
    body: z.strictObject({ token: text(200) }),
    data: z.object({ id, title: text(MAX_TITLE), status }),
    errors: ['invalid', 'conflict'],
    perAddress: { hits: 60, seconds: 3_600 },
  }),
};

export const moderationContract = {
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/properties',
    summary: 'Listings by status; those that wait come oldest first, all others newest first',
    auth: ['admin'],
    query: z.strictObject({ status: status.default('pending'), cursor: cursor.optional() }),
    data: z.object({
      properties: z.array(reviewedListingSummary).max(LISTINGS_PER_PAGE),
      nextCursor: cursor.nullable(),
    }),
    errors: ['invalid'],
  }),
  listing: endpoint({
    method: 'GET',
    path: '/api/admin/properties/:id',
    summary: 'A whole listing with its compliance results, flags and history',
    auth: ['admin'],
    params: z.strictObject({ id }),
    data: reviewedListing,
    errors: ['not_found'],
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/admin/properties/:id/approve',
    summary: 'Let a listing go live; refused with the rules that stand in its way',
    auth: ['admin'],
    params: z.strictObject({ id }),
    data: reviewedListing,
    refusedData: z.object({ findings: z.array(finding).max(100) }),
    errors: ['not_found', 'conflict', 'invalid'],
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/admin/properties/:id/reject',
    summary: 'Send a listing back to its lister with a reason',
    auth: ['admin'],
    params: z.strictObject({ id }),
    body: z.strictObject({ reason: text(1_000).trim().min(1, 'Tell the lister what to change.') }),
    data: reviewedListing,
    errors: ['not_found', 'conflict'],
  }),
  setBooking: endpoint({
    method: 'PUT',
    path: '/api/admin/inventory-bookings/:id',
    summary: 'Move an inventory booking on',
    auth: ['admin'],
    params: z.strictObject({ id }),
    body: z.strictObject({ status: z.enum(bookingStatuses) }),
    data: z.object({ id, status: z.enum(bookingStatuses) }),
    errors: ['not_found', 'conflict'],
  }),
};
