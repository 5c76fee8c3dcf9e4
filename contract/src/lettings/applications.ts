import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_RENT, MAX_TITLE } from '@letfair/domain/homes/limits';
import {
  employments,
  MAX_DECLINE_REASON,
  MAX_NOTE,
  MAX_PEOPLE,
  MAX_PETS,
  sharedFields,
} from '@letfair/domain/lettings/applications/application-form';
import {
  MAX_COMPANY_NAME,
  MAX_COMPANY_NUMBER,
  MAX_PLACE_OF_STUDY,
} from '@letfair/domain/lettings/applications/claim-answers';
import { declineReasons } from '@letfair/domain/lettings/applications/decline-reasons';
import { applicationActions, applicationStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { nextSteps } from '@letfair/domain/lettings/applications/next-steps';
import { conversationLocks } from '@letfair/domain/lettings/conversations/locks';
import { claims } from '@letfair/domain/listings/law/claims';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { isPlainDate } from '@letfair/domain/plain-date';
import { nations } from '@letfair/domain/search/places/nations';
import * as z from 'zod';
import { day } from '../listings/listing-payload.ts';
import { ownHome } from '../listings/own-home.ts';
import { endpoint } from '../wire/endpoint.ts';
import { cursorPage, cursorQuery, id, instant, text } from '../wire/text.ts';
import { content, conversation } from './conversations/conversations.ts';

export const APPLICATIONS_PER_PAGE = 30;
const status = z.enum(applicationStatuses);
/** A reason from the list, and what the lister adds. */
const declineWords = text(MAX_DECLINE_REASON + 100);
const people = ['tenant', 'landlord', 'agent'] as const;

const renterProfile = z.strictObject({
  moveInDate: text(10).refine((day) => day === '' || isPlainDate(day), 'Enter a date, such as 2026-12-03.'),
  people: z.int().min(1).max(MAX_PEOPLE).nullable(),
  employment: z.enum(employments).or(z.literal('')),
  pets: text(MAX_PETS),
  note: text(MAX_NOTE),
});

export const application = z.object({
  id,
  status,
  propertyId: id,
  propertyTitle: text(MAX_TITLE),
  ...ownHome,
  propertyStatus: z.enum(listingStatuses),
  price: z.number(),
  /** £ a month; null when the advertised rent is accepted. */
  offer: z.number().nullable(),
  tenant: z.object({ id, name: text(300) }),
  lister: z.object({ id, name: text(300), userType: z.enum(listerTypes) }),
  /** The fields the tenant shared, as they were at the time. */
  profile: renterProfile.partial(),
  /** The tenant of a home that only companies can rent. */
  company: z.object({ name: text(MAX_COMPANY_NAME), number: text(MAX_COMPANY_NUMBER) }).optional(),
  /** Where the tenant of a student block studies. */
  placeOfStudy: text(MAX_PLACE_OF_STUDY).optional(),
  declineReason: declineWords.nullable(),
  createdAt: instant,
  updatedAt: instant,
  timeline: z.array(z.object({ at: instant, status, by: z.enum(['tenant', 'lister']), note: declineWords })).max(20),
  actions: z.array(z.enum(applicationActions)).max(5),
  /** Why an open application cannot go ahead: the other side's account is not active. Absent while it can. */
  lock: z.enum(conversationLocks).optional(),
  nation: z.enum(nations).nullable(),
  /** Where the two sides write to each other; null before the first message. */
  conversationId: id.nullable(),
  /** Whether the tenant has been to a viewing of the home, other than by video. */
  hasViewed: z.boolean(),
  /** What comes after an acceptance, in order; empty before it. */
  nextSteps: z
    .array(
      z.object({
        step: z.enum(nextSteps),
        due: day.nullable(),
        doneOn: day.nullable(),
        /** Whether you are the one to say that it is done. */
        canTick: z.boolean(),
      }),
    )
    .max(nextSteps.length),
  /** Who has agreed to exchange contact details; the other’s are there once both have. Null before an acceptance. */
  contact: z
    .object({
      you: z.boolean(),
      them: z.boolean(),
      details: z.object({ name: text(300), email: text(320), phone: text(40) }).nullable(),
    })
    .nullable(),
});
export type Application = z.output<typeof application>;

export const applicationsContract = {
  profile: endpoint('GET /api/renter-profile', ['tenant'], {
    summary: 'What you tell landlords and agents when you apply',
    data: renterProfile,
  }),
  saveProfile: endpoint('PUT /api/renter-profile', ['tenant'], {
    whileLimited: 'allowed',
    summary: 'Change what you tell landlords and agents; applications you’ve sent stay as they are',
    body: renterProfile,
    data: renterProfile,
  }),
  apply: endpoint('POST /api/applications', ['tenant'], {
    whileLimited: 'refused',
    summary: 'Apply for a live home, showing the parts of your profile you choose',
    body: z.strictObject({
      propertyId: id,
      share: z.array(z.enum(sharedFields)).max(sharedFields.length).default([]),
      /** £ a month; above the advertised rent it is refused in England. */
      offer: z.number().min(1).max(MAX_RENT).optional(),
      /** What its page says of a letting that differs, all of which the applicant has read and confirmed. */
      understood: z.array(z.enum(claims)).max(claims.length).optional(),
      /** With its number, for a home that only companies can rent. */
      companyName: text(MAX_COMPANY_NAME).optional(),
      companyNumber: text(MAX_COMPANY_NUMBER).optional(),
      /** For a home in a student block. */
      placeOfStudy: text(MAX_PLACE_OF_STUDY).optional(),
    }),
    data: application,
    errors: ['not_found', 'invalid', 'conflict', 'too_many'],
  }),
  list: endpoint('GET /api/applications', people, {
    team: 'read',
    summary: 'Applications you’ve sent, or those for your homes; newest first',
    query: cursorQuery({
      propertyId: id.optional().describe('Only applications for this home.'),
      status: status.optional().describe('Only applications with this status.'),
    }),
    data: cursorPage({ applications: z.array(application).max(APPLICATIONS_PER_PAGE) }),
  }),
  show: endpoint('GET /api/applications/:id', people, {
    team: 'read',
    summary: 'One application, for the tenant and the landlord or agent',
    data: application,
  }),
  tickNextStep: endpoint('PUT /api/applications/:id/next-steps', people, {
    team: 'applications',
    whileLimited: 'allowed',
    summary: 'Say when a step after acceptance was completed, or undo that',
    body: z.strictObject({ step: z.enum(nextSteps), doneOn: day.nullable() }),
    data: application,
    errors: ['conflict', 'invalid'],
  }),
  shareContact: endpoint('PUT /api/applications/:id/contact', people, {
    team: 'applications',
    whileLimited: 'allowed',
    summary: 'Agree to share email addresses and phone numbers after acceptance, or stop sharing them',
    body: z.strictObject({ share: z.boolean() }),
    data: application,
    errors: ['conflict'],
  }),
  write: endpoint('POST /api/applications/:id/messages', people, {
    team: 'reply',
    whileLimited: 'partly',
    summary: 'Message the other side of an application, in the conversation about the home',
    body: z.strictObject({ content }),
    data: conversation,
    errors: ['conflict', 'too_many'],
  }),
  act: endpoint('PUT /api/applications/:id/status', people, {
    team: 'applications',
    whileLimited: 'allowed',
    summary: 'Move an application to its next step, or back',
    body: z.strictObject({
      action: z.enum(applicationActions),
      declineReason: z
        .enum(declineReasons)
        .optional()
        .describe('The kind of reason for `decline`; if you leave it out, `reason` says why.'),
      reason: text(MAX_DECLINE_REASON).default(''),
      /** With `accept`: mark the listing let agreed and decline the others with this reason. */
      letAgreed: z.boolean().default(false),
      declineOthers: z.boolean().default(false),
    }),
    data: application,
    errors: ['conflict', 'invalid'],
  }),
  undo: endpoint('POST /api/applications/:id/undo', people, {
    team: 'applications',
    whileLimited: 'allowed',
    summary: 'Undo declining or withdrawing an application, within a few seconds',
    data: application,
    errors: ['conflict'],
  }),
};
