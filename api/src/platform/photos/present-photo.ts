import type { Photo } from '@letfair/contract/wire/photo';
import type { PhotoKind } from '@letfair/domain/files/photos';
import type { Selectable } from 'kysely';
import type { Tables } from '../tables.ts';
import { photoFileName } from './photo-store.ts';

type PhotoColumns = Pick<Selectable<Tables['photo']>, 'id' | 'caption' | 'width' | 'height' | 'widths' | 'placeholder'>;

/** A cover has no kind. */
export const presentPhoto = ({
  id,
  caption,
  kind,
  width,
  height,
  placeholder,
  widths,
}: PhotoColumns & { readonly kind?: PhotoKind }): Photo => ({
  id,
  caption,
  ...(kind && kind !== 'photo' && { kind }),
  width,
  height,
  placeholder,
  sources: widths.map((wide) => ({ url: `/photos/${photoFileName(id, wide)}`, width: wide })),
});
