import type { Photo } from '@letfair/contract/photos';
import { House } from 'lucide-react';
import { BlurredPicture } from './blurred-picture.tsx';

interface PhotoThumbnailProps {
  readonly photo: Photo;
  readonly alt: string;
  /** How wide it is drawn, as in the `sizes` of a picture. */
  readonly sizes: string;
  /** In sight as soon as the page is; asked for at once, but not before the stylesheet, without which nothing is. */
  readonly eager?: boolean;
}

const frameStyle = 'relative block aspect-4/3 w-full overflow-hidden rounded-sm bg-sand-deep';

/** A photo in a frame that is there before the picture, so that nothing jumps. */
export const PhotoThumbnail = ({ photo, alt, sizes, eager = false }: PhotoThumbnailProps) => (
  <span className={frameStyle}>
    <BlurredPicture placeholder={photo.placeholder} />
    <img
      src={photo.sources[0]?.url}
      srcSet={photo.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className="absolute inset-0 size-full object-cover"
    />
  </span>
);

/** Where a home has no photo yet. */
export const NoPhoto = () => (
  <span aria-hidden="true" className={`${frameStyle} grid place-items-center text-muted`}>
    <House className="size-8" />
  </span>
);
