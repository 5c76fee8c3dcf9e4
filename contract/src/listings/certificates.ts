import { listerTypes } from '@letfair/domain/accounts/user-types';
import { documentTypes, MAX_DOCUMENT_BYTES } from '@letfair/domain/files/documents';
import { MAX_REFERENCE, MAX_TITLE } from '@letfair/domain/homes/limits';
import { certificateFilters, certificateStates } from '@letfair/domain/listings/certificates/certificate-dates';
import { MAX_CERTIFICATE_NUMBER } from '@letfair/domain/listings/certificates/certificate-details';
import { MAX_EARLIER } from '@letfair/domain/listings/certificates/certificate-files';
import { certificateKinds } from '@letfair/domain/listings/certificates/kinds';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { nations } from '@letfair/domain/search/places/nations';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text, version } from '../wire/text.ts';

export const CERTIFICATES_PER_PAGE = 30;
/** How many homes the form offers; a home is also reached from where it is managed. */
export const MOST_CERTIFIED_HOMES = 300;
/** What can be asked for: one of the states, or the homes that are let or withdrawn. */

const kind = z.enum(certificateKinds);
/** A date without a time, or nothing. */
const typedDate = text(20).default('');

const home = z.object({
  id,
  title: text(MAX_TITLE),
  /** The lister's own reference, empty without one; left out for moderators. */
  reference: text(MAX_REFERENCE).optional(),
  /** Street and postcode, for the lister's and the moderators' eyes. */
  address: text(200),
  status: z.enum(listingStatuses),
  nation: z.enum(nations).nullable(),
});
export type CertifiedHome = z.output<typeof home>;

const certificate = z.object({
  id,
  kind,
  property: home,
  number: text(MAX_CERTIFICATE_NUMBER),
  scheme: text(100),
  issued: text(10).nullable(),
  /** The last day, which still counts. */
  expires: text(10).nullable(),
  state: z.enum(certificateStates),
  /** Read at `/api/certificates/:id/download`. */
  file: z.object({ type: z.enum(['application/pdf', 'image/webp']), bytes: z.int().min(1) }).nullable(),
  /** When a moderator compared the file with the dates. */
  confirmedAt: instant.nullable(),
  /** When a newer one took its place. */
  replacedAt: instant.nullable(),
  version,
  updatedAt: instant,
});
export type Certificate = z.output<typeof certificate>;

const ofOneHome = z.object({
  property: home,
  /** One of a kind. */
  certificates: z.array(certificate).max(certificateKinds.length),
  /** Those that newer ones have replaced, newest first. */
  earlier: z.array(certificate).max(certificateKinds.length * MAX_EARLIER),
});
export type CertificatesOfHome = z.output<typeof ofOneHome>;

const calendar = z.object({ createdAt: instant.nullable() });

const uploadLimit = { hits: 300, seconds: 3_600 };

export const certificatesContract = {
  list: endpoint('GET /api/certificates', listerTypes, {
    team: 'read',
    summary:
      'Your homes’ certificates, the next to expire first; leaves out let and withdrawn homes unless you ask for them',
    query: cursorQuery({ show: z.enum(certificateFilters).optional().describe('Only certificates with this status.') }),
    data: cursorPage({
      certificates: z.array(certificate).max(CERTIFICATES_PER_PAGE),
      counts: z.record(z.enum(certificateFilters), count),
    }),
  }),
  homes: endpoint('GET /api/certificates/homes', listerTypes, {
    team: 'read',
    summary: 'Your current homes, and which certificates they have',
    data: z.object({
      homes: z.array(home.extend({ kinds: z.array(kind).max(certificateKinds.length) })).max(MOST_CERTIFIED_HOMES),
    }),
  }),
  ofHome: endpoint('GET /api/properties/:id/certificates', listerTypes, {
    team: 'read',
    summary: 'One of your homes’ certificates, including earlier ones',
    data: ofOneHome,
  }),
  save: endpoint('PUT /api/properties/:id/certificates', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Add or correct a certificate; a renewal replaces the current one, which we keep as an earlier one',
    body: z.strictObject({
      kind,
      number: text(200).default(''),
      scheme: text(100).default(''),
      issued: typedDate,
      expires: typedDate,
      renews: z.boolean().default(false),
    }),
    data: certificate,
    errors: ['invalid', 'too_many'],
  }),
  remove: endpoint('DELETE /api/certificates/:id', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Delete a certificate and its file; the one before it becomes current again',
    data: z.object({ id }),
  }),
  uploadFile: endpoint('POST /api/certificates/:id/file', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Upload a certificate’s file, a PDF or a picture; it replaces any earlier file',
    upload: { types: documentTypes, maxBytes: MAX_DOCUMENT_BYTES },
    data: certificate,
    errors: ['invalid', 'too_large', 'unsupported_type', 'too_many'],
    perIpAddress: uploadLimit,
  }),
  removeFile: endpoint('DELETE /api/certificates/:id/file', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Delete a certificate’s file',
    data: certificate,
  }),
  calendar: endpoint('GET /api/certificates/calendar', listerTypes, {
    team: 'integrations',
    summary: 'Whether your certificates calendar has a secret address, and when you created it',
    data: calendar,
  }),
  openCalendar: endpoint('PUT /api/certificates/calendar', listerTypes, {
    team: 'integrations',
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary: 'Create a new secret address for your calendar. We show it only once, and the old one stops working',
    data: calendar.extend({ url: text(500) }),
    errors: ['too_many'],
    recentPassword: true,
  }),
  closeCalendar: endpoint('DELETE /api/certificates/calendar', listerTypes, {
    team: 'integrations',
    whileLimited: 'allowed',
    summary: 'Switch off your calendar’s secret address',
    data: calendar,
  }),
  review: endpoint('GET /api/admin/properties/:id/certificates', ['admin'], {
    summary: 'A home’s certificates, for moderators',
    data: ofOneHome,
  }),
  confirm: endpoint('PUT /api/admin/certificates/:id', ['admin'], {
    summary:
      'Confirm that you’ve checked a certificate, or withdraw your confirmation; refused if the certificate has changed since then',
    body: z.strictObject({ confirmed: z.boolean() }),
    data: certificate,
    versioned: true,
    errors: ['conflict'],
  }),
};
