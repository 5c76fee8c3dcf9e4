import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { isPlainDate } from '@letfair/domain/plain-date';
import { measureKinds } from '@letfair/domain/trust/moderation/measures';
import * as z from 'zod';
import { seen } from '../../accounts/affected.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';

export const MOST_MEASURES = 100;
export const MEASURES_PER_PAGE = 50;

const admin = z.object({ id, name: text(401) }).nullable();

const measure = z.object({
  id,
  user: z.object({ id, name: text(401) }),
  kind: z.enum(measureKinds),
  reason: text(MAX_SUSPENSION_REASON),
  requestedBy: admin,
  requestedAt: instant,
  confirmedBy: admin,
  /** Null while it waits for a second admin. */
  startedAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** When it was lifted, withdrawn or over. */
  endedAt: instant.nullable(),
  /** How many open reports it closes when it starts. */
  reports: count,
});
export type Measure = z.output<typeof measure>;

export const measuresContract = {
  waiting: endpoint('GET /api/admin/measures', ['admin'], {
    summary: 'Suspensions waiting for a second admin, oldest first',
    query: cursorQuery({}),
    data: cursorPage({ measures: z.array(measure).max(MEASURES_PER_PAGE) }),
  }),
  ofUser: endpoint('GET /api/admin/users/:id/measures', ['admin'], {
    summary: 'Warnings and restrictions on a user’s account, newest first',
    data: z.object({ measures: z.array(measure).max(MOST_MEASURES) }),
  }),
  apply: endpoint('POST /api/admin/users/:id/measures', ['admin'], {
    summary: 'Warn, limit or suspend a user, or hide their homes, with an end date if you like; we email the user',
    body: z.strictObject({
      kind: z.enum(measureKinds),
      reason: text(MAX_SUSPENSION_REASON).trim().min(1, 'Please say why.'),
      endsOn: text(10)
        .refine(isPlainDate, 'Enter a date, such as 2026-12-03.')
        .optional()
        .describe('The day the restriction ends, in UK time; if you leave it out, it lasts until someone lifts it.'),
      seen,
    }),
    data: measure,
    errors: ['conflict', 'invalid'],
  }),
  confirm: endpoint('PUT /api/admin/measures/:id/confirm', ['admin'], {
    summary: 'Confirm a suspension that another admin asked for; it starts straight away',
    data: measure,
    errors: ['conflict', 'forbidden'],
  }),
  lift: endpoint('DELETE /api/admin/measures/:id', ['admin'], {
    summary: 'Withdraw a warning, lift a restriction, or withdraw one waiting for a second admin',
    data: measure,
    errors: ['conflict'],
  }),
};
