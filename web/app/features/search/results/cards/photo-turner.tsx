import type { Photo } from '@letfair/contract/listings/photos';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PhotoThumbnail } from '../../../../ui/photo-thumbnail.tsx';
import { api } from '../../../accounts/session/index.ts';
import { PhotoCount } from './photo-count.tsx';

interface PhotoTurnerProps {
  readonly id: string;
  readonly count: number;
  /** The whole card takes swipes, because its link lies above the photo. */
  readonly swiped: RefObject<HTMLElement | null>;
}

/** On a swipe or a press the other photos, which are loaded then, over the cover. */
export function PhotoTurner({ id, count, swiped }: PhotoTurnerProps) {
  const [photos, setPhotos] = useState<readonly Photo[] | null>(null);
  const [at, setAt] = useState(0);
  const isLoading = useRef(false);

  async function turn(step: 1 | -1) {
    if (isLoading.current) return;
    isLoading.current = photos === null;
    const loaded = photos ?? (await loadPhotos(id));
    isLoading.current = false;
    if (loaded.length < 2) return;
    setPhotos(loaded);
    setAt((before) => (before + step + loaded.length) % loaded.length);
  }
  useSwipe(swiped, count > 1, (step) => void turn(step));

  if (count < 2) return null;
  const shown = at > 0 && photos?.[at];
  return (
    <>
      {shown && (
        <span className="absolute inset-0">
          <PhotoThumbnail key={shown.id} photo={shown} alt={shown.caption} eager />
        </span>
      )}
      {photos && <PhotoCount shown={`${at + 1}/${photos.length}`} count={photos.length} />}
      {/* Beside the gallery of the page they are a shortcut for the mouse, and no stops for the keyboard. */}
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <TurnButton side="left" onPress={() => void turn(-1)} />
        <TurnButton side="right" onPress={() => void turn(1)} />
      </span>
    </>
  );
}

interface TurnButtonProps {
  readonly side: 'left' | 'right';
  readonly onPress: () => void;
}

const TurnButton = ({ side, onPress }: TurnButtonProps) => {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-turn={side}
      onClick={onPress}
      className={`absolute inset-y-0 z-10 my-auto grid size-9 cursor-pointer place-items-center rounded-full bg-card text-ink opacity-0 group-hover:opacity-100 ${side === 'left' ? 'left-2' : 'right-2'}`}
    >
      <Icon className="size-5" />
    </button>
  );
};

async function loadPhotos(id: string): Promise<readonly Photo[]> {
  try {
    const answer = await api.search.property({ params: { id } });
    return answer.success ? answer.data.photos : [];
  } catch {
    return [];
  }
}

/** Shorter movements are taps. */
const SWIPE_PIXELS = 40;

/** Calls back after a sideways swipe; the browser keeps the vertical movement of the page. */
function useSwipe(element: RefObject<HTMLElement | null>, isOn: boolean, onSwipe: (step: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const target = element.current;
    if (!target || !isOn) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    let start: { readonly x: number; readonly y: number } | null = null;
    const placeOf = ({ changedTouches: [touch] }: TouchEvent) => touch && { x: touch.clientX, y: touch.clientY };
    target.addEventListener(
      'touchstart',
      (event) => {
        start = event.touches.length === 1 ? (placeOf(event) ?? null) : null;
      },
      options,
    );
    target.addEventListener(
      'touchend',
      (event) => {
        const end = placeOf(event);
        if (!start || !end) return;
        const [east, south] = [end.x - start.x, end.y - start.y];
        if (Math.abs(east) >= SWIPE_PIXELS && Math.abs(east) > Math.abs(south)) swipe(east < 0 ? 1 : -1);
      },
      options,
    );
    return () => stop.abort();
  }, [element, isOn]);
}
