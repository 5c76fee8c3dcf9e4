import type { Photo } from '@letfair/contract/photos';
import { photoFileName } from '../../platform/photos/photo-store.ts';
import type { PhotoRow } from './photos.repository.ts';

export const presentPhoto = ({ id, caption, width, height, placeholder, widths }: PhotoRow): Photo => ({
  id,
  caption,
  width,
  height,
  placeholder,
  sources: widths.map((wide) => ({ url: `/photos/${photoFileName(id, wide)}`, width: wide })),
});
