import type { savedSearchesContract } from '@letfair/contract/search/saved-searches';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { invalid, notFound } from '../../../platform/http/refusals.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { stopEmails } from '../../accounts/email-switches/index.ts';
import type { Travel } from '../travel/index.ts';
import { forgetWaiting } from './alerts.repository.ts';
import { presentSavedSearch, saveSearch } from './save-search.ts';
import { deleteSavedSearch, savedSearchesOf, stopByToken, updateSavedSearch } from './saved-searches.repository.ts';

const noSuchSearch = notFound('We couldn’t find this saved search.');
const notValid = invalid(
  'token',
  'This link is no longer valid. Sign in to change your saved searches.',
  'Use the link in our latest email.',
);

export const savedSearchesRoutes = (db: Db, travel: Travel): Handlers<typeof savedSearchesContract> => ({
  list: async ({ actor }) => ({
    ok: true,
    data: { searches: (await savedSearchesOf(db, actor.id)).map(presentSavedSearch) },
  }),
  save: saveSearch(db, travel),
  change: ({ actor, params: { id }, body, write }) =>
    write(async (tx) => {
      const changed = await updateSavedSearch(tx, { accountId: actor.id, id, ...body });
      if (!changed) return noSuchSearch;
      if (changed.frequency === 'none') await forgetWaiting(tx, id);
      return { ok: true, data: presentSavedSearch(changed) };
    }),
  remove: ({ actor, params: { id }, write }) =>
    write(async (tx) => ((await deleteSavedSearch(tx, actor.id, id)) ? { ok: true, data: { id } } : noSuchSearch)),
  unsubscribe: ({ body: { token }, write }) =>
    write(async (tx) => {
      const stopped = await stopByToken(tx, hashToken(token));
      if (!stopped) {
        const emails = await stopEmails(tx, token);
        return emails ? { ok: true, data: { name: null, emails } } : notValid;
      }
      await forgetWaiting(tx, stopped.id);
      return { ok: true, data: { name: stopped.name, emails: null } };
    }),
});
