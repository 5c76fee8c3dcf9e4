export { AccessSection } from './access-section.tsx';
export { NotMe } from './not-me.tsx';
export { PendingReview } from './pending-review.tsx';
export { RemainingAccess } from './remaining-access.tsx';
export { NewPasswordButton, TakenBackSummary } from './taken-back-summary.tsx';
