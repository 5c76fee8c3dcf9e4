import { preferredPropertyTypes } from '@letfair/domain/listings/preferences';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import * as z from 'zod';
import { user } from './accounts.ts';
import { endpoint } from './wire/endpoint.ts';
import { id, instant, text } from './wire/text.ts';

/** Room for 5 MB in base64, and for somewhat larger photos to get their own message. */
const MAX_PHOTO_TEXT = 9_000_000;
export const SESSIONS_SHOWN = 50;

const typed = text(1_000).default('').describe('Needed: without it the call is refused with a sentence.');
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
      'Image data (data:image/…;base64,…) sets a new photo, null or an empty text removes it; the address that is there, or nothing, keeps it.',
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
});
export type TenantDetails = z.output<typeof tenantDetails>;

const agencyDetails = z.strictObject({
  companyName: optional,
  licenseNumber: optional,
  registrationNumber: optional,
  tradingAddress: optional,
  redressScheme: optional,
  redressNumber: optional,
  clientMoneyProtection: optional,
  feesLink: optional,
});
export type AgencyDetails = z.output<typeof agencyDetails>;

const landlordDetails = z.strictObject({
  landlordAddress: optional,
  registrationNumber: optional,
});
export type LandlordDetails = z.output<typeof landlordDetails>;

const session = z.object({
  /** Not derived from the session token. */
  id,
  /** E.g. "Firefox on Windows". */
  device: text(60),
  createdAt: instant,
  /** Rounded to the hour. */
  lastUsedAt: instant,
  expiresAt: instant,
  current: z.boolean(),
});
export type SessionRecord = z.output<typeof session>;

const writes = { hits: 300, seconds: 3_600 };

export const profileContract = {
  update: endpoint({
    method: 'PUT',
    path: '/api/auth/profile',
    summary: 'Change name, phone, email address and photo; a new address has to be verified before the next sign-in',
    auth: 'user',
    body: profileBody,
    /** An email change ends every session, so verifying it comes next. */
    data: z.object({ user, requiresVerification: z.boolean() }),
    errors: ['invalid', 'too_many', 'conflict'],
    maxBodyBytes: MAX_PHOTO_TEXT + 10_000,
    perIpAddress: writes,
  }),
  revertEmail: endpoint({
    method: 'POST',
    path: '/api/auth/revert-email',
    summary: 'Give the account its former address back, with the token of the mailed link; ends every session',
    auth: 'public',
    body: z.strictObject({ token: text(200).min(1) }),
    data: z.object({
      email: text(320),
      /** For /auth/reset-password. */
      resetToken: text(100),
      /** True when the password has changed since and stopped working. */
      passwordNeeded: z.boolean(),
    }),
    errors: ['invalid', 'conflict'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/auth/details',
    summary: 'What your kind of user told us besides; the other two are null',
    auth: 'user',
    data: z.object({
      tenant: tenantDetails.nullable(),
      agency: agencyDetails.nullable(),
      landlord: landlordDetails.nullable(),
    }),
    errors: [],
  }),
  saveTenant: endpoint({
    method: 'PUT',
    path: '/api/auth/details/tenant',
    summary: 'What you look for; homes are matched with it',
    auth: ['tenant'],
    body: tenantDetails,
    data: tenantDetails,
    errors: ['invalid', 'too_many'],
    perIpAddress: writes,
  }),
  saveAgency: endpoint({
    method: 'PUT',
    path: '/api/auth/details/agency',
    summary: 'Your agency, as its listings show it',
    auth: ['agent'],
    body: agencyDetails,
    data: agencyDetails,
    errors: ['invalid', 'too_many'],
    perIpAddress: writes,
  }),
  saveLandlord: endpoint({
    method: 'PUT',
    path: '/api/auth/details/landlord',
    summary: 'Your address and landlord registration; neither is shown to others',
    auth: ['landlord'],
    body: landlordDetails,
    data: landlordDetails,
    errors: ['invalid', 'too_many'],
    perIpAddress: writes,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where you are signed in, the newest first',
    auth: 'user',
    data: z.object({ sessions: z.array(session).max(SESSIONS_SHOWN), total: z.int().min(0) }),
    errors: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Sign one of your devices out',
    auth: 'user',
    params: z.strictObject({ id }),
    data: z.null(),
    errors: ['not_found'],
    whileClosing: true,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Sign every other device out',
    auth: 'user',
    data: z.object({ ended: z.int().min(0) }),
    errors: [],
    whileClosing: true,
  }),
};
