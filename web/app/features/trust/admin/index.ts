export { details, lists, type PageRequest, reportFilters } from './admin-data.ts';
export { AdminList } from './admin-list.tsx';
export { AppealsTab } from './appeals/appeals-tab.tsx';
export { AuditTab } from './audit/audit-tab.tsx';
export { ListingsTab } from './moderation/listings-tab.tsx';
export { ReportsTab } from './reports/reports-tab.tsx';
export { type Filters, filtersIn, inPlace, useTabFilters } from './tab-filters.ts';
export { UsersTab } from './users/users-tab.tsx';
export { UsersPlaceholder } from './users/users-table.tsx';
