import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import type { Db } from '../../../platform/db.ts';
import type { CertificateStore } from '../../../platform/files/certificate-store.ts';
import { documentEndings } from '../../../platform/files/read-document.ts';
import { servePrivateFiles } from '../../../platform/files/serve-private-files.ts';
import type { Authenticate } from '../../../platform/http/handlers.ts';
import { findCertificate, findOwnCertificate } from './certificates.repository.ts';

interface DownloadDeps {
  readonly db: Db;
  readonly store: CertificateStore;
  readonly authenticate: Authenticate;
}

/** Only the lister and admins read it. */
export const serveCertificateFiles = ({ db, store, authenticate }: DownloadDeps) =>
  servePrivateFiles('/api/certificates/:id/download', {
    authenticate,
    find: async (actor, id) => {
      const found = await (actor.userType === 'admin' ? findCertificate(db, id) : findOwnCertificate(db, actor.id, id));
      if (!found?.file_id || !found.file_type) return null;
      const name = kindsOfCertificate[found.kind].label.toLowerCase().replaceAll(' ', '-');
      return {
        file: store.file(found.file_id, found.file_type),
        type: found.file_type,
        name: `${name}.${documentEndings[found.file_type]}`,
      };
    },
  });
