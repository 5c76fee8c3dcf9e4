import type { draftsContract } from '@letfair/contract/drafts';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { beginDraft } from './begin-draft.ts';
import { deleteDraft, listDrafts } from './drafts.repository.ts';
import { presentDraftSummary } from './present-draft.ts';
import { formIn, saveDraft } from './save-draft.ts';
import { noSuchDraft, showDraft } from './show-draft.ts';

export const draftRoutes = (db: Db): Handlers<typeof draftsContract> => ({
  drafts: async ({ actor }) => ({ ok: true, data: (await listDrafts(db, actor.id)).map(presentDraftSummary) }),
  createDraft: ({ actor, body, write }) => write((tx) => beginDraft(tx, actor.id, formIn(body))),
  draft: showDraft(db),
  saveDraft: saveDraft(),
  deleteDraft: ({ actor, params, write }) =>
    write(async (tx) =>
      (await deleteDraft(tx, actor.id, params.id)) ? { ok: true, data: { id: params.id } } : noSuchDraft,
    ),
});
