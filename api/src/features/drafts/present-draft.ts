import type { Draft, DraftSummary } from '@letfair/contract/drafts';
import type { DraftFacts, DraftRow } from './drafts.repository.ts';

export const presentDraftFacts = (draft: Omit<DraftFacts, 'title'>) => ({
  id: draft.id,
  status: 'draft' as const,
  version: draft.version,
  createdAt: draft.created_at.toISOString(),
  updatedAt: draft.updated_at.toISOString(),
});

export const presentDraftSummary = (draft: DraftFacts): DraftSummary => ({
  ...presentDraftFacts(draft),
  title: draft.title,
});

/** The form as it was saved, and what we know about it. */
export const presentDraft = (draft: DraftRow): Draft => ({ ...draft.form, ...presentDraftFacts(draft) });
