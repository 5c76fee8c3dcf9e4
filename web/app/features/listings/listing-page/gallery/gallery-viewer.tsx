import type { Photo } from '@letfair/contract/listings/photos';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { photoAlt, sourceSet } from './gallery-layout.ts';
import { type Spot, swipedBy, turnedBy, turnedByKey } from './turn-page.ts';

interface GalleryViewerProps {
  readonly title: string;
  readonly photos: readonly Photo[];
  /** The one to begin with. */
  readonly first: number;
  readonly onClose: () => void;
}

/** One photo at a time on the whole screen: by arrow keys, by buttons or by finger. */
export function GalleryViewer({ title, photos, first, onClose }: GalleryViewerProps) {
  const [at, setAt] = useState(first);
  const count = photos.length;
  const photo = photos[at] as Photo;
  const turn = (step: number) => setAt((now) => turnedBy(now, step, count));
  const swipe = useSwipe(turn);

  // In the layout phase, because a key may be pressed as soon as the dialog is seen.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey } = event;
      // With a modifier the key belongs to the browser.
      if (altKey || ctrlKey || metaKey) return;
      setAt((now) => turnedByKey(key, now, count) ?? now);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);

  useEffect(() => {
    const next = photos[turnedBy(at, 1, count)];
    if (!next || count < 2) return;
    // Fetched ahead, so that turning the page does not wait.
    const ahead = new Image();
    ahead.sizes = '100vw';
    ahead.srcset = sourceSet(next);
  }, [at, count, photos]);

  return (
    <Dialog title={`Photos of ${title}`} placement="full" onClose={onClose}>
      <div {...swipe} className="relative touch-pan-y">
        <img
          key={photo.id}
          src={photo.sources[0]?.url}
          srcSet={sourceSet(photo)}
          sizes="100vw"
          width={photo.width}
          height={photo.height}
          alt={photoAlt(photo, at)}
          draggable={false}
          className="h-[calc(100dvh-12rem)] min-h-48 w-full object-contain"
        />
        {count > 1 && (
          <>
            <TurnButton icon={ChevronLeft} side="left-0" name="Previous photo" onTurn={() => turn(-1)} />
            <TurnButton icon={ChevronRight} side="right-0" name="Next photo" onTurn={() => turn(1)} />
          </>
        )}
      </div>
      <p aria-live="polite" aria-atomic="true" className="flex flex-wrap justify-center gap-x-3 text-center">
        <span className="font-semibold tabular-nums">
          {at + 1} of {count}
        </span>
        {photo.caption.trim() !== '' && <span className="wrap-anywhere">{photo.caption}</span>}
      </p>
    </Dialog>
  );
}

interface TurnButtonProps {
  readonly icon: LucideIcon;
  readonly side: 'left-0' | 'right-0';
  readonly name: string;
  readonly onTurn: () => void;
}

const TurnButton = ({ icon: Icon, side, name, onTurn }: TurnButtonProps) => (
  <button
    type="button"
    onClick={onTurn}
    className={`absolute inset-y-0 my-auto grid size-12 cursor-pointer place-items-center rounded-full border border-line-strong bg-card text-ink hover:bg-sand ${side}`}
  >
    <Icon aria-hidden="true" className="size-6" />
    <VisuallyHidden>{name}</VisuallyHidden>
  </button>
);

function useSwipe(turn: (step: number) => void) {
  const began = useRef<Spot | null>(null);
  const spotOf = ({ changedTouches }: TouchEvent): Spot | null => {
    const touch = changedTouches[0];
    return touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      // Two fingers zoom.
      began.current = event.touches.length === 1 ? spotOf(event) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const [from, to] = [began.current, spotOf(event)];
      began.current = null;
      if (!from || !to) return;
      const step = swipedBy(from, to);
      if (step !== 0) turn(step);
    },
  };
}
