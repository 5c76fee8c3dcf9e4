import { extname } from 'node:path';
import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import { type Db, write } from '../../../../platform/db.ts';
import type { AttachmentStore } from '../../../../platform/files/attachment-store.ts';
import type { CertificateStore } from '../../../../platform/files/certificate-store.ts';
import { type StoredFile, streamOf } from '../../../../platform/files/file-store.ts';
import { createZipStream, streamJsonList, textEntry, type ZipEntry } from '../../../../platform/files/zip-stream.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import type { PhotoStore } from '../../../../platform/photos/photo-store.ts';
import { type Account, findAccountById } from '../../sign-in/index.ts';
import { exportReadyMail, privacyLinks } from '../mails.ts';
import { readInPages } from './export-part.ts';
import { exportParts, writeReadMe } from './export-parts.ts';
import type { ExportStore } from './export-store.ts';
import { deleteOlderExports, findPendingExport, markExportReady } from './exports.repository.ts';

interface NamedFile {
  readonly name: string;
  readonly file: StoredFile;
}

async function* listPictures(db: Db, store: PhotoStore, { id, photo_id }: Account): AsyncGenerator<NamedFile> {
  if (photo_id) yield { name: 'photos/profile.webp', file: store.file(photo_id, Math.max(...profilePhotoSizes)) };
  const photos = readInPages(
    db.selectFrom('photo').select(['id', 'widths']).where('account_id', '=', id).orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const photo of photos)
    yield { name: `photos/${photo.id}.webp`, file: store.file(photo.id, Math.max(...photo.widths)) };
}

async function* listCertificateFiles(db: Db, store: CertificateStore, { id }: Account): AsyncGenerator<NamedFile> {
  const certificates = readInPages(
    db
      .selectFrom('certificate')
      .select(['id', 'kind', 'file_id', 'file_type'])
      .where('account_id', '=', id)
      .where('file_id', 'is not', null)
      .orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const { id: certificateId, kind, file_id, file_type } of certificates)
    if (file_id && file_type) {
      const file = store.file(file_id, file_type);
      yield { name: `certificates/${kind}-${certificateId}${extname(file.name)}`, file };
    }
}

/** What the person has sent; what was sent to them is named beside its message. */
async function* listAttachments(db: Db, store: AttachmentStore, { id }: Account): AsyncGenerator<NamedFile> {
  const attachments = readInPages(
    db.selectFrom('attachment').select(['id', 'type']).where('account_id', '=', id).orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const attachment of attachments) {
    const file = store.file(attachment);
    yield { name: `attachments/${attachment.id}${extname(file.name)}`, file };
  }
}

interface ExportDeps {
  readonly db: Db;
  readonly photos: PhotoStore;
  readonly certificates: CertificateStore;
  readonly attachments: AttachmentStore;
  readonly store: ExportStore;
  readonly publicUrl: string;
}

/**
 * Streams pages of rows and pictures into one file, which is complete before the mail is sent; a second run mails
 * nothing.
 */
export const makeExport =
  ({ db, photos, certificates, attachments, store, publicUrl }: ExportDeps) =>
  async ({ exportId }: Jobs['make-export']): Promise<void> => {
    const asked = await findPendingExport(db, exportId);
    const person = asked && (await findAccountById(db, asked.account_id));
    if (!person || person.erased_at) return;
    const bytes = await store.keep(
      exportId,
      createZipStream(listEntries({ db, photos, certificates, attachments }, person)),
    );
    const older = await write(db, async (tx) => {
      const ready = await markExportReady(tx, exportId, bytes);
      if (!ready?.expires_at) return [];
      await enqueueMail(
        tx,
        person.email,
        exportReadyMail({ link: privacyLinks(publicUrl).yourData, until: ready.expires_at }),
      );
      return deleteOlderExports(tx, ready);
    });
    for (const id of older) await store.remove(id);
  };

async function* listEntries(
  { db, photos, certificates, attachments }: Omit<ExportDeps, 'store' | 'publicUrl'>,
  person: Account,
): AsyncGenerator<ZipEntry> {
  yield textEntry('README.txt', writeReadMe(new Date()));
  for (const [file, { rows }] of exportParts) yield { name: file, open: () => streamJsonList(rows(db, person)) };
  for (const files of [
    listPictures(db, photos, person),
    listCertificateFiles(db, certificates, person),
    listAttachments(db, attachments, person),
  ])
    for await (const { name, file } of files) {
      // A missing file must not keep the rest of the data from being exported.
      if (await file.exists()) yield { name, open: () => streamOf(file), packed: true };
    }
}
