import { isSendableName, UNSENDABLE_NAME } from '@letfair/domain/accounts/sendable-name';
import {
  MAX_BRANCH_ADDRESS,
  MAX_BRANCH_CODE,
  MAX_BRANCH_NAME,
  MAX_BRANCHES,
  MAX_INVITATIONS,
  MAX_MEMBERS,
} from '@letfair/domain/agencies/teams/limits';
import { teamRoles } from '@letfair/domain/agencies/teams/roles';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { count, exampleId, id, instant, text } from '../../wire/text.ts';

const listers = ['landlord', 'agent'] as const;
const role = z.enum(teamRoles);
const branchId = id.nullable();
const email = text(320);

const member = z.object({
  /** That of the person's account. */
  id,
  name: text(400),
  email,
  role,
  branchId,
  /** Null for the person whose account it is, who stays an owner. */
  joinedAt: instant.nullable(),
  /** What they made for other software and would end with a role without it; 0 for those who may not change it. */
  keys: count,
  webhooks: count,
  /** What they look after; 0 for those who may not change it. */
  looksAfter: z.object({ homes: count, conversations: count, viewings: count }),
});
export type TeamMember = z.output<typeof member>;

const invitation = z.object({
  id,
  email,
  role,
  branchId,
  /** Name of whoever sent it last; null for one from before this was stored. It ends with their right to invite. */
  invitedBy: text(400).nullable(),
  invitedAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});
export type TeamInvitation = z.output<typeof invitation>;

const branch = z.strictObject({
  id,
  name: text(MAX_BRANCH_NAME),
  code: text(MAX_BRANCH_CODE).default(''),
  address: text(MAX_BRANCH_ADDRESS).default(''),
});
const branchDetails = z.strictObject({
  name: text(MAX_BRANCH_NAME).trim().min(1, 'Enter a name.').refine(isSendableName, UNSENDABLE_NAME),
  code: text(MAX_BRANCH_CODE).trim().default(''),
  address: text(MAX_BRANCH_ADDRESS).trim().default(''),
});
export type Branch = z.output<typeof branch>;

const team = z.object({
  /** The account that everything belongs to. */
  id,
  /** The agency's name, or the landlord's. */
  name: text(400),
  you: z.object({ id, role }),
  /** False for a landlord with fewer than two homes. */
  canInvite: z.boolean(),
  members: z.array(member).max(MAX_MEMBERS),
  /** Empty for those who may not invite. */
  invitations: z.array(invitation).max(MAX_INVITATIONS),
  branches: z.array(branch).max(MAX_BRANCHES),
});
export type Team = z.output<typeof team>;

const token = z.strictObject({ token: text(200).min(1) });

export const teamsContract = {
  show: endpoint('GET /api/team', listers, {
    team: 'read',
    summary: 'The people in your team, its branches and open invitations',
    data: team,
  }),
  invite: endpoint('POST /api/team/invitations', listers, {
    team: 'people',
    whileLimited: 'refused',
    handsOutAccess: true,
    summary:
      'Email someone an invitation; the link can be used once, within seven days. To invite an owner or manager, you need to have given your password recently',
    body: z.strictObject({ email, role, branchId: branchId.default(null) }),
    data: team,
    errors: ['invalid', 'conflict', 'forbidden', 'not_found', 'password_needed', 'too_many'],
  }),
  resend: endpoint('POST /api/team/invitations/:id', listers, {
    team: 'people',
    whileLimited: 'refused',
    handsOutAccess: true,
    summary: 'Email a new link to someone you’ve invited; the old one stops working',
    data: team,
    errors: ['forbidden', 'password_needed', 'too_many'],
  }),
  revoke: endpoint('DELETE /api/team/invitations/:id', listers, {
    team: 'people',
    whileLimited: 'allowed',
    summary: 'Withdraw an invitation',
    data: team,
    errors: ['forbidden'],
  }),
  peek: endpoint('POST /api/team/invitation', 'public', {
    summary: 'What an invitation is for, from the token in its link',
    body: token,
    data: z.object({ teamName: text(400), userType: z.enum(listers), email, role }),
    errors: ['gone'],
    perIpAddress: { hits: 60, seconds: 600 },
  }),
  accept: endpoint('POST /api/team/membership', 'user', {
    whileLimited: 'refused',
    summary: 'Accept an invitation that was sent to your address',
    body: token,
    data: z.object({ id }),
    errors: ['gone', 'conflict'],
  }),
  leave: endpoint('DELETE /api/team/membership', 'user', {
    whileLimited: 'allowed',
    summary: 'Leave the team; your work stays with the team',
    data: z.null(),
    errors: ['conflict'],
  }),
  changeMember: endpoint('PUT /api/team/members/:id', listers, {
    team: 'people',
    whileLimited: 'partly',
    handsOutAccess: true,
    summary: 'Give someone another role or branch. For a higher role, you need to have given your password recently',
    body: z.strictObject({ role, branchId }),
    data: team,
    errors: ['forbidden', 'password_needed'],
  }),
  removeMember: endpoint('DELETE /api/team/members/:id', listers, {
    team: 'people',
    whileLimited: 'allowed',
    summary: 'Remove someone straight away; their work stays with the team',
    body: z
      .strictObject({
        to: id
          .optional()
          .describe(
            'The person who’ll look after their homes, conversations and viewings; no one if you leave it out.',
          ),
      })
      .prefault({}),
    data: team,
    errors: ['forbidden', 'invalid'],
  }),
  addBranch: endpoint('POST /api/team/branches', listers, {
    team: 'people',
    whileLimited: 'allowed',
    summary: 'Add a branch',
    body: branchDetails,
    data: team,
    errors: ['conflict', 'invalid'],
  }),
  changeBranch: endpoint('PUT /api/team/branches/:id', listers, {
    team: 'people',
    whileLimited: 'allowed',
    summary: 'Change a branch',
    body: branchDetails,
    data: team,
    errors: ['conflict', 'invalid'],
  }),
  removeBranch: endpoint('DELETE /api/team/branches/:id', listers, {
    team: 'people',
    whileLimited: 'allowed',
    summary: 'Remove a branch; its homes and people will no longer have a branch',
    data: team,
  }),
  assignListing: endpoint('PUT /api/properties/:id/assignment', listers, {
    team: 'assign',
    whileLimited: 'allowed',
    summary: 'Say which branch lets a home and who looks after it; null for none',
    body: z.strictObject({
      branchId: branchId.optional(),
      assignedTo: id
        .nullable()
        .optional()
        .meta({ examples: [exampleId] }),
    }),
    data: z.object({ branchId, assignedTo: id.nullable() }),
    errors: ['invalid'],
  }),
};
