export { CalendarFeedCard, type CalendarState } from './calendar-feed-card.tsx';
