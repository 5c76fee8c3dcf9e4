import type { Box } from '@letfair/domain/places/map/uk-bounds';
import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createMap } from './create-map.ts';
import { boxText } from './map-box.ts';
import type { MapListings, MapPin, MapTiles } from './map-data.ts';
import { createMarkers } from './map-markers.ts';
import { middleOf } from './map-spots.ts';
import type { MapView } from './use-map-listings.ts';

interface LeafletSetup {
  readonly box: Box | null;
  readonly around: Point | null;
  /** As searched; empty without a place. */
  readonly location: string;
  readonly tiles: MapTiles | null;
  readonly onPins: (pins: readonly MapPin[], button: HTMLButtonElement) => void;
  readonly onDistrict: (district: string) => void;
}

/** A Leaflet map in an element of the page. */
export function useLeaflet(element: RefObject<HTMLElement | null>, setup: LeafletSetup) {
  const { box, around, location, tiles } = setup;
  const tilesUrl = tiles?.url;
  const [view, setView] = useState<MapView | null>(null);
  const [moved, setMoved] = useState(false);
  const made = useRef<{ map: ReturnType<typeof createMap>; markers: ReturnType<typeof createMarkers> }>(null);
  /** The area that was searched from this map and is visible already. */
  const searchedHere = useRef('');
  /** The places that were chosen on this map, which stays where it is. */
  const chosenHere = useRef<string>(null);
  /** Where the map rests, and on which tiles: it is made again as a district map when they break. */
  const resting = useRef<{ readonly box: Box; readonly tilesUrl: string | undefined }>(null);
  const actions = useRef(setup);
  useEffect(() => {
    actions.current = setup;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same tiles make the same map
  useEffect(() => {
    if (!element.current) return;
    const map = createMap(element.current, {
      tiles,
      onRest: ({ byHand, ...rest }) => {
        resting.current = { box: rest.box, tilesUrl };
        setView(rest);
        setMoved(byHand);
      },
      onDistrict: (district) => actions.current.onDistrict(district),
    });
    const markers = createMarkers(map.map, {
      onPins: (pins, button) => actions.current.onPins(pins, button),
      onZoom: map.zoomTo,
      onDrawn: (groups) => map.background?.makeRoomFor(groups.map((group) => ({ ...group, point: middleOf(group) }))),
    });
    made.current = { map, markers };
    return () => {
      made.current = null;
      // The markers go, so the map keeps the focus.
      if (element.current?.contains(document.activeElement)) element.current.focus({ preventScroll: true });
      map.remove();
    };
  }, [element, tilesUrl]);

  const [area, lat, lng] = [box && boxText(box), around?.lat, around?.lng];
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal places may be different objects
  useEffect(() => {
    if (resting.current && resting.current.tilesUrl !== tilesUrl)
      return made.current?.map.lookAt({ box: resting.current.box, around: null });
    if (area && area === searchedHere.current) return setMoved(false);
    if (!area && chosenHere.current === location) return setMoved(false);
    made.current?.map.lookAt({ box, around });
  }, [area, lat, lng, tilesUrl]);

  return {
    view,
    /** Moved by hand since the last search. */
    moved,
    /** The next search is for the visible area. */
    searchHere: (area: string) => {
      searchedHere.current = area;
    },
    /** The next search is for places that were chosen on the map. */
    chooseHere: (location: string) => {
      chosenHere.current = location;
    },
    /** None on a map with tiles. */
    districts: () => made.current?.map.background ?? null,
    show: (homes: MapListings) => made.current?.markers.show(homes),
  };
}
