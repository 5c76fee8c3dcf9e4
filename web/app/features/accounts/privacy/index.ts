export { PendingDeletion } from './pending-deletion.tsx';
export { PrivacyTools } from './privacy-tools.tsx';
