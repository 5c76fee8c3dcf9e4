import type { DraftBody, draftsContract } from '@letfair/contract/drafts';
import type { Handler } from '../../platform/http/handlers.ts';
import { draftOf, updateDraft } from './drafts.repository.ts';
import { presentDraftFacts } from './present-draft.ts';
import { noSuchDraft } from './show-draft.ts';

const stale = {
  ok: false,
  code: 'stale',
  message: 'This draft was changed elsewhere since you loaded it.',
} as const;

/** What is kept of a body: its status says only that it is a draft. */
export const formIn = ({ status: _, ...form }: DraftBody): DraftBody => form;

export const saveDraft =
  (): Handler<typeof draftsContract.saveDraft> =>
  ({ actor, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const saved = await updateDraft(tx, { accountId: actor.id, id: params.id, seen: ifMatch, form: formIn(body) });
      if (!saved) return (await draftOf(tx, actor.id, params.id)) ? stale : noSuchDraft;
      return { ok: true, data: presentDraftFacts(saved), version: saved.version };
    });
