import type { draftsContract } from '@letfair/contract/drafts';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { draftOf } from './drafts.repository.ts';
import { presentDraft } from './present-draft.ts';

export const noSuchDraft = { ok: false, code: 'not_found', message: 'There is no such draft.' } as const;

export const showDraft =
  (db: Db): Handler<typeof draftsContract.draft> =>
  async ({ actor, params }) => {
    const draft = await draftOf(db, actor.id, params.id);
    return draft ? { ok: true, data: presentDraft(draft), version: draft.version } : noSuchDraft;
  };
