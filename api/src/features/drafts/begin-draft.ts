import type { DraftBody } from '@letfair/contract/drafts';
import { MAX_DRAFTS } from '@letfair/domain/listings/limits';
import type { Tx } from '../../platform/db.ts';
import { lockAccount } from '../accounts/index.ts';
import { countDrafts, insertDraft } from './drafts.repository.ts';
import { presentDraftFacts } from './present-draft.ts';

const tooManyDrafts = {
  ok: false,
  code: 'conflict',
  message: `You can keep ${MAX_DRAFTS} drafts. Please delete one you no longer need.`,
} as const;

/** A new draft with whatever is known so far. The account is locked, so that two at once cannot pass the limit. */
export async function beginDraft(tx: Tx, accountId: string, form: DraftBody) {
  await lockAccount(tx, accountId);
  if ((await countDrafts(tx, accountId)) >= MAX_DRAFTS) return tooManyDrafts;
  const draft = await insertDraft(tx, accountId, form);
  return { ok: true, data: presentDraftFacts(draft), version: draft.version } as const;
}
