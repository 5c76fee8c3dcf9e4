import { mailName } from '@letfair/domain/accounts/sendable-name';
import type { KindOfAccess } from '../../../platform/access/access-kind.ts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { endMember } from './end-integrations.ts';
import { notifyMember } from './join.ts';
import { findLetInSince } from './let-in.ts';
import { removedMail } from './mails.ts';
import { recordTeamChange } from './record-team-change.ts';
import { findTeam, type ListedMember, listMembers } from './team.repository.ts';
import { tellOwnerOfEnded } from './tell-owner-of-ended.ts';

/**
 * Whoever joined the team of an account while somebody else may have been in it, or came into another team by an
 * invitation sent from it, with what they made. Members from before stay, with what they made since: they are people of
 * their own, and the page of the team lists them.
 */
export const memberAccess: KindOfAccess = {
  endSince: async (tx, personId, since) => {
    const ended = (await listMembers(tx, personId)).filter(({ joined_at }) => joined_at >= since);
    const letIn = await findLetInSince(tx, personId, since);
    for (const accountId of new Set(letIn.map(({ account_id }) => account_id))) {
      if (accountId === personId) continue;
      const people = new Set(letIn.filter((row) => row.account_id === accountId).map(({ person_id }) => person_id));
      ended.push(...(await listMembers(tx, accountId)).filter(({ person_id }) => people.has(person_id)));
    }
    for (const member of ended) await removeByTakeBack(tx, member, personId);
    await tellOwnerOfEnded(tx, 'team-member', personId, ended);
    return ended.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  },
};

async function removeByTakeBack(tx: Tx, member: ListedMember, by: string): Promise<void> {
  await endMember(tx, member);
  await recordTeamChange(tx, member.account_id, 'team-remove', by, member.role);
  await notifyMember(tx, member.person_id);
  const team = await findTeam(tx, member.account_id);
  if (team) await enqueueMail(tx, member.email, removedMail(mailName(team.name, team.user_type)));
}
