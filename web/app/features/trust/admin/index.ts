export { details, type ListTab, type PageRequest, type ScreenProps } from './admin-data.ts';
export { appeals } from './appeals/appeals-tab.tsx';
export { audit } from './audit/audit-tab.tsx';
export { listings } from './moderation/listings-tab.tsx';
export { reports } from './reports/reports-tab.tsx';
export { users } from './users/users-tab.tsx';
