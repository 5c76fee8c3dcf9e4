import type { replyTemplatesContract } from '@letfair/contract/lettings/conversations/reply-templates';
import { MAX_TEMPLATES } from '@letfair/domain/lettings/conversations/reply-templates';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { conflict, notFound } from '../../../platform/http/refusals.ts';
import { deleteOwnRow } from '../../../platform/retention/own-rows.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { countTemplates, findTemplates, insertTemplate, updateTemplate } from './reply-templates.repository.ts';

const templateNotFound = notFound('We couldn’t find this template.');
const tooMany = conflict(`You can have up to ${MAX_TEMPLATES} templates. Please delete one you no longer need.`);

export const replyTemplatesRoutes = (db: Db): Handlers<typeof replyTemplatesContract> => ({
  list: async ({ actor }) => ({ ok: true, data: { templates: await findTemplates(db, actor.id) } }),
  add: ({ actor, body, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if ((await countTemplates(tx, actor.id)) >= MAX_TEMPLATES) return tooMany;
      return { ok: true, data: await insertTemplate(tx, actor.id, body) };
    }),
  change: ({ actor, params, body, write }) =>
    write(async (tx) => {
      const changed = await updateTemplate(tx, actor.id, params.id, body);
      return changed ? { ok: true, data: changed } : templateNotFound;
    }),
  remove: ({ actor, params, write }) =>
    write(async (tx) =>
      (await deleteOwnRow(tx, 'reply_template', actor.id, params.id))
        ? { ok: true, data: { id: params.id } }
        : templateNotFound,
    ),
});
