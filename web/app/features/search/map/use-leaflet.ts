import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import { placeTextsIn } from '@letfair/domain/search/places/suggestions/location-text';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { createMap, type MapPosition } from './create-map.ts';
import { boxText, roundedBox } from './map-box.ts';
import type { MapListings, MapTiles } from './map-data.ts';
import { createMarkers, type MarkerActions } from './map-markers.ts';
import { middleOf } from './map-spots.ts';
import type { MapView } from './use-map-listings.ts';

interface LeafletSetup extends Pick<MarkerActions, 'onPins' | 'onCrowd' | 'onPoint'> {
  /** The area that is searched, if it is one. */
  readonly box: Box | null;
  /** What the map shows where no area is searched; the whole country without it. */
  readonly placeBox: Box | null;
  /** As searched, a place or drawn areas; empty without either. */
  readonly location: string;
  readonly isDrawn: boolean;
  readonly tiles: MapTiles | null;
  readonly onDistrict: (district: string) => void;
}

const visibleArea = (view: MapView | null): string | null => {
  const box = view && roundedBox(view.box);
  return box && boxText(box);
};

/** Where the map of each page of the history was left in this visit, for the way back from a home. */
const leftAt = new Map<string, MapPosition & { readonly moved: boolean; readonly openings: number }>();
/** Homes that come in crowds are asked for closer, and may then be seen to need a closer view still. */
const MOST_OPENINGS = 3;

/** A Leaflet map in an element of the page. */
export function useLeaflet(element: RefObject<HTMLElement | null>, setup: LeafletSetup) {
  const { box, placeBox, location, isDrawn, tiles } = setup;
  const tilesUrl = tiles?.url;
  const page = useLocation().key;
  const [view, setView] = useState<MapView | null>(null);
  const [moved, setMoved] = useState(false);
  const made = useRef<{ map: ReturnType<typeof createMap>; markers: ReturnType<typeof createMarkers> }>(null);
  /** The area that the map shows already. */
  const shown = useRef<string | null>(null);
  /** The places that were chosen on this map, which stays where it is. */
  const chosenHere = useRef<string>(null);
  /** Where the map rests, and on which tiles: it is made again as a district map when they break. */
  const resting = useRef<{ readonly box: Box; readonly tilesUrl: string | undefined }>(null);
  /** How often the map may still go closer by itself, once it knows its homes. */
  const openings = useRef(0);
  const chooseDistrict = useEffectEvent(setup.onDistrict);
  const openPins = useEffectEvent(setup.onPins);
  const openCrowd = useEffectEvent(setup.onCrowd);
  const pointAt = useEffectEvent(setup.onPoint);
  const rest = useEffectEvent((map: ReturnType<typeof createMap>, at: MapView, byHand: boolean) => {
    resting.current = { box: at.box, tilesUrl };
    if (byHand) openings.current = 0;
    leftAt.set(page, { ...map.position(), moved: byHand, openings: openings.current });
    setView(at);
    setMoved(byHand);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same tiles make the same map
  useEffect(() => {
    if (!element.current) return;
    const map = createMap(element.current, {
      tiles,
      onRest: ({ byHand, ...at }) => rest(map, at, byHand),
      onDistrict: (district) => chooseDistrict(district),
    });
    const markers = createMarkers(map.map, {
      onPins: (pins, button) => openPins(pins, button),
      onCrowd: (crowd, button) => openCrowd(crowd, button),
      onZoom: map.zoomTo,
      onPoint: (pins) => pointAt(pins),
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

  /** The place or the area that is searched; several places stay in sight as a whole. */
  function lookAtSearch(): void {
    const isOnePlace = !isDrawn && placeTextsIn(location).length === 1;
    openings.current = !box && placeBox && isOnePlace ? MOST_OPENINGS : 0;
    made.current?.map.lookAt(box ?? placeBox);
  }

  const area = box && boxText(box);
  const place = placeBox && boxText(placeBox);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal areas may be different objects
  useEffect(() => {
    if (resting.current && resting.current.tilesUrl !== tilesUrl) return made.current?.map.lookAt(resting.current.box);
    if (area && area === shown.current) return setMoved((before) => before && area !== visibleArea(view));
    if (!area && location && chosenHere.current === location) return setMoved(false);
    shown.current = area;
    const left = leftAt.get(page);
    if (!left) return lookAtSearch();
    openings.current = left.openings;
    made.current?.map.goTo(left);
    if (left.moved) setMoved(true);
  }, [area, place, tilesUrl]);

  // After the effect before, which asks whether this page was left.
  useEffect(() => {
    if (made.current && resting.current && !leftAt.has(page))
      leftAt.set(page, { ...made.current.map.position(), moved: false, openings: openings.current });
  }, [page]);

  return {
    view,
    /** Moved by hand since the last search. */
    moved,
    /** The next search is for the visible area. */
    searchHere: (visible: string) => {
      shown.current = visible;
    },
    /** The next search is for places that were chosen on the map. */
    chooseHere: (places: string) => {
      chosenHere.current = places;
      shown.current = null;
    },
    isChosenHere: () => location !== '' && chosenHere.current === location,
    lookAtSearch,
    /** Moves the map up by so many pixels, so that a marker comes out from under something. */
    moveUp: (pixels: number) => {
      made.current?.map.moveUp(pixels);
      setMoved(moved);
    },
    setCurrent: (id: string | null) => made.current?.markers.setCurrent(id),
    setPointed: (id: string | null) => made.current?.markers.setPointed(id),
    leafletMap: () => made.current?.map.map ?? null,
    /** None on a map with tiles. */
    districts: () => made.current?.map.background ?? null,
    /** `areInSight` says whether they are those of the view of now. */
    show: (homes: MapListings, areInSight: boolean) => {
      if (areInSight && openings.current > 0 && made.current) {
        openings.current = homes.clusters.length > 0 ? openings.current - 1 : 0;
        const isCloser = made.current.map.openOn(homes, made.current.markers.scaleAt);
        if (!isCloser) openings.current = 0;
      }
      made.current?.markers.show(homes);
    },
  };
}
