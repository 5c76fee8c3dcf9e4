import { mailName } from '@letfair/domain/accounts/sendable-name';
import type { KindOfAccess } from '../../platform/access/access-kind.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../accounts/index.ts';
import { endMember } from './end-integrations.ts';
import { notifyMember } from './join.ts';
import { removedMail } from './mails.ts';
import { recordTeamChange } from './record-team-change.ts';
import { findTeam, listMembers } from './team.repository.ts';

/**
 * Whoever joined the team of an account while somebody else may have been in it, and what they made. Members from
 * before stay, with what they made since: they are people of their own, and the page of the team lists them.
 */
export const memberAccess: KindOfAccess = {
  endSince: async (tx, accountId, since) => {
    const joined = (await listMembers(tx, accountId)).filter(({ joined_at }) => joined_at >= since);
    const team = joined.length > 0 ? await findTeam(tx, accountId) : undefined;
    for (const member of joined) {
      await endMember(tx, member);
      await recordTeamChange(tx, accountId, 'team-remove', accountId, member.role);
      await notifyMember(tx, member.person_id);
      const person = await findAccountById(tx, member.person_id);
      if (person && team) await enqueueMail(tx, person.email, removedMail(mailName(team.name, team.user_type)));
    }
    return joined.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  },
};
