import { formatCount } from '@letfair/domain/money';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownHome } from '../map-data.ts';
import { ChosenHomesFrame, type ChosenHomesProps } from './chosen-homes.tsx';
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

const SHEET = 'border-t border-line-strong bg-card';

/** Below the map of a phone, never over it: the homes in sight, which are swiped through. */
export function MapSheet(props: MapSheetProps) {
  const count = `${formatCount(props.total)} ${props.total === 1 ? 'home' : 'homes'}`;
  return (
    <section
      aria-label="Homes on the map"
      onKeyDown={(event) => event.key === 'Escape' && props.onLeave()}
      className={SHEET}
    >
      <p aria-live="polite" className="flex min-h-10 items-center px-4 text-sm font-semibold tabular-nums">
        {props.total === 0 ? 'No homes in this part of the map' : `${count} on the map`}
      </p>
      <SwipedHomes {...props} />
    </section>
  );
}

type ChoiceSheetProps = ChosenHomesProps & Pick<MapSheetProps, 'currentId' | 'onSwipe'>;

/** The homes under one marker, in place of those in sight. */
export const ChoiceSheet = ({ currentId, onSwipe, ...chosen }: ChoiceSheetProps) => (
  <ChosenHomesFrame {...chosen} className={SHEET}>
    <SwipedHomes homes={chosen.homes} currentId={currentId} onSwipe={onSwipe} pressed={onFirst} />
  </ChosenHomesFrame>
);

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
