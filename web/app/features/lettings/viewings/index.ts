export { ViewingSection } from './booking/viewing-section.tsx';
export { ViewingsButton } from './booking/viewings-button.tsx';
export { loadViewings } from './diary/diary-data.ts';
export { ListerDiary } from './diary/lister-diary.tsx';
export { TenantDiary } from './diary/tenant-diary.tsx';
export { MailedViewingPage } from './mailed/mailed-viewing.tsx';
export { ConversationViewings } from './proposals/conversation-viewings.tsx';
export { loadViewingTimes, ViewingTimesPage } from './times/times-page.tsx';
