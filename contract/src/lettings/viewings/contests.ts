import { MAX_TITLE } from '@letfair/domain/homes/limits';
import { keysOf } from '@letfair/domain/keys-of';
import {
  contestDecisions,
  contestStatuses,
  MAX_CONTEST_REASON,
  MAX_CONTEST_TEXT,
} from '@letfair/domain/lettings/viewings/booking-rules';
import { viewingStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';

export const CONTESTS_PER_PAGE = 30;
const person = z.object({ id, name: text(300) });

const contest = z.object({
  /** That of the viewing. */
  id,
  propertyId: id,
  propertyTitle: text(MAX_TITLE),
  startsAt: instant,
  status: z.enum(viewingStatuses),
  isLate: z.boolean(),
  /** Who contests the entry, and the other side. */
  by: person,
  other: person,
  content: text(MAX_CONTEST_TEXT),
  createdAt: instant,
});
export type ViewingContest = z.output<typeof contest>;

/** What admins decide about viewings. */
export const contestEndpoints = {
  contests: endpoint('GET /api/admin/viewing-contests', ['admin'], {
    summary: 'Entries in viewing records that tenants have contested, oldest first',
    query: cursorQuery({}),
    data: cursorPage({ contests: z.array(contest).max(CONTESTS_PER_PAGE) }),
  }),
  decideContest: endpoint('PUT /api/admin/viewing-contests/:id', ['admin'], {
    summary: 'Keep a contested entry, or remove it',
    body: z.strictObject({
      decision: z.enum(keysOf(contestDecisions)),
      reason: text(MAX_CONTEST_REASON).trim().min(1, 'Please give a reason.'),
    }),
    data: z.object({ id, status: z.enum(contestStatuses) }),
    errors: ['conflict'],
  }),
};
