export { loadCertificates } from './certificate-data.ts';
export { Certificates, CertificatesPlaceholder } from './certificates.tsx';
export { ReviewedCertificates } from './reviewed-certificates.tsx';
