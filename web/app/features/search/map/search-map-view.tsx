import { formatCount } from '@letfair/domain/money';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '../../../lib/viewport/use-media.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { districtsIn, toggleDistrict } from './districts/chosen-districts.ts';
import { DistrictPanel } from './districts/district-panel.tsx';
import { useDistrictRents } from './districts/use-district-rents.ts';
import { useCardsBeside } from './homes/cards-beside.ts';
import { ChoiceSheet, MapSheet } from './homes/map-sheet.tsx';
import { PinDetails } from './homes/pin-details.tsx';
import { useCrowd } from './homes/use-crowd.ts';
import { districtsWithin } from './labels/map-places.ts';
import mapStyles from './map.css?url';
import { MapAttribution } from './map-attribution.tsx';
import { boxText, roundedBox } from './map-box.ts';
import type { MapPin, SearchMapProps } from './map-data.ts';
import { DrawButton, ShapeTools } from './shapes/shape-tools.tsx';
import { useShapeEditor } from './shapes/use-shape-editor.ts';
import { useWorkingTiles } from './streets/working-tiles.ts';
import { useLeaflet } from './use-leaflet.ts';
import { useMapListings } from './use-map-listings.ts';

/** Narrower, the list and the map do not stand side by side. */
const PHONE = '(width < 64rem)';

interface Chosen {
  readonly pins: readonly MapPin[];
  readonly button: HTMLButtonElement;
}

/** Movements that follow each other within it are one search. */
const FOLLOW_MS = 500;
/** As chosen in this visit. A map that is only looked at keeps the search and its name. */
let followedBefore = false;
/** Between a marker and what lies below it. */
const CLEARANCE = 8;

