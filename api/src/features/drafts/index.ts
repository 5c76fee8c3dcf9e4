export { deleteDraft } from './drafts.repository.ts';
export { beginDraft, draftRoutes } from './routes.ts';
