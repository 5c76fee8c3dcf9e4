import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_ADDRESS_PART, MAX_PHOTOS, MAX_REFERENCE, MAX_TITLE } from '@letfair/domain/homes/limits';
import { propertyTypes } from '@letfair/domain/homes/vocabulary';
import { keysOf } from '@letfair/domain/keys-of';
import { viewingAuditActions } from '@letfair/domain/lettings/viewings/words';
import { ASSIGN_ACTION, UNDO_ACTION } from '@letfair/domain/listings/bulk/bulk-changes';
import { listSorts } from '@letfair/domain/listings/bulk/table';
import { certificateActions } from '@letfair/domain/listings/certificates/kinds';
import { formPlaces } from '@letfair/domain/listings/form/places';
import { bookingStatuses } from '@letfair/domain/listings/inventory/inventory-service';
import { listingGraph, listingStatuses } from '@letfair/domain/listings/lifecycle';
import { MOST_RAISES } from '@letfair/domain/listings/quality/quality';
import { revisionActions, revisionReasonKinds } from '@letfair/domain/listings/review/revision';
import { listingStandings } from '@letfair/domain/listings/standing';
import { positionSources } from '@letfair/domain/search/places/map/position';
import { nations } from '@letfair/domain/search/places/nations';
import * as z from 'zod';
import { rentHistory } from '../search/rent-history.ts';
import { point } from '../search/search.ts';
import { endpoint } from '../wire/endpoint.ts';
import { photo } from '../wire/photo.ts';
import { count, cursorPage, cursorQuery, id, instant, text, version } from '../wire/text.ts';
import { listingStep, stepConsequences, stepOutcome, takeDownQuestion } from './consequences.ts';
import { draftBody, draftFacts, draftsContract } from './drafts.ts';
import { finding } from './finding.ts';
import { homesFilter, sortDirection } from './homes-filter.ts';
import { publicListing } from './listing-page.ts';
import { completeness, day, listedFeatures, listingPayload, materialInformation } from './listing-payload.ts';

export const LISTINGS_PER_PAGE = 24;

const submission = listingPayload.extend({
  draftId: id.optional(),
  /** The client landlord of an agent. */
  clientId: id.optional(),
});

export const listingStatus = z.enum(listingStatuses);
export const standingCounts = z.partialRecord(z.enum(listingStandings), count);
/** What has to be changed first before people can find the home; null unless it needs a change. */
export const neededChange = z
  .object({
    /** Where the form shows it; null where the moderator has not said. */
    field: z.enum(formPlaces).nullable(),
    label: text(100),
    sentence: text(1_000),
  })
  .nullable();
const MOST_HISTORY = 100;

export const advertScore = z.int().min(0).max(100).describe('Advert score, from 0 to 100.');

/** The advert score, and what would raise it by how many points. */
const quality = z.object({
  score: advertScore,
  raises: z.array(z.object({ points: count, advice: text(200) })).max(MOST_RAISES),
});
const knownPosition = z.object({
  point: point.nullable(),
  source: z.enum(positionSources).nullable(),
  town: text(100).nullable(),
  county: text(100).nullable(),
  /** Advice where the town or county is nowhere near the postcode. */
  findings: z.array(finding).max(2),
});
const rentComparison = publicListing.shape.rentComparison;

const listingActions = keysOf(listingGraph);

const historyEntry = z.object({
  at: instant,
  /** An edit and what concerns a revision, a certificate or a viewing change no status. */
  action: z.enum([
    ...listingActions,
    'edit',
    UNDO_ACTION,
    ASSIGN_ACTION,
    ...revisionActions,
    ...certificateActions,
    ...viewingAuditActions,
  ]),
  status: listingStatus,
  by: z.enum(['lister', 'moderator', 'clock', 'tenant']),
  /** The moderator's reason, or what was edited. */
  note: text(1_000),
});

/** Why changes wait for a moderator. */
const revisionReasons = z.array(z.object({ kind: z.enum(revisionReasonKinds), sentence: text(1_000) })).max(100);

