import type { KindOfAccess } from '../../../platform/access/access-kind.ts';
import type { InvitationTable } from './standing.ts';

const tables = ['team_invitation', 'client_invitation'] as const satisfies InvitationTable[];

/** Invitations that a person has sent, for their own account or for the team they work in. */
export const invitationAccess: KindOfAccess = {
  endSince: async (tx, personId, since) => {
    const ended = [];
    for (const table of tables)
      ended.push(
        ...(await tx
          .deleteFrom(table)
          .where('invited_by', '=', personId)
          .where('created_at', '>=', since)
          .returning('email')
          .execute()),
      );
    return ended.map(({ email }) => email);
  },
  list: async (db, personId) => {
    const sent = [];
    for (const table of tables)
      sent.push(
        ...(await db
          .selectFrom(table)
          .select(['id', 'email', 'created_at'])
          .where('invited_by', '=', personId)
          .orderBy('created_at')
          .execute()),
      );
    return sent.map(({ id, email, created_at }) => ({ id, name: email, since: created_at }));
  },
  endOne: async (tx, personId, id) => {
    for (const table of tables) {
      const ended = await tx
        .deleteFrom(table)
        .where('id', '=', id)
        .where('invited_by', '=', personId)
        .returning('id')
        .executeTakeFirst();
      if (ended) return true;
    }
    return false;
  },
};
