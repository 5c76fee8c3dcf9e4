export { stopEmails, wantsEmails } from './email-switches.repository.ts';
export { emailSwitchesRoutes } from './routes.ts';
export { insertStopLink, type StopLink, stopLink } from './stop-link.ts';
