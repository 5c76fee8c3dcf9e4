import { parseSearch } from '@letfair/domain/search/search-query';
import { isInShape } from '@letfair/domain/search/shapes/shape-geometry';
import { serializeShapes } from '@letfair/domain/search/shapes/shapes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { SearchMapView } from '../search-map-view.tsx';

const placeBox = { west: -1.7, south: 53.7, east: -1.4, north: 53.9 };
const leeds = { lat: 53.8, lng: -1.55 };

beforeEach(() => {
  // The simulated browser lays nothing out, and a map of no size shows nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => vi.restoreAllMocks());

function renderMap(first = '') {
  const done: string[] = [];
  const chosen: string[] = [];
  const server = stubServer((call) =>
    call.includes('/api/properties/map?')
      ? replies.success({ total: 0, pins: [], clusters: [] })
      : replies.success({ districts: [], areas: [] }),
  );
  function Page() {
    const [shape, setShape] = useState(first);
    const list = useRef(null);
    return (
      <SearchMapView
        texts={shape ? { shape } : { location: 'Leeds' }}
        box={null}
        placeBox={placeBox}
        tiles={null}
        place={{ location: 'Leeds', name: 'Leeds', isWhole: shape === '' }}
        homes={[]}
        list={list}
        onBack={() => setShape('')}
        onSearchHere={() => {}}
        onDistricts={(districts) => chosen.push(districts)}
        onShape={(next) => {
          done.push(next);
          setShape(next);
        }}
      />
    );
  }
  const { user } = renderPage(<Page />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press, done, chosen, server };
}

const map = () => screen.getByRole('region', { name: 'Map of the homes found' });
const corners = () => within(map()).queryAllByRole('application');
const areasIn = (shape: string | undefined) => parseSearch({ shape: shape ?? '' }).query.shape;
const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY, pointerId: 1, button: 0 });
/** In pixels of the map, which is 800 wide and 600 high. */
function drag(line: readonly (readonly [number, number])[]) {
  fireEvent.pointerDown(map(), at(line[0]!));
  for (const point of line) fireEvent.pointerMove(document, at(point));
  fireEvent.pointerUp(document, at(line.at(-1)!));
}
const around: readonly (readonly [number, number])[] = Array.from({ length: 60 }, (_, step) => [
  400 + 150 * Math.cos((step / 60) * 2 * Math.PI),
  300 + 150 * Math.sin((step / 60) * 2 * Math.PI),
]);

it('a line drawn around an area is searched, and the map asks for the homes in it', async () => {
  const { press, done, server } = renderMap();
  await press('Draw area');
  drag(around);
  await waitFor(() => expect(corners().length).toBeGreaterThan(5));
  expect(corners().length).toBeLessThan(40);
  await press('Done');
  const [area] = areasIn(done[0]);
  expect(isInShape(leeds, area!)).toBe(true);
  expect(corners()).toHaveLength(0);
  await waitFor(() => expect(new URL(server.sent.at(-1)!.path, 'http://x').searchParams.get('shape')).toBe(done[0]));
  expect(screen.getByRole('button', { name: 'Change drawn area' })).toBeTruthy();
});

it('corners can be set one by one, and taken back', async () => {
  const { press, done } = renderMap();
  await press('Draw area');
  for (const corner of [
    [300, 200],
    [500, 200],
    [500, 400],
    [10, 10],
  ] as const)
    drag([corner]);
  await press('Undo');
  await press('Close the area');
  await waitFor(() => expect(corners()).toHaveLength(3));
  await press('Done');
  expect(areasIn(done[0])[0]).toHaveLength(3);
});

it('a line around nothing says so, and can be drawn again', async () => {
  const { press } = renderMap();
  await press('Draw area');
  drag([
    [100, 100],
    [300, 100],
    [100, 100],
  ]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That line doesn’t close/);
  drag(around);
  await waitFor(() => expect(corners().length).toBeGreaterThan(5));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('by keyboard an area starts as a square whose corners are moved, added and removed', async () => {
  const { user, press, done } = renderMap();
  await press('Draw area');
  await press('Start with a square');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Corner 1 of 4'));
  const before = areasIn(await finished());
  await user.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Corner 2 of 5'));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(corners()).toHaveLength(4));
  await press('Done');
  const [moved] = areasIn(done.at(-1));
  expect(moved![0]!.lat).toBeGreaterThan(before[0]![0]!.lat);
  expect(moved![0]!.lng).toBeLessThan(before[0]![0]!.lng);

  /** As it is now; the areas are then changed again. */
  async function finished() {
    await press('Done');
    await press('Change drawn area');
    await waitFor(() => expect(corners()).toHaveLength(4));
    corners()[0]!.focus();
    return done.at(-1);
  }
});

it('sides that cross are named, and cannot be searched until they are undone', async () => {
  const { user, press } = renderMap();
  await press('Draw area');
  await press('Start with a square');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Corner 1 of 4'));
  await user.keyboard(`{Shift>}${'{ArrowRight}'.repeat(14)}{ArrowDown}{ArrowDown}{/Shift}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The sides of this area cross/);
  expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
  await press('Undo');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('several areas are drawn, one is deleted, and none is left after the last', async () => {
  const { press, done } = renderMap();
  await press('Draw area');
  await press('Start with a square');
  await press('Draw another');
  drag(around.map(([x, y]) => [x / 4, y / 4] as const));
  await screen.findByText(/^Area 2, /);
  await press('Delete area 1');
  await press('Done');
  expect(areasIn(done[0])).toHaveLength(1);
  await press('Change drawn area');
  await press('Delete area 1');
  await press('Done');
  expect(done[1]).toBe('');
});

it('Escape leaves the areas as they were, and gives the focus back', async () => {
  const shape = serializeShapes([
    [
      { lat: 53.79, lng: -1.57 },
      { lat: 53.81, lng: -1.57 },
      { lat: 53.8, lng: -1.5 },
    ],
  ]);
  const { user, press, done } = renderMap(shape);
  await press('Change drawn area');
  await press('Delete area 1');
  await user.keyboard('{Escape}');
  expect(done).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change drawn area'));
});

it('districts are offered instead, and a press while drawing chooses none', async () => {
  const { press, chosen } = renderMap();
  await press('Draw area');
  drag([[400, 300]]);
  fireEvent.click(map(), { clientX: 400, clientY: 300 });
  expect(chosen).toEqual([]);
  await press('Use districts');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SUMMARY'));
  expect(screen.queryByRole('region', { name: 'Draw areas' })).toBeNull();
});
