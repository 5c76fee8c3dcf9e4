import type { Team, TeamInvitation, TeamMember } from '@letfair/contract/agencies/teams/membership';
import { mayInTeam } from '@letfair/domain/agencies/teams/roles';
import type { Db } from '../../../platform/db.ts';
import { roleOf } from '../../../platform/http/act-for-team.ts';
import type { Actor } from '../../../platform/http/handlers.ts';
import { findStanding } from '../invitations/index.ts';
import { listBranches } from './branches.repository.ts';
import {
  countOwnListings,
  findTeam,
  type InvitationRow,
  type ListedMember,
  listInvitations,
  listMembers,
  type TeamRow,
} from './team.repository.ts';

/** A private landlord with one home needs nobody else; an agent may always invite. */
export const canInvite = async (db: Db, team: TeamRow): Promise<boolean> =>
  team.user_type === 'agent' || (await countOwnListings(db, team.id)) > 1;

export async function presentTeam(db: Db, actor: Actor): Promise<Team> {
  const team = await findTeam(db, actor.id);
  if (!team) throw new Error('A session outlived its account.');
  const role = roleOf(actor);
  const mayManage = mayInTeam(role, 'people');
  return {
    id: team.id,
    name: team.name,
    you: { id: actor.person, role },
    canInvite: mayManage && (await canInvite(db, team)),
    members: [
      presentFounder(team),
      ...(await listMembers(db, team.id)).map((member) =>
        presentMember(member, mayManage || member.person_id === actor.person),
      ),
    ],
    invitations: mayManage ? await presentInvitations(db, team.id) : [],
    branches: (await listBranches(db, team.id)).map(({ id, name, code, address }) => ({ id, name, code, address })),
  };
}

const nothing = { homes: 0, conversations: 0, viewings: 0 };

const presentFounder = ({ id, first_name, last_name, email }: TeamRow): TeamMember => ({
  id,
  name: `${first_name} ${last_name}`,
  email,
  role: 'owner',
  branchId: null,
  joinedAt: null,
  keys: 0,
  webhooks: 0,
  looksAfter: nothing,
});

const presentMember = (member: ListedMember, mayKnow: boolean): TeamMember => ({
  id: member.person_id,
  name: `${member.first_name} ${member.last_name}`,
  email: member.email,
  role: member.role,
  branchId: member.branch_id,
  joinedAt: member.joined_at.toISOString(),
  keys: mayKnow ? member.keys : 0,
  webhooks: mayKnow ? member.webhooks : 0,
  looksAfter: mayKnow
    ? { homes: member.homes, conversations: member.conversations, viewings: member.viewings }
    : nothing,
});

/** Those that ended with the right of whoever sent them are left out, like those that were taken back. */
async function presentInvitations(db: Db, accountId: string): Promise<TeamInvitation[]> {
  const standing = await findStanding(db, 'team_invitation', accountId);
  const invitations = await listInvitations(db, accountId);
  return invitations
    .filter(({ id }) => standing.has(id))
    .map((invitation) => presentInvitation(invitation, standing.get(invitation.id) ?? null));
}

const presentInvitation = (
  { id, email, role, branch_id, created_at, expires_at }: InvitationRow,
  invitedBy: string | null,
): TeamInvitation => ({
  id,
  email,
  role,
  branchId: branch_id,
  invitedBy,
  invitedAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  expired: expires_at.getTime() < Date.now(),
});
