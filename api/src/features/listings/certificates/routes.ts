import type { certificatesContract } from '@letfair/contract/listings/certificates';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { EncodePhoto } from '../../../platform/photos/encode-photo.ts';
import { calendarCalls } from './calendar.ts';
import { removeCertificateFile, uploadCertificateFile } from './certificate-file.ts';
import { confirmCertificate } from './confirm-certificate.ts';
import { listCertifiedHomes, listOwnCertificates, reviewHome, showOwnHome } from './list-certificates.ts';
import { type CertificatesDeps, removeCertificate, saveCertificate } from './save-certificate.ts';

export const certificatesRoutes = (
  deps: CertificatesDeps & { readonly encodePhoto: EncodePhoto },
): Handlers<typeof certificatesContract> => ({
  list: listOwnCertificates(deps.db),
  homes: listCertifiedHomes(deps.db),
  ofHome: showOwnHome(deps.db),
  save: saveCertificate(deps),
  remove: removeCertificate(deps),
  uploadFile: uploadCertificateFile(deps),
  removeFile: removeCertificateFile(deps),
  ...calendarCalls(deps.db, deps.publicUrl),
  review: reviewHome(deps.db),
  confirm: confirmCertificate(),
});
