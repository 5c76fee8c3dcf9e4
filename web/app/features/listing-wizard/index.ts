export { ListPropertyPage } from './list-property-page.tsx';
export { clearPendingSubmission, pendingSubmission } from './pending-submission.ts';
