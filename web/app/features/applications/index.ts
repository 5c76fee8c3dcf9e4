export { ApplicantNotice } from './applicant-notice.tsx';
export { loadApplications, shouldReloadApplications } from './application-data.ts';
export { ApplicationsPagePlaceholder } from './applications-placeholder.tsx';
export { ApplyButton } from './apply-button.tsx';
export { ListerApplications } from './lister-applications.tsx';
export { useOwnApplication } from './own-application.ts';
export { TenantApplications } from './tenant-applications.tsx';
