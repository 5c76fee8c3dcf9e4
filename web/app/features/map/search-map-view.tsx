import { formatCount } from '@letfair/domain/money';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import mapStyles from './map.css?url';
import { boxText, roundedBox } from './map-box.ts';
import type { MapPin } from './map-data.ts';
import { PinDetails } from './pin-details.tsx';
import type { SearchMapProps } from './search-map.tsx';
import { useLeaflet } from './use-leaflet.ts';
import { useMapListings } from './use-map-listings.ts';

interface Chosen {
  readonly pins: readonly MapPin[];
  readonly button: HTMLButtonElement;
}

export function SearchMapView({ texts, box, around, tiles, onSearchHere }: SearchMapProps) {
  const element = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const leaflet = useLeaflet(element, { box, around, tiles, onPins: (pins, button) => setChosen({ pins, button }) });
  const { listings, failed, retry } = useMapListings(texts, box, leaflet.view);
  const chosenPins = listings.pins.filter(({ id }) => chosen?.pins.some((pin) => pin.id === id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other listings are drawn again
  useEffect(() => {
    leaflet.show(listings);
  }, [listings]);

  function searchHere() {
    const area = leaflet.view && roundedBox(leaflet.view.box);
    if (!area) return;
    leaflet.searchHere(boxText(area));
    // The button disappears once its area is searched, so the map takes the focus.
    element.current?.focus({ preventScroll: true });
    onSearchHere(boxText(area));
  }

  function close() {
    const before = chosen?.button.isConnected ? chosen.button : element.current;
    before?.focus({ preventScroll: true });
    setChosen(null);
  }

  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <section ref={element} aria-label="Map of the properties found" className="map isolate size-full" />
      {leaflet.moved && (
        <div className="absolute inset-x-0 top-3 z-10 flex justify-center">
          <Button size="sm" variant="primary" onClick={searchHere}>
            Search this area
          </Button>
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {formatCount(listings.total)} properties on the map
      </p>
      <div className="absolute inset-x-3 bottom-3 z-10 grid gap-2">
        {failed && <LoadFailure what="the map" onRetry={retry} />}
        {chosenPins.length > 0 && (
          <PinDetails key={chosen?.pins.map(({ id }) => id).join(' ')} pins={chosenPins} onClose={close} />
        )}
        {tiles && <p className="justify-self-end rounded-sm bg-card px-2 text-sm text-muted">{tiles.attribution}</p>}
      </div>
    </>
  );
}
