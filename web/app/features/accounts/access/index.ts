export { AccessSection } from './access-section.tsx';
export { CalendarFeedCard, type CalendarState } from './calendar-feed-card.tsx';
export { NotMe } from './not-me.tsx';
export { PendingReview } from './pending-review.tsx';
export { NewPasswordButton, RemainingAccess, TakenBackSummary } from './taken-back-summary.tsx';
