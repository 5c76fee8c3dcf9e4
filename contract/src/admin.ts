import * as z from 'zod';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ticket } from './support.ts';
import { cursor, id, text } from './text.ts';

export const MAX_SUSPENSION_REASON = 500;
export const USERS_PER_PAGE = 50;
export const TICKETS_PER_PAGE = 50;
const count = z.int().min(0);

export const adminContract = {
  stats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The four figures of the admin dashboard',
    auth: ['admin'],
    data: z.object({ totalUsers: count, verifiedUsers: count, suspendedUsers: count, openTickets: count }),
    errors: [],
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Users, newest first; `search` matches email, first or last name without case',
    auth: ['admin'],
    query: z.strictObject({ search: text(100).optional(), cursor: cursor.optional() }),
    data: z.object({ users: z.array(user).max(USERS_PER_PAGE), nextCursor: cursor.nullable() }),
    errors: ['invalid'],
  }),
  suspend: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/suspend',
    summary: 'Suspend or unsuspend a user; suspending ends every session of theirs at once',
    auth: ['admin'],
    params: z.strictObject({ id }),
    body: z.strictObject({ suspended: z.boolean(), reason: text(MAX_SUSPENSION_REASON).default('') }),
    data: z.object({ user }),
    errors: ['not_found', 'conflict'],
  }),
  tickets: endpoint({
    method: 'GET',
    path: '/api/admin/tickets',
    summary: 'Support tickets, newest first',
    auth: ['admin'],
    query: z.strictObject({ cursor: cursor.optional() }),
    data: z.object({ tickets: z.array(ticket).max(TICKETS_PER_PAGE), nextCursor: cursor.nullable() }),
    errors: ['invalid'],
  }),
};
