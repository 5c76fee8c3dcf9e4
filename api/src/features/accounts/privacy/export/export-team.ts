import type { Db } from '../../../../platform/db.ts';
import type { Account } from '../../sign-in/index.ts';
import { type ComposedParts, exportRow } from './export-part.ts';

export const teamParts: ComposedParts<'team.json'> = {
  'team.json': {
    about:
      'The team you’re in or have recently left, with your notes and the messages you’ve read. If you have your own team: its people, branches and open invitations.',
    rows: exportTeam,
  },
};

/** Members and branches are few, so they are read at once. */
async function* exportTeam(db: Db, { id }: Account): AsyncGenerator<unknown> {
  const worksFor = await db.selectFrom('team_member').selectAll().where('person_id', '=', id).executeTakeFirst();
  const members = await db
    .selectFrom('team_member')
    .innerJoin('account', 'account.id', 'team_member.person_id')
    .selectAll('team_member')
    .select(['account.first_name', 'account.last_name'])
    .where('team_member.account_id', '=', id)
    .execute();
  const invitations = await db.selectFrom('team_invitation').selectAll().where('account_id', '=', id).execute();
  const departures = await db.selectFrom('team_departure').selectAll().where('person_id', '=', id).execute();
  const branches = await db.selectFrom('branch').selectAll().where('account_id', '=', id).execute();
  const notes = await db
    .selectFrom('conversation_note')
    .select(['conversation_id', 'content', 'created_at'])
    .where('author_id', '=', id)
    .execute();
  const seen = await db
    .selectFrom('conversation_seen')
    .select(['conversation_id', 'number', 'seen_at'])
    .where('person_id', '=', id)
    .execute();
  const notices = await db
    .selectFrom('conversation_notice')
    .select(['conversation_id', 'kind', 'created_at'])
    .where('person_id', '=', id)
    .execute();
  const rows = [members, departures, invitations, branches, notes, seen, notices];
  if (!worksFor && rows.every(({ length }) => length === 0)) return;
  yield {
    worksFor: worksFor ? exportRow(worksFor) : null,
    members: members.map(exportRow),
    left: departures.map(exportRow),
    invitations: invitations.map(exportRow),
    branches: branches.map(exportRow),
    notes: notes.map(exportRow),
    read: seen.map(exportRow),
    notSeenYet: notices.map(exportRow),
  };
}