export function SearchMapView({
  texts,
  box,
  placeBox,
  place,
  onSearchHere,
  onBack,
  onDistricts,
  onShape,
  homes,
  list,
  ...props
}: SearchMapProps) {
  const tiles = useWorkingTiles(props.tiles);
  const element = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const location = texts.location ?? '';
  const crowd = useCrowd(texts);
  const leaflet = useLeaflet(element, {
    box,
    placeBox,
    // Drawn areas are a place as well, which the map stays with once they are drawn on it.
    location: texts.shape ?? location,
    isDrawn: texts.shape !== undefined,
    tiles,
    onPins: (pins, button) => {
      crowd.close();
      setSwiped(null);
      setChosen({ pins, button });
    },
    onCrowd: (asked, button) => {
      setSwiped(null);
      setChosen({ pins: [], button });
      void crowd.open(asked);
    },
    onDistrict: chooseDistrict,
    onPoint: (pins) => beside.mark(pins.map(({ id }) => id)),
  });
  const beside = useCardsBeside(list, leaflet.setPointed);
  const rents = useDistrictRents(texts.bedrooms ?? '');
  const [follows, setFollows] = useState(followedBefore);
  const isDrawn = texts.shape !== undefined;
  const editor = useShapeEditor({
    map: leaflet.leafletMap,
    tilesUrl: tiles?.url,
    text: texts.shape ?? '',
    onDone: (shape) => {
      close();
      leaflet.chooseHere(shape);
      onShape(shape);
    },
  });
  const searchesByItself = follows && !isDrawn && !editor.isOpen && !leaflet.isChosenHere();
  const { listings, areInSight, failed, retry } = useMapListings(
    texts,
    leaflet.moved && searchesByItself ? null : box,
    leaflet.view,
  );
  const isPhone = useMedia(PHONE);
  const [swiped, setSwiped] = useState<string | null>(null);
  const current = swiped ?? (chosen?.pins.length === 1 ? chosen.pins[0]!.id : null);
  const chosenPins = listings.pins.filter(({ id }) => chosen?.pins.some((pin) => pin.id === id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other listings, and those on another map, are drawn again
  useEffect(() => {
    leaflet.show(listings, areInSight);
  }, [listings, areInSight, tiles?.url]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another home is marked, or the same on another map
  useEffect(() => {
    leaflet.setCurrent(current);
  }, [current, tiles?.url]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is the same until its tiles change
  useEffect(() => {
    const districts = leaflet.districts();
    districts?.choose(districtsIn(location));
    if (rents) districts?.shadeBy(rents.shadeOf, rents.areaShadeOf);
  }, [rents, location, tiles?.url]);

  function follow(on: boolean) {
    followedBefore = on;
    setFollows(on);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marker comes out from under its card once, when that opens
  useLayoutEffect(() => {
    const [card, marker] = [cards.current?.getBoundingClientRect(), chosen?.button.getBoundingClientRect()];
    const covered = card && marker && !isPhone ? marker.bottom + CLEARANCE - card.top : 0;
    if (covered > 0) leaflet.moveUp(covered);
  }, [chosen, crowd.crowd]);

  function openDistricts() {
    editor.cancel();
    const panel = cards.current?.querySelector('details');
    if (!panel) return;
    panel.open = true;
    requestAnimationFrame(() => panel.querySelector('summary')?.focus());
  }

  function chooseDistrict(district: string) {
    if (editor.isOpen) return;
    const places = toggleDistrict(location, district);
    leaflet.chooseHere(places);
    onDistricts(places);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a movement starts it, and only another one starts it again
  useEffect(() => {
    if (!leaflet.moved || !searchesByItself) return;
    const timer = setTimeout(searchHere, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [leaflet.view, leaflet.moved, searchesByItself]);

  function searchHere() {
    const area = leaflet.view && roundedBox(leaflet.view.box);
    if (!area) return;
    leaflet.searchHere(boxText(area));
    searchIn(boxText(area));
  }

  function searchIn(area: string) {
    close();
    onSearchHere(area);
  }

  function goBack() {
    close();
    if (place.isWhole) leaflet.lookAtSearch();
    else onBack();
    // The button disappears with the way back, so the map takes the focus.
    element.current?.focus({ preventScroll: true });
  }

  function close() {
    if (!chosen && !crowd.crowd) return;
    const before = chosen?.button.isConnected ? chosen.button : element.current;
    before?.focus({ preventScroll: true });
    setChosen(null);
    setSwiped(null);
    crowd.close();
  }

  const choice = crowd.crowd
    ? { ...crowd.crowd, onShowAll: () => searchIn(crowd.crowd?.box ?? '') }
    : { homes: chosenPins, total: chosenPins.length, onShowAll: () => {} };
  const choiceKey = crowd.crowd?.box ?? chosen?.pins.map(({ id }) => id).join(' ');
  const sheet = { currentId: current, onSwipe: setSwiped };

  return (
    <div className="flex size-full flex-col">
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <div className="relative min-h-0 flex-1">
        <section ref={element} aria-label="Map of the homes found" className="map isolate size-full" />
        {editor.isOpen && <ShapeTools editor={editor} onUseDistricts={rents && openDistricts} />}
        <div
          hidden={editor.isOpen}
          className="absolute top-3 right-3 z-10 grid justify-items-end gap-2 text-sm [[hidden]]:hidden"
        >
          {!isDrawn && (
            <div className="rounded-md border border-line bg-card px-3 py-1.5 shadow-lift">
              <Checkbox name="follow-map" label="Search as I move the map" checked={follows} onChange={follow} />
            </div>
          )}
          <DrawButton editor={editor} />
          {leaflet.moved && !searchesByItself && !isDrawn && (
            <Button
              size="sm"
              variant="primary"
              onClick={() => {
                searchHere();
                // The button disappears once its area is searched, so the map takes the focus.
                element.current?.focus({ preventScroll: true });
              }}
            >
              Search this area
            </Button>
          )}
          {(leaflet.moved || !place.isWhole) && (
            <Button size="sm" onClick={goBack}>
              <Undo2 aria-hidden="true" className="size-4" /> Back to {place.name}
            </Button>
          )}
        </div>
        {!isPhone && (
          <p aria-live="polite" className="sr-only">
            {formatCount(listings.total)} {listings.total === 1 ? 'home' : 'homes'} on the map
          </p>
        )}
        <div className="pointer-events-none absolute inset-x-3 top-28 bottom-9 z-10 flex flex-col justify-end sm:bottom-6">
          {/* A map that is taller than what is left of the window shows its cards above the fold. */}
          <div ref={cards} className="pointer-events-auto sticky bottom-6 grid gap-2">
            {failed && <LoadFailure what="the map" onRetry={retry} />}
            {crowd.failed && (
              <LoadFailure what="these homes" onRetry={() => crowd.failed && crowd.open(crowd.failed)} />
            )}
            {!isPhone && choice.total > 0 && <PinDetails key={choiceKey} {...choice} onClose={close} />}
            {rents && (isPhone || choice.total === 0) && (
              <DistrictPanel
                rents={rents}
                chosen={districtsIn(location)}
                inSight={leaflet.view ? districtsWithin(leaflet.view.box) : []}
                isDrawn={tiles === null}
                onToggle={chooseDistrict}
              />
            )}
          </div>
        </div>
        <MapAttribution tiles={tiles} />
      </div>
      {isPhone &&
        (choice.total > 1 ? (
          <ChoiceSheet key={choiceKey} {...choice} {...sheet} onClose={close} />
        ) : (
          <MapSheet
            {...sheet}
            homes={listings.clusters.length > 0 ? homes : listings.pins}
            total={listings.total}
            pressed={chosen}
            onLeave={close}
          />
        ))}
    </div>
  );
}
