import { useEffect, useRef } from 'react';
import { ChosenHomesFrame, type ChosenHomesProps } from './chosen-homes.tsx';
import { HomeUnderMarker } from './home-under-marker.tsx';

/** The homes under a marker, in a card over the map. */
export function PinDetails(props: ChosenHomesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('a')?.focus({ preventScroll: true }), []);

  return (
    <ChosenHomesFrame {...props} className="rounded-md border border-line-strong bg-card shadow-lift">
      <ul ref={list} className="grid max-h-64 gap-3 overflow-y-auto px-4 pt-1 pb-4">
        {props.homes.map((home) => (
          <HomeUnderMarker key={home.id} home={home} />
        ))}
      </ul>
    </ChosenHomesFrame>
  );
}
