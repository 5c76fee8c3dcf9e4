import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { userSorts } from '@letfair/domain/accounts/user-types';
import { isPlainDate } from '@letfair/domain/plain-date';
import { auditTargets } from '@letfair/domain/trust/audit-words';
import * as z from 'zod';
import { user } from '../accounts/accounts.ts';
import { affected, seen } from '../accounts/affected.ts';
import { endpoint } from '../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../wire/text.ts';

export const USERS_PER_PAGE = 50;
/** By status, suspended users come first, then unverified ones. */

export const ENTRIES_PER_PAGE = 50;
export const MOST_USER_HISTORY = 20;
export const MOST_ADMINS = 500;

const plainDay = text(10).refine(isPlainDate, 'Enter a date, such as 2026-12-03.');

const auditEntry = z.object({
  id,
  at: instant,
  /** Null for the system. The name is empty once the account is gone. */
  actor: z.object({ id, name: text(401) }).nullable(),
  role: z.enum(['lister', 'moderator', 'clock', 'tenant']),
  action: text(50),
  target: z.object({
    type: z.enum(auditTargets),
    id,
    /** Null once the target is gone. */
    label: text(1_000).nullable(),
    propertyId: id.nullable(),
    userId: id.nullable(),
  }),
  status: text(50),
  note: text(5_000),
});
export type ShownAuditEntry = z.output<typeof auditEntry>;

export const adminContract = {
  stats: endpoint('GET /api/admin/stats', ['admin'], {
    summary: 'The four figures on the admin dashboard',
    data: z.object({ totalUsers: count, verifiedUsers: count, suspendedUsers: count, openTickets: count }),
  }),
  users: endpoint('GET /api/admin/users', ['admin'], {
    summary:
      'Users, newest first unless you choose another order; `search` matches email address, first or last name, in upper or lower case',
    query: cursorQuery({
      search: text(100)
        .optional()
        .meta({ description: 'Only users with this text in their name or email address.', examples: ['maya'] }),
      sort: z.enum(userSorts).default('joined').describe('What to sort the users by.'),
      direction: z
        .enum(['asc', 'desc'])
        .optional()
        .describe('Newest first if you leave it out, otherwise from A to Z.'),
    }),
    data: cursorPage({ users: z.array(user).max(USERS_PER_PAGE) }).extend({
      total: count
        .nullable()
        .describe('The total across all pages, sent with the first one; null when there are too many to count.'),
    }),
  }),
  user: endpoint('GET /api/admin/users/:id', ['admin'], {
    summary: 'One user, with recent changes to their account and, if they’re suspended, why',
    data: z.object({
      user,
      /** Two-step sign-in or a passkey, which support can remove for somebody who lost them. */
      hasSecondStep: z.boolean(),
      suspension: z.object({ at: instant, reason: text(MAX_SUSPENSION_REASON) }).nullable(),
      history: z.array(auditEntry).max(MOST_USER_HISTORY),
    }),
  }),
  affected: endpoint('GET /api/admin/users/:id/affected', ['admin'], {
    summary: 'Who would be affected if you suspended a user or hid their homes, and what would end or be put on hold',
    query: z.strictObject({ step: z.enum(['suspend', 'hide-homes']).describe('The step you’re about to take.') }),
    data: affected,
  }),
  audit: endpoint('GET /api/admin/audit', ['admin'], {
    summary: 'Decisions by admins, newest first; or everything that has happened to one item, if you name it',
    query: cursorQuery({
      action: text(50)
        .optional()
        .meta({ description: 'Only entries for this action.', examples: ['approve'] }),
      actorId: id.optional().describe('Only things this user did.'),
      from: plainDay.optional().meta({ description: 'The first day, in UK time.', examples: ['2026-11-01'] }),
      to: plainDay.optional().meta({ description: 'The last day, in UK time.', examples: ['2026-11-30'] }),
      targetType: z.enum(auditTargets).optional().describe('Only events for this type of item.'),
      targetId: id.optional().describe('Only events for this item.'),
    }),
    data: cursorPage({ entries: z.array(auditEntry).max(ENTRIES_PER_PAGE) }),
  }),
  admins: endpoint('GET /api/admin/admins', ['admin'], {
    summary: 'All admins by name, to filter the audit log by them',
    data: z.object({ admins: z.array(z.object({ id, name: text(401) })).max(MOST_ADMINS) }),
  }),
  suspend: endpoint('PUT /api/admin/users/:id/suspend', ['admin'], {
    summary: 'Suspend or unsuspend a user; suspending ends all their sessions straight away',
    body: z.strictObject({ suspended: z.boolean(), reason: text(MAX_SUSPENSION_REASON).default(''), seen }),
    data: z.object({ user }),
    errors: ['conflict'],
  }),
};
