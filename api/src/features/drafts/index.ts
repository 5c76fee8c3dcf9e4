export { beginDraft } from './begin-draft.ts';
export { deleteDraft } from './drafts.repository.ts';
export { draftRoutes } from './routes.ts';
