export { savedSearchesRoutes } from './routes.ts';
export { sendDigests, sendInstantAlerts } from './send-alerts.ts';
