export { ApplicantNotice } from './acceptance/applicant-notice.tsx';
export { useOwnApplication } from './acceptance/own-application.ts';
export { loadApplications, shouldReloadApplications } from './application-data.ts';
export { ApplyButton } from './apply-button.tsx';
export { ListerApplications } from './lister-applications.tsx';
export { TenantApplications } from './tenant-applications.tsx';
