export { serveCalendars } from './calendar.ts';
export { certificatesToConfirm } from './certificate-lists.repository.ts';
export { confirmedCertificates } from './certificates.repository.ts';
export { serveCertificateFiles } from './download-certificate.ts';
export { remindCertificates } from './remind-certificates.ts';
export { certificatesRoutes } from './routes.ts';
