import { MAX_AGENCIES } from '@letfair/domain/agencies/clients/access';
import { applicationStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { viewingStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import * as z from 'zod';
import { day } from '../../listings/listing-payload.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { photo } from '../../wire/photo.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';
import { tableRow } from '../bulk.ts';

export const CLIENT_HOMES_PER_PAGE = 20;
export const CLIENT_ROWS_PER_PAGE = 30;

const landlord = ['landlord'] as const;
const agencyName = text(400);
const token = z.strictObject({ token: text(200).min(1) });

const agency = z.object({
  /** That of the client in the agency's list. */
  id,
  name: agencyName,
  /** Under which the agency keeps the person. */
  clientName: text(400),
  joinedAt: instant,
  homes: count,
});
export type ClientAgency = z.output<typeof agency>;

const home = tableRow
  .pick({ id: true, title: true, place: true, status: true, price: true, bedrooms: true, daysLive: true })
  .extend(tableRow.pick({ views: true, saves: true, enquiries: true, viewings: true, applications: true }).shape)
  .extend({ cover: photo.nullable() });
export type ClientHome = z.output<typeof home>;

/** Nothing about the tenant, whose data the agency answers for. */
const viewing = z.object({ id, startsAt: instant, endsAt: instant, status: z.enum(viewingStatuses) });
export type ClientViewing = z.output<typeof viewing>;

/** Nothing about the tenant but the day they would like to move in, if they share it. */
const offer = z.object({
  id,
  status: z.enum(applicationStatuses),
  /** The rent that was asked, £ a month. */
  price: z.number(),
  /** £ a month; null when the advertised rent is accepted. */
  offer: z.number().nullable(),
  moveInDate: day.nullable(),
  createdAt: instant,
});
export type ClientOffer = z.output<typeof offer>;

/** A client reads; joining and leaving are all they write. */
export const clientHomesContract = {
  peek: endpoint('POST /api/client/invitation', 'public', {
    summary: 'Which agency has invited you to see your homes, from the token in its link',
    body: token,
    data: z.object({ agencyName, email: text(320) }),
    errors: ['gone'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  join: endpoint('POST /api/client/agencies', 'user', {
    whileLimited: 'refused',
    summary: 'Accept an agency’s invitation that was sent to your email address',
    body: token,
    data: z.object({ id }),
    errors: ['gone', 'conflict'],
  }),
  agencies: endpoint('GET /api/client/agencies', landlord, {
    team: 'personal',
    summary: 'The agencies that have given you access to the homes they let for you',
    data: z.object({ agencies: z.array(agency).max(MAX_AGENCIES) }),
  }),
  leave: endpoint('DELETE /api/client/agencies/:id', landlord, {
    team: 'personal',
    whileLimited: 'allowed',
    summary: 'Give up your access to the homes an agency lets for you',
    data: z.null(),
  }),
  homes: endpoint('GET /api/client/agencies/:id/homes', landlord, {
    team: 'personal',
    summary: 'The homes an agency lets for you and their figures, newest first',
    query: cursorQuery({}),
    data: cursorPage({ homes: z.array(home).max(CLIENT_HOMES_PER_PAGE) }),
  }),
  home: endpoint('GET /api/client/homes/:id', landlord, {
    team: 'personal',
    summary: 'One of the homes an agency lets for you, and its figures',
    data: z.object({ home, agency: agency.pick({ id: true, name: true }) }),
  }),
  viewings: endpoint('GET /api/client/homes/:id/viewings', landlord, {
    team: 'personal',
    summary: 'Past and future viewings of your home, latest first; without names',
    query: cursorQuery({}),
    data: cursorPage({ viewings: z.array(viewing).max(CLIENT_ROWS_PER_PAGE) }),
  }),
  offers: endpoint('GET /api/client/homes/:id/offers', landlord, {
    team: 'personal',
    summary: 'Offers for your home, newest first; without names',
    query: cursorQuery({}),
    data: cursorPage({ offers: z.array(offer).max(CLIENT_ROWS_PER_PAGE) }),
  }),
};
