export { forgetOldAlerts } from './alerts.repository.ts';
export { savedSearchesRoutes } from './routes.ts';
export { forgetOldUnsubscribeTokens } from './saved-searches.repository.ts';
export { sendDigests, sendInstantAlerts } from './send-alerts.ts';
