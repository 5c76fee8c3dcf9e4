import { MAX_CAPTION, MAX_PHOTO_BYTES, photoKinds, photoTypes } from '@letfair/domain/files/photos';
import { MAX_PHOTOS } from '@letfair/domain/homes/limits';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { photo } from '../wire/photo.ts';
import { id, text } from '../wire/text.ts';

export type { Photo } from '../wire/photo.ts';

/** A photo as its owner sees it. */
const ownPhoto = photo.extend({
  /** A caption that waits for a moderator while the approved one is shown. */
  pendingCaption: text(MAX_CAPTION).optional(),
});
export type OwnPhoto = z.output<typeof ownPhoto>;

const uploadLimit = { hits: 600, seconds: 3_600 };

export const photosContract = {
  upload: endpoint('POST /api/photos', ['landlord', 'agent'], {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Upload a photo, either as the body or as a file in a form',
    upload: { types: photoTypes, maxBytes: MAX_PHOTO_BYTES },
    data: photo,
    errors: ['invalid', 'too_large', 'unsupported_type', 'too_many'],
    perIpAddress: uploadLimit,
  }),
  list: endpoint('GET /api/photos', ['landlord', 'agent'], {
    team: 'read',
    summary: 'Your photos by their ids, in the order you ask for; leaves out any that are no longer available',
    query: z.strictObject({
      ids: text(MAX_PHOTOS * 37)
        .transform((ids) => ids.split(',').filter((part) => part !== ''))
        .pipe(z.array(id).max(MAX_PHOTOS))
        .meta({
          description: 'Ids, separated by commas.',
          takes: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MAX_PHOTOS },
        }),
    }),
    data: z.object({ photos: z.array(ownPhoto).max(MAX_PHOTOS) }),
  }),
  caption: endpoint('PUT /api/photos/:id', ['landlord', 'agent'], {
    team: 'listings',
    whileLimited: 'allowed',
    summary:
      'Say what a photo shows, and whether it’s a floor plan or an energy certificate; a suspicious caption on an approved listing waits for a moderator',
    body: z.strictObject({ caption: text(MAX_CAPTION), kind: z.enum(photoKinds).optional() }),
    data: ownPhoto,
  }),
};
