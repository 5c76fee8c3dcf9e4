import { listerTypes } from '@letfair/domain/accounts/user-types';
import {
  MAX_ADDRESS_PART,
  MAX_DESCRIPTION,
  MAX_DETAILS,
  MAX_DRAFTS,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_PHOTOS,
  MAX_REGISTRATION_NUMBER,
  MAX_TITLE,
} from '@letfair/domain/listings/listing-form';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, text, version } from './text.ts';

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

export const draftFacts = z.object({ id, status: z.literal('draft'), createdAt: instant, updatedAt: instant, version });
const draft = draftForm.extend(draftFacts.shape);
export type Draft = z.output<typeof draft>;
const draftSummary = draftFacts.extend({ title: text(MAX_TITLE) });
export type DraftSummary = z.output<typeof draftSummary>;

export const draftsContract = {
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
    auth: listerTypes,
    body: draftBody,
    data: draftFacts,
    errors: ['conflict'],
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/properties/drafts/:id',
    summary: 'A draft as it was last saved',
    auth: listerTypes,
    params: z.strictObject({ id }),
    data: draft,
    errors: ['not_found'],
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/properties/drafts/:id',
    summary: 'Save a draft; with If-Match, only over the version that was loaded',
    auth: listerTypes,
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
};
