export { forgetOldAlerts } from './alerts.repository.ts';
export { savedSearchesRoutes } from './routes.ts';
export { forgetOldUnsubscribeTokens } from './saved-searches.repository.ts';
export { sendDigests } from './send-digests.ts';
export { tellAtOnce } from './tell-at-once.ts';
