import { PAGE_NAME } from '@letfair/domain/accounts/page-names';
import { preferredPropertyTypes } from '@letfair/domain/accounts/preferences';
import { BEDROOMS } from '@letfair/domain/homes/limits';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, id, instant, needed, text } from '../wire/text.ts';
import { takenBack } from './access.ts';
import { user } from './accounts.ts';

/** Room for 5 MB in base64, and for somewhat larger photos to get their own message. */
const MAX_PHOTO_TEXT = 9_000_000;
export const SESSIONS_SHOWN = 50;

const typed = needed(1_000);
/** Validated in the domain, which has the message for each field. */
const optional = text(1_000).default('');

const profileBody = z.strictObject({
  firstName: typed,
  lastName: typed,
  phone: typed,
  email: typed,
  profilePhoto: text(MAX_PHOTO_TEXT)
    .nullish()
    .describe(
      'Image data (data:image/…;base64,…) sets a new photo. Null or an empty string removes the photo. To keep it, send its current address or leave this out.',
    ),
});

const tenantDetails = z.strictObject({
  /** Whole pounds a month. */
  maxBudget: z.int().nullable().default(null),
  /** Comma-separated places. */
  preferredArea: optional,
  propertyType: z.enum(preferredPropertyTypes).nullable().default(null),
  /** E.g. 2026-12-03. */
  moveInDate: optional,
  mustHaves: z.array(z.enum(searchFeatures)).max(searchFeatures.length).default([]),
  minBedrooms: z.int().min(1).max(BEDROOMS.max).nullable().default(null),
  /** Only homes with parking will do. */
  parking: z.boolean().default(false),
  /** Only homes whose lister considers pets will do. */
  pets: z.boolean().default(false),
});
export type TenantDetails = z.output<typeof tenantDetails>;

export const agencyDetails = z.strictObject({
  companyName: typed,
  licenseNumber: optional,
  registrationNumber: typed,
  tradingAddress: typed,
  redressScheme: optional,
  redressNumber: optional,
  clientMoneyProtection: optional,
  feesLink: optional,
});
export type AgencyDetails = z.output<typeof agencyDetails>;

const landlordDetails = z.strictObject({
  landlordAddress: typed,
  registrationNumber: optional,
});
export type LandlordDetails = z.output<typeof landlordDetails>;

const publicPage = z.object({
  /** Where everyone can read it, below the address of the site; null while it isn’t shown. */
  path: text(100).nullable(),
  isShown: z.boolean(),
  /** What its address ends with; for a page that was never shown, what it would be. */
  name: text(PAGE_NAME.max),
});
export type PublicPageSetting = z.output<typeof publicPage>;

const session = z.object({
  /** Not derived from the session token. */
  id,
  /** E.g. "Firefox on Windows". */
  device: text(60),
  /** The first part of the IP address at sign-in, e.g. "203.0.x.x"; empty where it is not known. */
  network: text(60),
  createdAt: instant,
  /** Rounded to the hour. */
  lastUsedAt: instant,
  expiresAt: instant,
  current: z.boolean(),
});
export type SessionRecord = z.output<typeof session>;

const writes = { hits: 300, seconds: 3_600 };

const saveDetails = <Schema extends z.ZodType>(details: Schema, summary: string) =>
  ({
    whileLimited: 'allowed',
    summary,
    body: details,
    data: details,
    errors: ['invalid', 'too_many'],
    perIpAddress: writes,
  }) as const;

export const profileContract = {
  update: endpoint('PUT /api/auth/profile', 'user', {
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary:
      'Change your name, phone number, email address or photo. To change your email address, you need to have given your password recently; the new one has to be verified before the next sign-in',
    body: profileBody,
    /** An email change ends every session, so verifying it comes next. */
    data: z.object({ user, requiresVerification: z.boolean() }),
    errors: ['invalid', 'too_many', 'conflict', 'password_needed'],
    maxBodyBytes: MAX_PHOTO_TEXT + 10_000,
    perIpAddress: writes,
  }),
  revertEmail: endpoint('POST /api/auth/revert-email', 'public', {
    summary:
      'Restore an account’s old email address, with the token in the emailed link. This ends every session, removes anything added since the change, and stops the password working',
    body: z.strictObject({ token: text(200).min(1) }),
    data: takenBack,
    errors: ['invalid', 'conflict'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  details: endpoint('GET /api/auth/details', 'user', {
    summary: 'The extra details for your kind of account; the other two are null. An agency’s team shares one set',
    data: z.object({
      tenant: tenantDetails.nullable(),
      agency: agencyDetails.nullable(),
      landlord: landlordDetails.nullable(),
    }),
  }),
  saveTenant: endpoint(
    'PUT /api/auth/details/tenant',
    ['tenant'],
    saveDetails(tenantDetails, 'Change what you’re looking for; we use this to find homes that suit you'),
  ),
  saveAgency: endpoint('PUT /api/auth/details/agency', ['agent'], {
    team: 'agency',
    ...saveDetails(agencyDetails, 'Change the agency details shown on your listings'),
  }),
  saveLandlord: endpoint('PUT /api/auth/details/landlord', ['landlord'], {
    team: 'personal',
    ...saveDetails(
      landlordDetails,
      'Change your address and landlord registration; we don’t show these to anyone else',
    ),
  }),
  publicPage: endpoint('GET /api/auth/public-page', ['landlord', 'agent'], {
    team: 'read',
    summary:
      'Whether you have a public page with all your homes, and what it’s called; null for an agent without an agency',
    data: publicPage.nullable(),
  }),
  savePublicPage: endpoint('PUT /api/auth/public-page', ['landlord', 'agent'], {
    team: 'agency',
    whileLimited: 'allowed',
    summary: 'Show or hide your public page, or give it another name. Its former names lead to the new one',
    body: z.strictObject({
      isShown: z.boolean(),
      name: needed(1_000).meta({
        description: 'Small letters, digits and single hyphens.',
        examples: ['harbour-lets'],
      }),
    }),
    data: publicPage,
    errors: ['invalid', 'conflict', 'too_many'],
    perIpAddress: writes,
  }),
  sessions: endpoint('GET /api/auth/sessions', 'user', {
    summary: 'Where you’re signed in, newest first',
    data: z.object({ sessions: z.array(session).max(SESSIONS_SHOWN), total: count }),
  }),
  endSession: endpoint('DELETE /api/auth/sessions/:id', 'user', {
    whileLimited: 'allowed',
    summary: 'Sign one of your devices out',
    data: z.null(),
    whileClosing: true,
  }),
  endOtherSessions: endpoint('DELETE /api/auth/sessions', 'user', {
    whileLimited: 'allowed',
    summary: 'Sign every other device out',
    data: z.object({ ended: count }),
    whileClosing: true,
  }),
};
