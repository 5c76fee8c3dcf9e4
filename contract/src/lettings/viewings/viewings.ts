import { MAX_TITLE } from '@letfair/domain/homes/limits';
import { keysOf } from '@letfair/domain/keys-of';
import {
  contestStatuses,
  MAX_CANCEL_NOTE,
  MAX_CONTEST_REASON,
  MAX_CONTEST_TEXT,
  MAX_PROPOSALS,
} from '@letfair/domain/lettings/viewings/booking-rules';
import { statusActions, viewingActions, viewingStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import {
  MAX_MEETING_PLACE,
  MAX_MEETS,
  MAX_SLOTS,
  MAX_VIDEO_LINK,
  MAX_VIEWING_NOTES,
  MINUTES,
  offeredModeLabels,
  timesSentences,
  viewingModeLabels,
} from '@letfair/domain/lettings/viewings/viewing-times';
import { viewingEnders } from '@letfair/domain/lettings/viewings/words';
import * as z from 'zod';
import { day } from '../../listings/listing-payload.ts';
import { ownHome } from '../../listings/own-home.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, exampleId, id, instant, text } from '../../wire/text.ts';
import { contestEndpoints } from './contests.ts';
import { savedTimes, singleTime, viewingTimes, whole } from './times.ts';

export const VIEWINGS_PER_PAGE = 50;
/** Free times that a refused booking offers instead. */
export const OFFERED_INSTEAD = 5;
const MAX_WAITING_LISTS = 50;

const people = ['tenant', 'landlord', 'agent'] as const;
const listers = ['landlord', 'agent'] as const;

const viewingMode = z.enum(keysOf(viewingModeLabels));

export const slot = z.object({
  id,
  startsAt: instant,
  endsAt: instant,
  capacity: z.int(),
  placesLeft: count,
  /** The lister has proposed it to you, or it is held for you from the waiting list. */
  isYours: z.boolean(),
});
export type ViewingSlot = z.output<typeof slot>;

const waitingPlace = z.object({
  propertyId: id,
  propertyTitle: text(MAX_TITLE),
  /** 1 for whoever is next. */
  position: z.int().min(1),
  /** A place that is held for you; book its slot before then. */
  offer: z.object({ slot, until: instant }).nullable(),
});
export type WaitingPlace = z.output<typeof waitingPlace>;

/** Of somebody with at least three viewings. */
const record = z.object({ kept: count, of: count });
const person = z.object({ id, name: text(300) });

export const viewing = z.object({
  id,
  /** For calendars: `uid` stays, `sequence` is raised by every change. */
  uid: text(100),
  sequence: count,
  status: z.enum(viewingStatuses),
  propertyId: id,
  propertyTitle: text(MAX_TITLE),
  ...ownHome,
  slotId: id,
  startsAt: instant,
  endsAt: instant,
  mode: viewingMode,
  /** For a viewing that is offered: the ways the tenant can choose from. */
  modes: z.array(viewingMode).max(2),
  capacity: z.int(),
  side: z.enum(['tenant', 'lister']),
  tenant: person,
  lister: person,
  /** Who meets the tenant; empty for the lister. */
  meets: text(MAX_MEETS),
  /** Town and district. */
  area: text(300),
  point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Null until `addressFrom`, and for a viewing that is not booked. */
  address: z.object({ line1: text(120), line2: text(120), city: text(120), postcode: text(10) }).nullable(),
  addressFrom: instant.nullable(),
  /** These three are empty unless the viewing is booked. */
  meetingPlace: text(MAX_MEETING_PLACE),
  notes: text(MAX_VIEWING_NOTES),
  videoLink: text(MAX_VIDEO_LINK),
  /** What was written with a cancellation. */
  note: text(MAX_CANCEL_NOTE),
  /** Null where one of its two sides decided, as the status says. */
  endedBy: z.enum(viewingEnders).nullable(),
  isLate: z.boolean(),
  /** Another time that the landlord or agent suggests; the tenant can take it until `until`. */
  move: z.object({ slotId: id, startsAt: instant, endsAt: instant, until: instant }).nullable(),
  /** When the tenant said that they still come. */
  confirmedAt: instant.nullable(),
  /** How many viewings the other side has kept. */
  otherRecord: record.nullable(),
  contest: z
    .object({ status: z.enum(contestStatuses), content: text(MAX_CONTEST_TEXT), reason: text(MAX_CONTEST_REASON) })
    .nullable(),
  canContest: z.boolean(),
  actions: z.array(z.enum(viewingActions)).max(viewingActions.length),
  conversationId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Who of the lister's team meets people; tenants see the first name in `meets`. */
  assignedTo: id.nullable().optional(),
});
export type Viewing = z.output<typeof viewing>;

const freeSlots = z.object({ slots: z.array(slot).max(OFFERED_INSTEAD) });
export const viewingsContract = {
  times: endpoint('GET /api/properties/:id/viewing-times', listers, {
    team: 'read',
    summary: 'When your home can be viewed',
    data: savedTimes,
  }),
  saveTimes: endpoint('PUT /api/properties/:id/viewing-times', listers, {
    team: 'listings',
    whileLimited: 'partly',
    summary: 'Say when your home can be viewed; viewings already booked stay as they are',
    body: viewingTimes,
    data: savedTimes,
    errors: ['invalid', 'conflict', 'too_many'],
  }),
  slots: endpoint('GET /api/properties/:id/slots', 'public', {
    summary: 'Available viewing times for a live home in the next three weeks, earliest first',
    query: z.strictObject({
      from: day.optional().describe('The first day, in UK time; today if you leave it out.'),
      to: day.optional().describe('The last day; three weeks from today if you leave it out.'),
    }),
    data: z.object({
      slots: z.array(slot).max(MAX_SLOTS + MAX_PROPOSALS),
      /** The first free time, also when it is outside the days that were asked for. */
      next: slot.nullable(),
      /** Null where the lister has not said when the home can be viewed. */
      mode: z.enum(keysOf(offeredModeLabels)).nullable(),
      noticeHours: count,
      /** These three are for a signed-in tenant. */
      yours: z.object({ id, startsAt: instant }).nullable(),
      waiting: waitingPlace.nullable(),
      bookingsLeft: count,
    }),
  }),
  book: endpoint('POST /api/viewings', ['tenant'], {
    whileLimited: 'refused',
    summary: 'Book an available time; if it has just been taken, the error lists the next available times',
    body: z.strictObject({
      propertyId: id,
      slotId: id,
      /** For a home that can be viewed both ways; in person without it. */
      mode: viewingMode.optional(),
    }),
    data: viewing,
    refusedData: freeSlots,
    errors: ['not_found', 'conflict', 'too_many'],
  }),
  list: endpoint('GET /api/viewings', people, {
    team: 'read',
    summary: 'Viewings you’ve booked, or viewings of your homes, by time',
    query: cursorQuery({
      when: z
        .enum(['coming', 'past'])
        .optional()
        .describe('Whether to list upcoming viewings, or past ones with the latest first.'),
      from: day.optional().describe('The first day, in UK time.'),
      to: day.optional().describe('The last day.'),
      propertyId: id.optional().describe('Only viewings of this home.'),
      status: z.enum(viewingStatuses).optional().describe('Only viewings with this status.'),
    }),
    data: cursorPage({ viewings: z.array(viewing).max(VIEWINGS_PER_PAGE) }),
  }),
  summary: endpoint('GET /api/viewings/summary', people, {
    team: 'read',
    summary: 'Your next viewings, the waiting lists you’re on and your viewing record',
    data: z.object({
      next: viewing.nullable(),
      coming: count,
      noShows: count,
      lateCancellations: count,
      /** Null below three viewings; others see the same. */
      record: record.nullable(),
      waiting: z.array(waitingPlace).max(MAX_WAITING_LISTS),
    }),
  }),
  show: endpoint('GET /api/viewings/:id', people, {
    team: 'read',
    summary: 'One viewing, for the tenant and the landlord or agent',
    data: viewing,
  }),
  act: endpoint('PUT /api/viewings/:id/status', people, {
    team: 'viewings',
    whileLimited: 'allowed',
    summary: 'Accept or cancel a viewing, answer a suggested time, or say afterwards whether it went ahead',
    body: z.strictObject({
      action: z.enum(statusActions),
      note: text(MAX_CANCEL_NOTE).trim().default(''),
      /** With `accept`, for a home that can be viewed both ways. */
      mode: viewingMode.optional(),
    }),
    data: viewing,
    refusedData: freeSlots,
    errors: ['conflict', 'too_many'],
  }),
  undo: endpoint('POST /api/viewings/:id/undo', people, {
    team: 'viewings',
    whileLimited: 'allowed',
    summary: 'Undo cancelling a viewing or an offered time, within a few seconds, before we let anyone know',
    data: viewing,
    errors: ['conflict'],
  }),
  reschedule: endpoint('POST /api/viewings/:id/reschedule', ['tenant'], {
    whileLimited: 'allowed',
    summary: 'Move your viewing to another of the home’s available times',
    body: z.strictObject({ slotId: id }),
    data: viewing,
    refusedData: freeSlots,
    errors: ['conflict', 'too_many'],
  }),
  suggestMove: endpoint('POST /api/viewings/:id/move', listers, {
    team: 'viewings',
    whileLimited: 'refused',
    summary:
      'Suggest another time for a viewing, either one of the home’s available times or a new one. The viewing keeps its original time until the tenant answers',
    body: z.strictObject({ slotId: id.optional().meta({ examples: [exampleId] }), time: singleTime.optional() }),
    data: viewing,
    refusedData: freeSlots,
    errors: ['invalid', 'conflict', 'too_many'],
  }),
  confirm: endpoint('PUT /api/viewings/:id/confirmation', ['tenant'], {
    whileLimited: 'allowed',
    summary: 'Confirm that you’re still coming',
    data: viewing,
    errors: ['conflict'],
  }),
  joinWaitingList: endpoint('POST /api/properties/:id/waiting-list', ['tenant'], {
    whileLimited: 'refused',
    summary: 'Join the waiting list; if someone cancels, we hold the time for you for two hours',
    data: waitingPlace,
    errors: ['conflict', 'too_many'],
  }),
  leaveWaitingList: endpoint('DELETE /api/properties/:id/waiting-list', ['tenant'], {
    whileLimited: 'allowed',
    summary: 'Leave the waiting list; if we’re holding a time for you, it goes to the next person',
    data: z.object({ propertyId: id }),
  }),
  propose: endpoint('POST /api/conversations/:id/viewings', listers, {
    team: 'viewings',
    whileLimited: 'refused',
    summary: 'Offer times to the tenant in a conversation; only they can book them',
    body: z.strictObject({
      times: z.array(singleTime).min(1, 'Choose a time.').max(MAX_PROPOSALS),
      minutes: whole(MINUTES, timesSentences.minutes).optional(),
    }),
    data: z.object({ viewings: z.array(viewing).max(MAX_PROPOSALS) }),
    errors: ['invalid', 'conflict', 'forbidden', 'too_many'],
  }),
  contest: endpoint('POST /api/viewings/:id/contest', people, {
    team: 'viewings',
    whileLimited: 'allowed',
    summary: 'Contest a no-show or late cancellation on your record, once; a moderator decides',
    body: z.strictObject({ content: text(MAX_CONTEST_TEXT).trim().min(1, 'Please say what happened.') }),
    data: viewing,
    errors: ['conflict', 'too_many'],
  }),
  ...contestEndpoints,
};
