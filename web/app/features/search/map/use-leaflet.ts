import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createMap } from './create-map.ts';
import { boxText, roundedBox } from './map-box.ts';
import type { MapListings, MapTiles } from './map-data.ts';
import { createMarkers, type MarkerActions } from './map-markers.ts';
import { middleOf } from './map-spots.ts';
import type { MapView } from './use-map-listings.ts';

interface LeafletSetup extends Pick<MarkerActions, 'onPins' | 'onCrowd'> {
  /** The area that is searched, if it is one. */
  readonly box: Box | null;
  /** What the map shows where no area is searched; the whole country without it. */
  readonly placeBox: Box | null;
  /** As searched; empty without a place. */
  readonly location: string;
  readonly tiles: MapTiles | null;
  readonly onDistrict: (district: string) => void;
}

const visibleArea = (view: MapView | null): string | null => {
  const box = view && roundedBox(view.box);
  return box && boxText(box);
};

/** A Leaflet map in an element of the page. */
export function useLeaflet(element: RefObject<HTMLElement | null>, setup: LeafletSetup) {
  const { box, placeBox, location, tiles } = setup;
  const tilesUrl = tiles?.url;
  const [view, setView] = useState<MapView | null>(null);
  const [moved, setMoved] = useState(false);
  const made = useRef<{ map: ReturnType<typeof createMap>; markers: ReturnType<typeof createMarkers> }>(null);
  /** The area that the map shows already. */
  const shown = useRef<string | null>(null);
  /** The places that were chosen on this map, which stays where it is. */
  const chosenHere = useRef<string>(null);
  /** Where the map rests, and on which tiles: it is made again as a district map when they break. */
  const resting = useRef<{ readonly box: Box; readonly tilesUrl: string | undefined }>(null);
  const chooseDistrict = useEffectEvent(setup.onDistrict);
  const openPins = useEffectEvent(setup.onPins);
  const openCrowd = useEffectEvent(setup.onCrowd);

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
      onDistrict: (district) => chooseDistrict(district),
    });
    const markers = createMarkers(map.map, {
      onPins: (pins, button) => openPins(pins, button),
      onCrowd: (crowd, button) => openCrowd(crowd, button),
      onZoom: map.zoomTo,
      onDrawn: (groups) => map.background?.makeRoomFor(groups.map((group) => ({ ...group, point: middleOf(group) }))),
    });
    made.current = { map, markers };
    shown.current = null;
    return () => {
      made.current = null;
      // The markers go, so the map keeps the focus.
      if (element.current?.contains(document.activeElement)) element.current.focus({ preventScroll: true });
      map.remove();
    };
  }, [element, tilesUrl]);

  const area = box && boxText(box);
  const place = placeBox && boxText(placeBox);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal areas may be different objects
  useEffect(() => {
    if (resting.current && resting.current.tilesUrl !== tilesUrl)
      return made.current?.map.lookAt('', resting.current.box);
    if (area && area === shown.current) return setMoved((before) => before && area !== visibleArea(view));
    if (!area && location && chosenHere.current === location) return setMoved(false);
    shown.current = area;
    made.current?.map.lookAt(area ?? '', box ?? placeBox);
  }, [area, place, tilesUrl]);

  return {
    view,
    /** Moved by hand since the last search. */
    moved,
    /** The next search is for the visible area. */
    searchHere: (visible: string) => {
      shown.current = visible;
      made.current?.map.remember(visible);
    },
    /** The next search is for places that were chosen on the map. */
    chooseHere: (places: string) => {
      chosenHere.current = places;
      shown.current = null;
    },
    isChosenHere: () => location !== '' && chosenHere.current === location,
    /** None on a map with tiles. */
    districts: () => made.current?.map.background ?? null,
    show: (homes: MapListings) => made.current?.markers.show(homes),
  };
}
