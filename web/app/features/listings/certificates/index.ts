export { loadCertificates } from './certificate-data.ts';
export { Certificates } from './certificates.tsx';
export { ReviewedCertificates } from './reviewed-certificates.tsx';