/** One of the lister's own listings, in a list. */
export const ownListingSummary = z.object({
  id,
  /** The lister's own, '' where there is none. */
  reference: text(MAX_REFERENCE),
  title: text(MAX_TITLE),
  status: listingStatus,
  /** Street, town and postcode in one line. */
  place: text(400),
  price: z.number(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  propertyType: z.enum(propertyTypes),
  cover: photo.nullable(),
  /** Whole days since it went live; null before that. */
  daysLive: count.nullable(),
  /** When it leaves the search unless the lister confirms it; null unless it is live. */
  expiresAt: instant.nullable(),
  /** Since when it is paused because the law does not allow it to be shown. */
  withheldAt: instant.nullable(),
  rejectionReason: text(1_000).nullable(),
  needsChange: neededChange,
  /** How many rules keep it from going live. */
  blockers: count,
  advertScore,
  completeness,
  /** Changes that wait for a moderator while the approved version is shown. */
  revision: z.object({ reasons: revisionReasons, submittedAt: instant }).nullable(),
  /** The client landlord it belongs to, where an agent has said so. */
  clientId: id.nullable(),
  /** Until when “let” can be taken back; null unless it can. */
  takeBackUntil: instant.nullable(),
  /** Applications that are neither answered for good nor withdrawn. */
  openApplications: count,
  updatedAt: instant,
});
export type OwnListingSummary = z.output<typeof ownListingSummary>;

/** What a listing says, in one version of it. */
const listingContent = listingPayload.omit({ materialInformation: true, images: true }).extend({
  propertyType: z.enum(propertyTypes),
  availableDate: day,
  /** What the lister added and the text entries that say the rest. */
  features: listedFeatures,
  /** What the lister added, without the text entries. */
  ownFeatures: listedFeatures,
  materialInformation,
  nation: z.enum(nations).nullable(),
  photos: z.array(photo).max(MAX_PHOTOS),
  findings: z.array(finding).max(100),
});

export type ListingContent = z.output<typeof listingContent>;

/** The whole listing as it is once a moderator approves the changes. */
export const listingRevision = listingContent.extend({ reasons: revisionReasons, submittedAt: instant });

/** The whole of one of them, with what the law says of it and what happened to it. */
export const ownListing = listingContent.extend({
  id,
  status: listingStatus,
  version,
  submittedAt: instant,
  publishedAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  takeBackUntil: instant.nullable(),
  /** Since when it is paused because the law does not allow it to be shown. */
  withheldAt: instant.nullable(),
  rejectionReason: text(1_000).nullable(),
  createdAt: instant,
  updatedAt: instant,
  completeness,
  quality,
  rentComparison,
  /** Changes that wait for a moderator; everything else here is the version that was approved. */
  revision: listingRevision.nullable(),
  inventory: z.object({ id, status: z.enum(bookingStatuses), createdAt: instant }).nullable(),
  rentHistory,
  history: z.array(historyEntry).max(MOST_HISTORY),
});
export type OwnListing = z.output<typeof ownListing>;

const submitted = z.object({
  id,
  status: listingStatus,
  /** The median of the latest approvals, from submission on; null while there are too few to tell. */
  typicalReviewMinutes: count.nullable(),
});
/** What visitors would see of a form; what it leaves open is null or empty. */
const listingPreview = publicListing.omit({ similar: true }).extend({
  price: z.number().nullable(),
  propertyType: z.enum(propertyTypes).or(z.literal('')),
  bedrooms: z.int().nullable(),
  bathrooms: z.number().nullable(),
});
export type ListingPreview = z.output<typeof listingPreview>;

const submitErrors = ['invalid', 'not_found', 'conflict', 'too_many'] as const;

export const listingsContract = {
  ...draftsContract,
  submit: endpoint('POST /api/properties', listerTypes, {
    team: 'listings',
    whileLimited: 'refused',
    summary: 'List a home without an inventory; we check it before it goes live',
    body: submission,
    data: submitted,
    errors: submitErrors,
  }),
  submitWithInventory: endpoint('POST /api/properties/with-inventory', listerTypes, {
    team: 'listings',
    whileLimited: 'refused',
    summary: 'List a home and ask for the inventory service, where we offer it',
    body: submission,
    data: submitted,
    errors: submitErrors,
  }),

  mine: endpoint('GET /api/properties/mine', listerTypes, {
    team: 'read',
    summary: 'Your own listings, newest first by default; send `id` for just one',
    query: cursorQuery({
      ...homesFilter,
      sort: z.enum(listSorts).optional().describe('What to sort by; newest first if you leave it out.'),
      direction: sortDirection,
      id: id.optional().describe('Only this listing.'),
    }),
    data: cursorPage({
      properties: z.array(ownListingSummary).max(LISTINGS_PER_PAGE),
      /** How many there are of each status; one that needs a change is counted as that alone. */
      counts: standingCounts,
    }),
  }),
  own: endpoint('GET /api/properties/mine/:id', listerTypes, {
    team: 'read',
    summary: 'One of your own listings, with its legal checks and its history',
    data: ownListing,
  }),
  position: endpoint('GET /api/properties/mine/position', listerTypes, {
    team: 'read',
    summary:
      'Where a postcode is, as exactly as we know, so you can place the pin. Also its town and county if we know them, and whether they differ from what you typed',
    query: z.strictObject({
      postcode: text(20).meta({ description: 'A full postcode.', examples: ['LS7 4DN'] }),
      city: text(MAX_ADDRESS_PART)
        .optional()
        .meta({ description: 'The town as typed.', examples: ['Leeds'] }),
      county: text(MAX_ADDRESS_PART)
        .optional()
        .meta({ description: 'The county as typed.', examples: ['West Yorkshire'] }),
    }),
    data: knownPosition,
  }),
  preview: endpoint('POST /api/properties/preview', listerTypes, {
    team: 'read',
    whileLimited: 'allowed',
    summary: 'Preview a listing as visitors would see it, even if the form isn’t complete; nothing is saved',
    body: z.strictObject({ form: draftBody, propertyId: id.optional() }),
    data: listingPreview,
    errors: ['not_found'],
  }),
  edit: endpoint('PUT /api/properties/:id', listerTypes, {
    team: 'listings',
    whileLimited: 'partly',
    summary:
      'Change a listing. Anything a moderator has to read (a new title, type, size or address, a lot of new wording, new photos, a higher or much lower rent, anything our checks flag) waits as a revision, and people see the approved version until then. If the change would break the law and take a live home down, we refuse it and list the rules it breaks and the viewings it affects. To go ahead, send the `seen` from that response as `confirmed`',
    versioned: true,
    body: listingPayload.extend({ confirmed: text(64).optional() }),
    refusedData: takeDownQuestion,
    data: ownListing,
    errors: ['invalid', 'conflict'],
  }),
  act: endpoint('PUT /api/properties/:id/status', listerTypes, {
    team: 'listings',
    whileLimited: 'partly',
    summary: 'Pause, resume or confirm a listing, mark it as let agreed or let, undo that within a day, or withdraw it',
    body: listingStep,
    data: ownListing.extend({ step: stepOutcome }),
    refusedData: stepConsequences,
    errors: ['invalid', 'conflict'],
  }),
  discardRevision: endpoint('DELETE /api/properties/:id/revision', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Discard the changes a moderator hasn’t read yet; the approved version stays as it is',
    data: ownListing,
  }),
  duplicate: endpoint('POST /api/properties/:id/duplicate', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Start a draft from a listing',
    data: draftFacts,
    errors: ['conflict'],
  }),
  confirmByMail: endpoint('POST /api/properties/confirm-availability', 'public', {
    summary: 'Use the link in our email to confirm that a home is still available',
    body: z.strictObject({ token: text(200) }),
    data: z.object({ id, title: text(MAX_TITLE), status: listingStatus }),
    errors: ['invalid', 'conflict', 'forbidden'],
    perIpAddress: { hits: 60, seconds: 3_600 },
  }),
};

type Endpoints = typeof listingsContract;
/** By name in the type of the whole wire, which the compiler refuses to write out in full. */
export type ListingsContract = { readonly [Name in keyof Endpoints]: Endpoints[Name] };
