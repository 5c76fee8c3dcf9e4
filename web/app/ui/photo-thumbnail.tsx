import type { Photo } from '@letfair/contract/listings/photos';
import { House } from 'lucide-react';
import { useEffect, useRef } from 'react';

const SHORTEST_HASH = 5;
const NEARLY_IN_SIGHT = '50%';

/** The few bytes of a placeholder, painted. A canvas needs no style of its own, which the page's policy would refuse. */
function BlurredPicture({ placeholder }: { readonly placeholder: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    // Painting many placeholders at once would block input on slow phones.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        paintPlaceholder(target, placeholder);
      },
      { rootMargin: NEARLY_IN_SIGHT },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [placeholder]);

  return <canvas ref={canvas} data-placeholder={placeholder} />;
}

/** Where React has not made the photos in an element, but only found them. */
export function paintPlaceholders(within: Element): void {
  for (const canvas of within.querySelectorAll<HTMLCanvasElement>('canvas[data-placeholder]')) {
    const photo = canvas.nextElementSibling;
    if (photo instanceof HTMLImageElement && photo.complete) continue;
    paintPlaceholder(canvas, canvas.dataset.placeholder ?? '');
  }
}

function paintPlaceholder(canvas: HTMLCanvasElement, placeholder: string): void {
  const hash = bytesOf(placeholder);
  if (hash.length < SHORTEST_HASH) return;
  paint(canvas, hash).catch(() => {
    // Offline; the frame stays empty until the photo is there.
  });
}

async function paint(canvas: HTMLCanvasElement, hash: Uint8Array): Promise<void> {
  const { thumbHashToRGBA } = await import('thumbhash');
  const { w, h, rgba } = thumbHashToRGBA(hash);
  canvas.width = w;
  canvas.height = h;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // Invalid base64 paints nothing.
    return new Uint8Array();
  }
}

interface PhotoThumbnailProps {
  readonly photo: Photo;
  readonly alt: string;
  /** How wide it is drawn, as in the `sizes` of a picture. Without it, no wider than the smallest size. */
  readonly sizes?: string;
  /** Visible when the page opens, so it loads at once, but after the stylesheet. */
  readonly eager?: boolean;
}

/** For screens with two or more pixels to a point; the others draw the smallest size. */
export const sharpSource = ({ sources: [, sharp] }: Photo): string | undefined => sharp && `${sharp.url} 2x`;

const frameStyle = 'photo-frame';

/** A photo in a frame of fixed size, so that the layout does not shift. */
export const PhotoThumbnail = ({ photo, alt, sizes, eager = false }: PhotoThumbnailProps) => (
  <span className={frameStyle}>
    <BlurredPicture placeholder={photo.placeholder} />
    <img
      src={photo.sources[0]?.url}
      srcSet={sizes ? photo.sources.map(({ url, width }) => `${url} ${width}w`).join(', ') : sharpSource(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
    />
  </span>
);

/** Where a home has no photo yet. */
export const NoPhoto = () => (
  <span aria-hidden="true" className={`${frameStyle} grid place-items-center text-muted`}>
    <House className="size-8" />
  </span>
);
