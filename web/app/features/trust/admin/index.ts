import { appeals } from './appeals/appeals-tab.tsx';
import { audit } from './audit/audit-tab.tsx';
import { inventory } from './inventory/inventory-tab.tsx';
import { listings } from './moderation/listings-tab.tsx';
import { reports } from './reports/reports-tab.tsx';
import { users } from './users/users-tab.tsx';

export { details, type ListTab, type PageRequest, type ScreenProps } from './admin-data.ts';

/** Tabs of the dashboard, in their order. */
export const tabs = { users, listings, inventory, reports, appeals, audit };
