import type { teamsContract } from '@letfair/contract/agencies/teams/membership';
import { mailName } from '@letfair/domain/accounts/sendable-name';
import { endingIntegrations, endsIntegrations } from '@letfair/domain/agencies/teams/integrations';
import { MAX_BRANCHES, teamSentences } from '@letfair/domain/agencies/teams/limits';
import { isHigherRole, mayGrant, type TeamRole } from '@letfair/domain/agencies/teams/roles';
import { limitedAccountMay } from '@letfair/domain/trust/moderation/limited-account';
import type { Tx } from '../../../platform/db.ts';
import { roleOf } from '../../../platform/http/act-for-team.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import {
  conflict,
  contactRefusal,
  invalid,
  limitedRefusal,
  listingNotFound,
  passwordNeeded,
} from '../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findAccountById, lockAccount } from '../../accounts/sign-in/index.ts';
import { endInvitationsOf } from '../invitations/index.ts';
import {
  assignListing,
  deleteBranch,
  hasBranch,
  insertBranch,
  listBranches,
  updateBranch,
} from './branches.repository.ts';
import { endIntegrations, endMember } from './end-integrations.ts';
import { notifyMember } from './join.ts';
import { removedMail, roleChangedMail } from './mails.ts';
import { presentTeam } from './present-team.ts';
import { recordAssignment, recordTeamChange } from './record-team-change.ts';
import { branchCodeTaken, branchExists, branchNotFound, higherRole, memberNotFound } from './refusals.ts';
import { findMember, findTeam, listMembers, type MemberRow, updateMember, worksForAccount } from './team.repository.ts';

/** The person whose account it is has no membership, so that an owner always remains. */
export const changeMember =
  (): Handler<typeof teamsContract.changeMember> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      const member = await findMember(tx, actor.id, params.id);
      if (!member) return memberNotFound;
      const role = roleOf(actor);
      if (!mayGrant(role, member.role) || !mayGrant(role, body.role)) return higherRole;
      if (actor.isLimited && !limitedAccountMay.changeRole(member.role, body.role)) return limitedRefusal;
      if (isHigherRole(body.role, member.role) && !actor.hasRecentPassword) return passwordNeeded;
      if (body.branchId !== null && !(await hasBranch(tx, actor.id, body.branchId))) return branchNotFound;
      if (body.role !== member.role) {
        await tellOfRole(tx, member, body.role);
        await recordTeamChange(tx, actor.id, 'team-role', actor.person, `${member.role} → ${body.role}`);
      }
      await updateMember(tx, member.person_id, body);
      await endIntegrations(tx, member, body.role);
      await endInvitationsOf(tx, actor.id);
      await notifyMember(tx, member.person_id);
      return { ok: true, data: await presentTeam(tx, actor), message: 'Saved.' };
    });

/** Call it before the role changes, while it is known what ends with the former one. */
async function tellOfRole(tx: Tx, { account_id, person_id, role: former }: MemberRow, role: TeamRole): Promise<void> {
  const person = (await listMembers(tx, account_id)).find((member) => member.person_id === person_id);
  const team = await findTeam(tx, account_id);
  if (!person || !team) return;
  const ending = endsIntegrations(former, role) ? endingIntegrations(person, 'you') : null;
  await enqueueMail(tx, person.email, roleChangedMail({ teamName: mailName(team.name, team.user_type), role, ending }));
}

export const removeMember =
  (): Handler<typeof teamsContract.removeMember> =>
  ({ actor, params, body: { to = null }, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      const member = await findMember(tx, actor.id, params.id);
      if (!member) return memberNotFound;
      if (!mayGrant(roleOf(actor), member.role)) return higherRole;
      if (to !== null && (to === params.id || !(await worksForAccount(tx, actor.id, to))))
        return invalid('to', 'Choose someone in the team.');
      await endMember(tx, member, { to });
      await recordTeamChange(tx, actor.id, 'team-remove', actor.person, member.role);
      await notifyMember(tx, member.person_id);
      const [person, team] = [await findAccountById(tx, member.person_id), await findTeam(tx, actor.id)];
      if (person && team) await enqueueMail(tx, person.email, removedMail(mailName(team.name, team.user_type)));
      return { ok: true, data: await presentTeam(tx, actor), message: 'They no longer have access to this account.' };
    });

export const addBranch =
  (): Handler<typeof teamsContract.addBranch> =>
  async ({ actor, body, write }) =>
    contactRefusal(body) ??
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      const branches = await listBranches(tx, actor.id);
      if (branches.length >= MAX_BRANCHES) return conflict(teamSentences.tooManyBranches);
      if (branches.some(({ code }) => sameCode(code, body.code))) return branchCodeTaken;
      if (!(await insertBranch(tx, actor.id, body))) return branchExists;
      return { ok: true, data: await presentTeam(tx, actor) };
    });

const sameName = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
/** Feeds name a branch by its code. */
const sameCode = (a: string, b: string): boolean => a !== '' && a === b;

export const changeBranch =
  (): Handler<typeof teamsContract.changeBranch> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      const branches = await listBranches(tx, actor.id);
      const branch = branches.find(({ id }) => id === params.id);
      if (!branch) return branchNotFound;
      const { name, code, address } = branch;
      const contact = contactRefusal(body, { name, code, address });
      if (contact) return contact;
      if (branches.some(({ id, name }) => id !== params.id && sameName(name, body.name))) return branchExists;
      if (branches.some(({ id, code }) => id !== params.id && sameCode(code, body.code))) return branchCodeTaken;
      await updateBranch(tx, params.id, body);
      return { ok: true, data: await presentTeam(tx, actor) };
    });

export const removeBranch =
  (): Handler<typeof teamsContract.removeBranch> =>
  ({ actor, params, write }) =>
    write(async (tx) =>
      (await deleteBranch(tx, actor.id, params.id)) ? { ok: true, data: await presentTeam(tx, actor) } : branchNotFound,
    );

export const assignListingToPerson =
  (): Handler<typeof teamsContract.assignListing> =>
  async ({ actor, params, body, write }) => {
    const { branchId, assignedTo } = body;
    if (branchId === undefined && assignedTo === undefined)
      return invalid('assignedTo', 'Choose a branch or a person.');
    return write(async (tx) => {
      // A person who is being removed meanwhile keeps nothing.
      await lockAccount(tx, actor.id);
      if (branchId && !(await hasBranch(tx, actor.id, branchId))) return branchNotFound;
      if (assignedTo && !(await worksForAccount(tx, actor.id, assignedTo))) return memberNotFound;
      const assigned = await assignListing(tx, actor.id, params.id, body);
      if (!assigned) return listingNotFound();
      if (assigned.assigned_to !== assigned.assigned_before)
        await recordAssignment(tx, actor.id, params.id, assigned.status);
      return { ok: true, data: { branchId: assigned.branch_id, assignedTo: assigned.assigned_to } };
    });
  };
