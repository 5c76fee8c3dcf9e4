export { Dashboard } from './dashboard.tsx';
export { loadDashboard } from './dashboard-data.ts';
