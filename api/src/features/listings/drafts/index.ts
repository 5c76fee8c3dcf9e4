export { deleteDraft } from './drafts.repository.ts';
export { beginDraft, draftRoutes, noSuchDraft } from './routes.ts';
