import type { Draft, DraftBody, DraftSummary, draftsContract } from '@letfair/contract/listings/drafts';
import { MAX_DRAFTS } from '@letfair/domain/homes/limits';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { conflict, notFound, stale } from '../../../platform/http/refusals.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import {
  countDrafts,
  type DraftFacts,
  type DraftRow,
  deleteDraft,
  draftOf,
  insertDraft,
  type ListedDraft,
  listDrafts,
  updateDraft,
} from './drafts.repository.ts';

const presentDraftFacts = (draft: Omit<DraftFacts, 'title'>) => ({
  id: draft.id,
  status: 'draft' as const,
  version: draft.version,
  createdAt: draft.created_at.toISOString(),
  updatedAt: draft.updated_at.toISOString(),
});

const presentDraftSummary = (draft: ListedDraft): DraftSummary => ({
  ...presentDraftFacts(draft),
  title: draft.title,
  propertyReference: draft.reference,
  propertyStreet: draft.street,
});

/** The form as it was saved, and what we know about it. */
const presentDraft = (draft: DraftRow): Draft => ({ ...draft.form, ...presentDraftFacts(draft) });

const tooManyDrafts = conflict(`You can have up to ${MAX_DRAFTS} drafts. Please delete one you no longer need.`);

/** A new draft with whatever is known so far. The account is locked, so that two at once cannot pass the limit. */
export async function beginDraft(tx: Tx, accountId: string, form: DraftBody) {
  await lockAccount(tx, accountId);
  if ((await countDrafts(tx, accountId)) >= MAX_DRAFTS) return tooManyDrafts;
  const draft = await insertDraft(tx, accountId, form);
  return { ok: true, data: presentDraftFacts(draft), version: draft.version } as const;
}

export const noSuchDraft = notFound('We couldn’t find this draft.');

const showDraft =
  (db: Db): Handler<typeof draftsContract.draft> =>
  async ({ actor, params }) => {
    const draft = await draftOf(db, actor.id, params.id);
    return draft ? { ok: true, data: presentDraft(draft), version: draft.version } : noSuchDraft;
  };

const staleDraft = stale('This draft has been changed somewhere else since you opened it.');

/** What is kept of a body: its status says only that it is a draft. */
const formIn = ({ status: _, ...form }: DraftBody): DraftBody => form;

const saveDraft =
  (): Handler<typeof draftsContract.saveDraft> =>
  ({ actor, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const saved = await updateDraft(tx, { accountId: actor.id, id: params.id, seen: ifMatch, form: formIn(body) });
      if (!saved) return (await draftOf(tx, actor.id, params.id)) ? staleDraft : noSuchDraft;
      return { ok: true, data: presentDraftFacts(saved), version: saved.version };
    });

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
