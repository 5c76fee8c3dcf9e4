import { MAX_TITLE } from '@letfair/domain/homes/limits';
import { keysOf } from '@letfair/domain/keys-of';
import { viewingStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { mailedActions } from '@letfair/domain/lettings/viewings/mailed-actions';
import { viewingModeLabels } from '@letfair/domain/lettings/viewings/viewing-times';
import { viewingEnders } from '@letfair/domain/lettings/viewings/words';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant, text } from '../../wire/text.ts';
import { OFFERED_INSTEAD, slot } from './viewings.ts';

const people = ['tenant', 'landlord', 'agent'] as const;
const calendar = z.object({ createdAt: instant.nullable() });
const token = text(200);
const perIpAddress = { hits: 120, seconds: 3_600 };

const mailedViewing = z.object({
  status: z.enum(viewingStatuses),
  endedBy: z.enum(viewingEnders).nullable(),
  side: z.enum(['tenant', 'lister']),
  propertyId: id,
  propertyTitle: text(MAX_TITLE),
  startsAt: instant,
  endsAt: instant,
  /** The time that the landlord or agent suggests instead. */
  move: z.object({ startsAt: instant, endsAt: instant }).nullable(),
  /** For a viewing that is offered: the ways the tenant can choose from. */
  modes: z.array(z.enum(keysOf(viewingModeLabels))).max(2),
  /** The name of the other side. */
  other: text(300),
  hasConfirmed: z.boolean(),
  actions: z.array(z.enum(mailedActions)).max(mailedActions.length),
  /** Other times that the tenant can move the viewing to. */
  slots: z.array(slot).max(OFFERED_INSTEAD),
  /** The tenant's application for the home, if it is open. */
  applicationId: id.nullable(),
});
export type MailedViewing = z.output<typeof mailedViewing>;

export const viewingLinksContract = {
  calendar: endpoint('GET /api/viewings/calendar', people, {
    team: 'integrations',
    summary: 'Whether your viewings calendar has a secret address, and when you created it',
    data: calendar,
  }),
  openCalendar: endpoint('PUT /api/viewings/calendar', people, {
    team: 'integrations',
    whileLimited: 'allowed',
    handsOutAccess: true,
    summary: 'Create a new secret address for your calendar. We show it only once, and the old one stops working',
    data: calendar.extend({ url: text(500) }),
    errors: ['too_many'],
    recentPassword: true,
  }),
  closeCalendar: endpoint('DELETE /api/viewings/calendar', people, {
    team: 'integrations',
    whileLimited: 'allowed',
    summary: 'Switch off your calendar’s secret address',
    data: calendar,
  }),
  open: endpoint('POST /api/viewings/mailed', 'public', {
    summary: 'The viewing that a link in an email is about, and what you can do',
    body: z.strictObject({ token }),
    data: mailedViewing,
    errors: ['gone'],
    perIpAddress,
  }),
  act: endpoint('POST /api/viewings/mailed/act', 'public', {
    summary: 'Use a link in an email to confirm, move or cancel a viewing',
    body: z.strictObject({
      token,
      action: z.enum(mailedActions),
      /** Where to move the viewing. */
      slotId: id.optional(),
      /** With `accept`, for a home that can be viewed both ways. */
      mode: z.enum(keysOf(viewingModeLabels)).optional(),
    }),
    data: mailedViewing,
    errors: ['gone', 'invalid', 'conflict', 'not_found', 'too_many'],
    perIpAddress,
  }),
};
