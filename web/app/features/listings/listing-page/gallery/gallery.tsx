import type { Photo } from '@letfair/contract/listings/photos';
import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { enabledByScript } from '../../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { NoPhoto, sharpSource } from '../../../../ui/photo-thumbnail.tsx';
import { galleryLayout, photoAlt, sourceSet } from './gallery-layout.ts';

const GalleryViewer = lazyPart(async () => (await import('./gallery-viewer.tsx')).GalleryViewer);

interface GalleryProps {
  readonly title: string;
  readonly photos: readonly Photo[];
  /** On a phone from one edge of the window to the other, at the top of its page. */
  readonly isFullWidth?: boolean;
}

/** The photos in the page; any of them opens the viewer, which is only loaded then. */
export function Gallery({ title, photos, isFullWidth = false }: GalleryProps) {
  const [open, setOpen] = useState<number | null>(null);
  const { shown, grid, cover } = galleryLayout(photos.length);
  if (photos.length === 0)
    return (
      <div className="grid gap-2">
        <div className="max-w-xl">
          <NoPhoto />
        </div>
        <p className="text-sm text-muted">There are no photos of this home yet.</p>
      </div>
    );
  return (
    <section
      aria-label="Photos"
      className={classNames('relative grid gap-3', isFullWidth && 'max-sm:-mx-4 max-sm:-mt-6')}
    >
      <div className={`grid gap-2 ${grid}`}>
        {photos.slice(0, shown).map((photo, at) => (
          <PhotoButton
            key={photo.id}
            photo={photo}
            at={at}
            count={photos.length}
            frame={classNames(
              at === 0 ? cover : 'aspect-4/3 sm:aspect-3/2',
              isFullWidth ? 'sm:rounded-md' : 'rounded-md',
            )}
            onOpen={() => setOpen(at)}
          />
        ))}
      </div>
      {photos.length > 1 && (
        <div className={classNames('md:absolute md:right-3 md:bottom-3 print:hidden', isFullWidth && 'max-sm:px-4')}>
          <Button size="sm" onClick={() => setOpen(0)}>
            <Images aria-hidden="true" className="size-4" />
            Show all {photos.length} photos
          </Button>
        </div>
      )}
      <OtherPhotos photos={photos} shown={shown} />
      {open !== null && (
        <Suspense>
          <GalleryViewer title={title} photos={photos} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}

interface PhotoButtonProps {
  readonly photo: Photo;
  readonly at: number;
  readonly count: number;
  readonly frame: string;
  readonly onOpen: () => void;
}

const COVER_WIDTHS = '(min-width: 72rem) 36rem, (min-width: 40rem) 50vw, 100vw';
/** Those beside the cover are never wider than the smallest size, and come after it. */
const sourcesOf = (photo: Photo, isCover: boolean) =>
  isCover
    ? { srcSet: sourceSet(photo), sizes: COVER_WIDTHS }
    : { srcSet: sharpSource(photo), fetchPriority: 'low' as const };

function PhotoButton({ photo, at, count, frame, onOpen }: PhotoButtonProps) {
  const isCover = at === 0;
  return (
    <button
      type="button"
      {...enabledByScript()}
      onClick={onOpen}
      aria-label={`${photoAlt(photo, at)}, open photo ${at + 1} of ${count}`}
      className={classNames('relative block overflow-hidden bg-sand-deep enabled:cursor-zoom-in', frame)}
    >
      <img
        src={photo.sources[0]?.url}
        {...sourcesOf(photo, isCover)}
        width={photo.width}
        height={photo.height}
        alt={photoAlt(photo, at)}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </button>
  );
}

/** Without JavaScript the viewer cannot open, so the other photos follow. */
const OtherPhotos = ({ photos, shown }: { readonly photos: readonly Photo[]; readonly shown: number }) =>
  photos.length > shown && (
    <noscript>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {photos.slice(shown).map((photo, at) => (
          <img
            key={photo.id}
            src={photo.sources[0]?.url}
            width={photo.width}
            height={photo.height}
            alt={photoAlt(photo, at + shown)}
            loading="lazy"
            className="aspect-4/3 rounded-md object-cover"
          />
        ))}
      </div>
    </noscript>
  );
