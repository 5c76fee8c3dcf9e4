import type { dashboardContract } from '@letfair/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { countClients } from '../clients/index.ts';
import { countConversations, countUnread, partyOf } from '../conversations/index.ts';
import { countHomes, countOpenApplications } from './dashboard.repository.ts';
import { findToDo } from './find-to-do.ts';
import { savedProperties, totalViews } from './views-and-saves.repository.ts';

/** Everybody gets every figure; those that are none of theirs are 0. */
export const showFigures =
  (db: Db): Handler<typeof dashboardContract.figures> =>
  async ({ actor }) => {
    const party = partyOf(actor);
    const [saved, conversations, messages, applications] = await Promise.all([
      savedProperties(db, actor.id),
      countConversations(db, party),
      countUnread(db, party),
      countOpenApplications(db, actor.id, party.side),
    ]);
    const ofEverybody = { savedProperties: saved, activeChats: conversations, applications, messages };
    if (party.side === 'tenant')
      return {
        ok: true,
        data: { ...ofEverybody, properties: 0, totalViews: 0, inquiries: 0, clients: 0, toDo: [] },
      };

    const [properties, views, clients, toDo] = await Promise.all([
      countHomes(db, actor.id),
      totalViews(db, actor.id),
      countClients(db, { accountId: actor.id, search: '', archived: false }),
      findToDo(db, actor.id),
    ]);
    return {
      ok: true,
      data: { ...ofEverybody, properties, totalViews: views, inquiries: conversations, clients, toDo },
    };
  };
