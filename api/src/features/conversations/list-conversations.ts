import { CONVERSATIONS_PER_PAGE, type conversationsContract } from '@letfair/contract/conversations';
import { id, instant } from '@letfair/contract/text';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../platform/keyset-page.ts';
import { countUnread } from './conversations.repository.ts';
import { presentConversation } from './present-conversation.ts';
import { listConversations as loadConversations, type ShownConversation } from './shown-conversations.repository.ts';
import { partyOf } from './sides.ts';

const cursorOf = ({ updated_at, id }: ShownConversation): string => `${updated_at.toISOString()} ${id}`;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return { ok: true, before: null } as const;
  const [at = '', last = ''] = cursor.split(' ');
  const isOurs = instant.safeParse(at).success && id.safeParse(last).success;
  return isOurs ? ({ ok: true, before: { at, id: last } } as const) : noSuchPage;
}

export const listConversations =
  (db: Db): Handler<typeof conversationsContract.list> =>
  async ({ actor, query }) => {
    const party = partyOf(actor);
    const from = readCursor(query.cursor);
    if (!from.ok) return from;
    const page = { search: query.search?.trim() ?? '', before: from.before, limit: CONVERSATIONS_PER_PAGE + 1 };
    const [found, unread] = await Promise.all([loadConversations(db, party, page), countUnread(db, party)]);
    const { rows, nextCursor } = pageOf(found, CONVERSATIONS_PER_PAGE, cursorOf);
    return {
      ok: true,
      data: { conversations: rows.map((row) => presentConversation(row, party.side)), unread, nextCursor },
    };
  };
