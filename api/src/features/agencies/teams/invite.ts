import type { teamsContract } from '@letfair/contract/agencies/teams/membership';
import { emailKey, emailProblem } from '@letfair/domain/accounts/contact-details';
import { mailName } from '@letfair/domain/accounts/sendable-name';
import { MAX_INVITATIONS, MAX_MEMBERS, teamSentences } from '@letfair/domain/agencies/teams/limits';
import { isLeadingRole, mayGrant, type TeamRole } from '@letfair/domain/agencies/teams/roles';
import type { Tx } from '../../../platform/db.ts';
import { roleOf } from '../../../platform/http/act-for-team.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, passwordNeeded } from '../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { countMembers, lockAccount } from '../../accounts/sign-in/index.ts';
import { deleteInvitation, endInvitationsOf, invitationLimitRefusal, renewInvitation } from '../invitations/index.ts';
import { hasBranch } from './branches.repository.ts';
import { invitationLink, invitationMail } from './mails.ts';
import { canInvite, presentTeam } from './present-team.ts';
import { recordTeamChange } from './record-team-change.ts';
import { branchNotFound, higherRole, invitationNotFound } from './refusals.ts';
import {
  findInvitation,
  findTeam,
  insertInvitation,
  listInvitations,
  listMembers,
  type TeamRow,
} from './team.repository.ts';

/** The account lock keeps parallel calls from passing the limits. What has ended is not in the way. */
async function lockTeam(tx: Tx, actor: Actor): Promise<TeamRow> {
  await lockAccount(tx, actor.id);
  await endInvitationsOf(tx, actor.id);
  const team = await findTeam(tx, actor.id);
  if (!team) throw new Error('A session outlived its account.');
  return team;
}

interface Invited {
  readonly email: string;
  readonly role: TeamRole;
  readonly branchId: string | null;
}

async function invitationRefusal(tx: Tx, team: TeamRow, actor: Actor, { email, role, branchId }: Invited) {
  if (!mayGrant(roleOf(actor), role)) return higherRole;
  if (isLeadingRole(role) && !actor.hasRecentPassword) return passwordNeeded;
  if (!(await canInvite(tx, team))) return conflict(teamSentences.oneHome);
  if (branchId !== null && !(await hasBranch(tx, team.id, branchId))) return branchNotFound;
  const members = await listMembers(tx, team.id);
  const key = emailKey(email);
  if ([team, ...members].some((person) => emailKey(person.email) === key)) return conflict(teamSentences.isMember);
  const invitations = await listInvitations(tx, team.id);
  if (invitations.some((invitation) => invitation.email_key === key)) return conflict(teamSentences.invited);
  if (invitations.length >= MAX_INVITATIONS) return conflict(teamSentences.tooManyInvitations);
  // The person whose account it is counts too.
  if ((await countMembers(tx, team.id)) + 1 >= MAX_MEMBERS) return conflict(teamSentences.full);
  return invitationLimitRefusal(tx, team.id);
}

export const invite =
  (publicUrl: string): Handler<typeof teamsContract.invite> =>
  async ({ actor, body, write }) => {
    const email = body.email.trim();
    const problem = emailProblem(email);
    if (problem) return invalid('email', problem);
    return write(async (tx) => {
      const team = await lockTeam(tx, actor);
      const refusal = await invitationRefusal(tx, team, actor, { ...body, email });
      if (refusal) return refusal;
      const token = await insertInvitation(tx, { ...body, email, accountId: team.id, invitedBy: actor.person });
      await mailInvitation(tx, team, { email, role: body.role }, invitationLink(publicUrl, token));
      await recordTeamChange(tx, team.id, 'team-invite', actor.person, body.role);
      return { ok: true, data: await presentTeam(tx, actor), message: `We’ve emailed ${email}.` };
    });
  };

const mailInvitation = (tx: Tx, team: TeamRow, to: Pick<Invited, 'email' | 'role'>, link: string) =>
  enqueueMail(tx, to.email, invitationMail({ teamName: mailName(team.name, team.user_type), role: to.role, link }));

export const resendInvitation =
  (publicUrl: string): Handler<typeof teamsContract.resend> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const team = await lockTeam(tx, actor);
      const invitation = await findInvitation(tx, team.id, params.id);
      if (!invitation) return invitationNotFound;
      if (!mayGrant(roleOf(actor), invitation.role)) return higherRole;
      if (isLeadingRole(invitation.role) && !actor.hasRecentPassword) return passwordNeeded;
      const overLimit = await invitationLimitRefusal(tx, team.id);
      if (overLimit) return overLimit;
      const token = await renewInvitation(tx, 'team_invitation', invitation.id, actor.person);
      await mailInvitation(tx, team, invitation, invitationLink(publicUrl, token));
      const message = `We’ve emailed ${invitation.email} again.`;
      return { ok: true, data: await presentTeam(tx, actor), message };
    });

export const revokeInvitation =
  (): Handler<typeof teamsContract.revoke> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const team = await lockTeam(tx, actor);
      const invitation = await findInvitation(tx, team.id, params.id);
      if (!invitation) return invitationNotFound;
      if (!mayGrant(roleOf(actor), invitation.role)) return higherRole;
      await deleteInvitation(tx, 'team_invitation', invitation.id);
      await recordTeamChange(tx, team.id, 'team-revoke', actor.person, invitation.role);
      return { ok: true, data: await presentTeam(tx, actor), message: 'The invitation no longer works.' };
    });
