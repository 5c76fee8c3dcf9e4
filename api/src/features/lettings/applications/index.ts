export { closeApplicationsOfLister, returnApplicationsOf, withdrawApplicationsOf } from './account-applications.ts';
export { findHomesAppliedFor } from './applications.repository.ts';
export { closeOrReopenApplications } from './close-applications.ts';
export { presentApplications } from './present-application.ts';
export { applicationsRoutes } from './routes.ts';
