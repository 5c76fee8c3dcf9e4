import { rm } from 'node:fs/promises';
import type { certificatesContract } from '@letfair/contract/listings/certificates';
import { ukDay } from '@letfair/domain/uk-time';
import type { FileOfRow } from '../../../platform/files/certificate-store.ts';
import { quotaRefusal } from '../../../platform/files/file-quota.ts';
import { documentRefusals, readDocument } from '../../../platform/files/read-document.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { newId } from '../../../platform/ids.ts';
import type { EncodePhoto } from '../../../platform/photos/encode-photo.ts';
import { countHit, type Limit, tooMany } from '../../../platform/throttle.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { findOwnCertificate, setFile } from './certificates.repository.ts';
import { certificateNotFound } from './refusals.ts';
import { type CertificatesDeps, presentSaved, recordOnListing } from './save-certificate.ts';

const uploadsByAccount: Limit = { bucket: 'certificate-upload', hits: 120, seconds: 3_600 };

export const uploadCertificateFile =
  ({
    db,
    store,
    encodePhoto,
  }: CertificatesDeps & { readonly encodePhoto: EncodePhoto }): Handler<typeof certificatesContract.uploadFile> =>
  async ({ actor, params, upload, write }) => {
    if (!(await findOwnCertificate(db, actor.id, params.id))) return certificateNotFound;
    const wait = await countHit(db, uploadsByAccount, actor.id);
    if (wait) return tooMany(wait);

    const incoming = await store.newIncoming();
    try {
      const saved = await upload.saveTo(incoming);
      if (!saved.ok) return documentRefusals[saved.problem];
      const read = await readDocument(incoming, encodePhoto);
      if (!read.ok) return documentRefusals[read.problem];

      const file = { id: newId(), type: read.type, bytes: read.contents.length };
      // The file comes first: a row without its file could not be read, a file without a row is swept.
      await store.keep(file.id, file.type, read.contents);
      // A refusal or a repeated call leaves the new file unused.
      let unused: FileOfRow = { file_id: file.id, file_type: file.type };
      const outcome = await write(async (tx) => {
        await lockAccount(tx, actor.id);
        const certificate = await findOwnCertificate(tx, actor.id, params.id);
        if (!certificate) return certificateNotFound;
        // A file that takes the place of another adds what it is larger.
        const added = { files: certificate.file_id ? 0 : 1, bytes: file.bytes - (certificate.file_bytes ?? 0) };
        const full = await quotaRefusal(tx, actor.id, added);
        if (full) return full;
        await setFile(tx, params.id, file);
        await recordOnListing(tx, certificate, { action: 'certificate-save', by: 'lister', actorId: actor.id });
        unused = certificate;
        return { ok: true, data: await presentSaved(tx, params.id, ukDay(new Date())) };
      });
      await store.removeFilesOf([outcome.ok ? unused : { file_id: file.id, file_type: file.type }]);
      return outcome;
    } finally {
      await rm(incoming, { force: true });
    }
  };

export const removeCertificateFile =
  ({ store }: CertificatesDeps): Handler<typeof certificatesContract.removeFile> =>
  async ({ actor, params, write }) => {
    let removed: FileOfRow | undefined;
    const outcome = await write(async (tx) => {
      await lockAccount(tx, actor.id);
      removed = await findOwnCertificate(tx, actor.id, params.id);
      if (!removed) return certificateNotFound;
      if (removed.file_id) await setFile(tx, params.id, null);
      return { ok: true, data: await presentSaved(tx, params.id, ukDay(new Date())) };
    });
    if (outcome.ok && removed) await store.removeFilesOf([removed]);
    return outcome;
  };
