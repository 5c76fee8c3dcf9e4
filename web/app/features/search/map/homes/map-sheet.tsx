import { formatCount } from '@letfair/domain/money';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useClosedByBack } from '../../../../ui/overlays/use-closed-by-back.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { ShownHome } from '../map-data.ts';
import { HomeUnderMarker } from './home-under-marker.tsx';

interface MapSheetProps {
  readonly homes: readonly ShownHome[];
  /** More than `homes` where not all of them are loaded. */
  readonly total: number;
  /** The home whose marker was pressed, or that was swiped to. */
  readonly currentId: string | null;
  /** Set where its marker was pressed just now, so that the sheet goes there. */
  readonly pressed: object | null;
  readonly onSwipe: (id: string) => void;
  /** Back to the map. */
  readonly onLeave: () => void;
}

/** A swipe has ended when nothing moved for so long. */
const SWIPED_MS = 120;

/** Below the map of a phone, never over it: the homes in sight, which are swiped through. */
export function MapSheet(props: MapSheetProps) {
  const count = `${formatCount(props.total)} ${props.total === 1 ? 'home' : 'homes'}`;
  return (
    <section
      aria-label="Homes on the map"
      onKeyDown={(event) => event.key === 'Escape' && props.onLeave()}
      className="border-t border-line-strong bg-card"
    >
      <p aria-live="polite" className="flex min-h-10 items-center px-4 text-sm font-semibold tabular-nums">
        {props.total === 0 ? 'No homes in this part of the map' : `${count} on the map`}
      </p>
      <SwipedHomes {...props} />
    </section>
  );
}

interface ChoiceSheetProps extends Pick<MapSheetProps, 'homes' | 'total' | 'currentId' | 'onSwipe'> {
  readonly onShowAll: () => void;
  readonly onClose: () => void;
}

/** The homes under one marker, in place of those in sight. */
export function ChoiceSheet({ onShowAll, onClose, ...homes }: ChoiceSheetProps) {
  useClosedByBack(onClose);
  return (
    <section
      aria-label="Chosen homes"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="border-t border-line-strong bg-card"
    >
      <div className="flex min-h-10 items-center gap-3 pl-4">
        <p className="mr-auto text-sm font-semibold tabular-nums">{formatCount(homes.total)} homes around here</p>
        {homes.total > homes.homes.length && (
          <Button size="sm" onClick={onShowAll}>
            Search among all {formatCount(homes.total)}
          </Button>
        )}
        <button
          type="button"
          onClick={onClose}
          className="grid size-10 shrink-0 cursor-pointer place-items-center text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
          <VisuallyHidden>Close</VisuallyHidden>
        </button>
      </div>
      <SwipedHomes {...homes} pressed={onFirst} />
    </section>
  );
}

/** The first home of a marker takes the focus as the sheet opens. */
const onFirst = {};

function SwipedHomes({
  homes,
  currentId,
  pressed,
  onSwipe,
}: Pick<MapSheetProps, 'homes' | 'currentId' | 'pressed' | 'onSwipe'>) {
  const list = useRef<HTMLUListElement>(null);
  const swiped = useEffectEvent(onSwipe);
  const isGoing = useRef(false);

  const goTo = useEffectEvent(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const item = items.find(({ dataset }) => dataset.home === currentId) ?? items[0];
    if (!item || !list.current) return;
    isGoing.current = true;
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
    item.querySelector('a')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (pressed) goTo();
  }, [pressed]);

  useEffect(() => {
    const element = list.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const id = element && nearestHome(element);
        // The sheet went there by itself.
        if (id && !isGoing.current) swiped(id);
        isGoing.current = false;
      }, SWIPED_MS);
    };
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', onScroll);
    };
  }, []);

  return (
    <ul
      ref={list}
      className="relative flex h-28 snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-4 pb-3"
    >
      {homes.map((home) => (
        <HomeUnderMarker
          key={home.id}
          home={home}
          isCurrent={home.id === currentId}
          className="w-[min(20rem,85%)] shrink-0 snap-center rounded-md border border-line p-2 aria-[current=true]:border-primary"
        />
      ))}
    </ul>
  );
}

/** The home in the middle of the sheet. */
function nearestHome(list: HTMLElement): string | undefined {
  const middle = list.scrollLeft + list.clientWidth / 2;
  const away = (item: HTMLElement): number => Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle);
  return ([...list.children] as HTMLElement[]).toSorted((one, other) => away(one) - away(other))[0]?.dataset.home;
}
