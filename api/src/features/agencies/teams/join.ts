import type { teamsContract } from '@letfair/contract/agencies/teams/membership';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { mailName } from '@letfair/domain/accounts/sendable-name';
import { invitationSentences } from '@letfair/domain/agencies/invitations';
import { teamSentences } from '@letfair/domain/agencies/teams/limits';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { notify } from '../../../platform/live/notify.ts';
import type { Account } from '../../accounts/sign-in/index.ts';
import { countMembers } from '../../accounts/sign-in/index.ts';
import { deleteInvitation, findInvitationByToken, invitationGone, lockInvited } from '../invitations/index.ts';
import { endMember } from './end-integrations.ts';
import { recordTeamChange } from './record-team-change.ts';
import {
  countUnfinishedListings,
  findMembership,
  findTeam,
  hasLeftSince,
  type InvitationRow,
  insertMember,
  type TeamRow,
} from './team.repository.ts';

type ListerType = 'landlord' | 'agent';

/** What the link's page says before somebody signs in. */
export const peekAtInvitation =
  (db: Db): Handler<typeof teamsContract.peek> =>
  async ({ body }) => {
    const invitation = await findInvitationByToken(db, 'team_invitation', body.token);
    const team = invitation && (await findTeam(db, invitation.account_id));
    if (!team || team.hidden_at) return invitationGone;
    const { email, role } = invitation;
    const userType = team.user_type as ListerType;
    return { ok: true, data: { teamName: mailName(team.name, userType), userType, email, role } };
  };

async function joinRefusal(tx: Tx, person: Account, team: TeamRow, invitation: InvitationRow) {
  if (person.email_key !== invitation.email_key) return conflict(invitationSentences.otherAddress);
  if (await hasLeftSince(tx, team.id, person.id, invitation.created_at)) return invitationGone;
  if (person.user_type !== team.user_type) return conflict(teamSentences.otherType[team.user_type as ListerType]);
  if (await findMembership(tx, person.id)) return conflict(teamSentences.alreadyMember);
  if ((await countMembers(tx, person.id)) > 0) return conflict(teamSentences.ownTeam);
  if ((await countUnfinishedListings(tx, person.id)) > 0) return conflict(teamSentences.ownHomes);
  return null;
}

export const acceptInvitation =
  (): Handler<typeof teamsContract.accept> =>
  ({ actor, body, write }) =>
    write(async (tx) => {
      const invited = await lockInvited(tx, 'team_invitation', body.token, actor.person);
      const team = invited && (await findTeam(tx, invited.invitation.account_id));
      if (!team || team.hidden_at) return invitationGone;
      const { person, invitation } = invited;
      const refusal = await joinRefusal(tx, person, team, invitation);
      if (refusal) return refusal;
      if (!(await deleteInvitation(tx, 'team_invitation', invitation.id))) return invitationGone;
      await insertMember(tx, person.id, invitation);
      await recordTeamChange(tx, team.id, 'team-join', person.id, invitation.role);
      await notifyMember(tx, person.id);
      return { ok: true, data: { id: team.id }, message: `You now work with ${team.name}.` };
    });

export const leaveTeam =
  (): Handler<typeof teamsContract.leave> =>
  ({ actor, write }) =>
    write(async (tx) => {
      if (!actor.membership) return conflict('You’re not in a team.');
      await endMembership(tx, actor.person);
      await notifyMember(tx, actor.person);
      return { ok: true, data: null, message: 'You’ve left the team.' };
    });

/** A member who closes their account leaves. */
export async function endMembership(tx: Tx, personId: string): Promise<void> {
  const membership = await findMembership(tx, personId);
  if (!membership) return;
  await endMember(tx, membership, { tellsOwner: true });
  await recordTeamChange(tx, membership.account_id, 'team-leave', personId, membership.role);
}

/** For sign-ups: the link was sent to this address, and this type of account can accept it. */
export const isInvited = async (
  db: Db,
  token: string,
  { email, userType }: { readonly email: string; readonly userType: string },
): Promise<boolean> => {
  const invitation = await findInvitationByToken(db, 'team_invitation', token);
  const team = invitation && (await findTeam(db, invitation.account_id));
  return team !== undefined && team.user_type === userType && invitation?.email_key === emailKey(email);
};

/** Open pages reconnect, and hear of the account they work for from now on. */
export const notifyMember = (tx: Tx, personId: string) =>
  notify(tx, { type: 'signed-out', id: personId, to: [personId] });
