import { rm } from 'node:fs/promises';
import type { photosContract } from '@letfair/contract/listings/photos';
import { cutText, storableText } from '@letfair/domain/cut-text';
import { photoSentences } from '@letfair/domain/files/photos';
import { contactIn } from '@letfair/domain/words/contact/find-contact-details';
import type { Db } from '../../../platform/db.ts';
import { quotaRefusal } from '../../../platform/files/file-quota.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { invalid } from '../../../platform/http/refusals.ts';
import type { UploadProblem } from '../../../platform/http/upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { EncodePhoto, PictureProblem, Pictures } from '../../../platform/photos/encode-photo.ts';
import { bandsOf } from '../../../platform/photos/perceptual-hash.ts';
import type { PhotoStore } from '../../../platform/photos/photo-store.ts';
import { presentPhoto } from '../../../platform/photos/present-photo.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { insertPhoto } from './photos.repository.ts';

export interface PhotosDeps {
  readonly db: Db;
  readonly store: PhotoStore;
  readonly encodePhoto: EncodePhoto;
}

const uploadsByAccount: Limit = { bucket: 'photo-upload', hits: 300, seconds: 3_600 };

const refusals = {
  type: { ok: false, code: 'unsupported_type', message: photoSentences.type, fields: { image: photoSentences.type } },
  size: { ok: false, code: 'too_large', message: photoSentences.size, fields: { image: photoSentences.size } },
  empty: invalid('image', photoSentences.empty),
  several: invalid('image', 'Please send one picture at a time.'),
  broken: invalid('image', photoSentences.broken),
  pixels: invalid('image', photoSentences.pixels),
  memory: invalid('image', photoSentences.memory),
} as const satisfies Record<UploadProblem | PictureProblem, unknown>;

export const uploadPhoto =
  (deps: PhotosDeps): Handler<typeof photosContract.upload> =>
  async ({ actor, upload, write }) => {
    const { db, store } = deps;
    const overLimit = await limitRefusal(db, uploadsByAccount, actor.id);
    if (overLimit) return overLimit;
    const full = await quotaRefusal(db, actor.id);
    if (full) return full;

    const incoming = await store.newIncoming();
    try {
      const saved = await upload.saveTo(incoming);
      if (!saved.ok) return refusals[saved.problem];
      const prepared = await preparePhoto(deps, actor.id, incoming);
      if (!prepared.ok) return refusals[prepared.problem];
      const { columns } = prepared;
      const outcome = await write(
        async (tx) =>
          (await quotaRefusal(tx, actor.id, { files: 1, bytes: columns.bytes })) ?? {
            ok: true,
            data: presentPhoto(await insertPhoto(tx, columns)),
          },
      );
      // A repeated call is answered with the photo of the first.
      if (!outcome.ok || outcome.data.id !== columns.id) await store.remove(columns.id, columns.widths);
      return outcome;
    } finally {
      await rm(incoming, { force: true });
    }
  };

/** The files come first: a row without its files would be a broken picture, files without a row are swept. */
export async function preparePhoto({ store, encodePhoto }: PhotosDeps, accountId: string, path: string) {
  const made = await encodePhoto(path);
  if (!made.ok) return made;
  const id = newId();
  await store.keep(id, made.pictures.sizes);
  return { ok: true, columns: columnsOf(id, accountId, made.pictures) } as const;
}

const widthsOf = ({ sizes }: Pictures): number[] => sizes.map(({ width }) => width);

function columnsOf(id: string, account_id: string, pictures: Pictures) {
  const { sizes, placeholder, hash, widerHash, details } = pictures;
  const widths = widthsOf(pictures);
  return {
    id,
    account_id,
    width: Math.max(...widths),
    height: Math.max(...sizes.map(({ height }) => height)),
    widths,
    placeholder,
    bytes: sizes.reduce((bytes, { webp }) => bytes + webp.length, 0),
    phash: hash === null ? null : String(hash),
    phash_bands: hash === null ? [] : bandsOf(hash),
    wider_phash: widerHash === null ? null : String(widerHash),
    wider_phash_bands: widerHash === null ? [] : bandsOf(widerHash),
    contact_details: contactDetailsIn(details),
  };
}

const MOST_DETAILS = 5;
const LONGEST_DETAIL = 200;

/** Only these are kept of what the file said of itself. */
const contactDetailsIn = (details: readonly string[]): string[] =>
  contactIn(details)
    .slice(0, MOST_DETAILS)
    .map(({ places }) =>
      storableText(
        cutText(places.map(({ text, start, end }) => details[text]?.slice(start, end)).join(' '), LONGEST_DETAIL),
      ),
    );
