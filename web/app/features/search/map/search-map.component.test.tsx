import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aPin,
  boxOf,
  CLOSEST,
  chosen,
  fitsMedia,
  map,
  marker,
  placeBox,
  renderMap,
} from '../../../testing/render-search-map.tsx';

beforeEach(() => {
  // The simulated browser lays nothing out, and a map of no size shows nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  fitsMedia('reduced-motion');
});
afterEach(() => vi.restoreAllMocks());

describe('the homes on the map', () => {
  it('are asked for in the visible area, and counted', async () => {
    const { asked } = renderMap({ total: 2, pins: [aPin('By the castle', 900, 53.234, -0.54)] });
    await marker('£900 pcm, By the castle');
    expect(screen.getByText('2 homes on the map')).toBeTruthy();
    const [first] = asked();
    expect(first?.get('pets')).toBe('true');
    const { west, south, east, north } = boxOf(first?.get('box') ?? '');
    expect(west).toBeLessThanOrEqual(placeBox.west);
    expect(south).toBeLessThanOrEqual(placeBox.south);
    expect(east).toBeGreaterThanOrEqual(placeBox.east);
    expect(north).toBeGreaterThanOrEqual(placeBox.north);
    expect(asked()).toHaveLength(1);
  });

  it('point at their cards in the list, and the cards at them', async () => {
    const { user } = renderMap({ total: 1, pins: [aPin('By the castle', 900, 53.234, -0.54)] });
    const pin = await marker('£900 pcm, By the castle');
    const card = screen.getByRole('article', { name: 'Card of By the castle' });
    const arePointed = () => [pin, card].map((element) => element.hasAttribute('data-pointed'));
    await user.hover(pin);
    expect(arePointed()).toEqual([false, true]);
    await user.unhover(pin);
    expect(arePointed()).toEqual([false, false]);
    await user.hover(within(card).getByRole('link'));
    expect(arePointed()).toEqual([true, false]);
    await user.unhover(card);
    within(card).getByRole('link').focus();
    expect(arePointed()).toEqual([true, false]);
    within(card).getByRole('link').blur();
    expect(arePointed()).toEqual([false, false]);
  });

  it('are asked for again when they could not be loaded', async () => {
    const { user, findNow } = renderMap(new TypeError('Failed to fetch'));
    await screen.findByText('We couldn’t load the map.');
    findNow({ total: 1, pins: [aPin('By the castle', 900, 53.234, -0.54)] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await marker('£900 pcm, By the castle');
    expect(screen.queryByText('We couldn’t load the map.')).toBeNull();
  });

  it('open from their pin with the focus, which goes back when they are closed', async () => {
    const { user } = renderMap({
      total: 1,
      pins: [{ ...aPin('By the castle', 900, 53.234, -0.54), bedrooms: 0, isReduced: true }],
    });
    const pin = await marker('£900 pcm, By the castle');
    await user.click(pin);
    const link = within(chosen()!).getByRole('link', { name: 'By the castle' });
    expect(link.getAttribute('href')).toBe('/properties/By the castle');
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(chosen()?.textContent).toContain('£900 pcm · Studio');
    expect(chosen()?.textContent).toContain('Reduced');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chosen()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(pin));
  });

  it('in one place are one marker, which lists them', async () => {
    const at = [53.234, -0.54] as const;
    const { user } = renderMap({
      total: 2,
      pins: [aPin('By the castle', 800, ...at), aPin('On the hill', 1_200, ...at)],
    });
    const both = await marker('2 homes, from £800 to £1,200 pcm, show list');
    expect(both.textContent).toBe('2');
    await user.click(both);
    const links = within(chosen('Chosen homes')!).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['By the castle', 'On the hill']);
    await waitFor(() => expect(document.activeElement).toBe(links[0]));
    expect(chosen('Chosen homes')?.textContent).toContain('2 homes here');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(both));
  });

  it('that would cover each other are one marker until there is room', async () => {
    const pins = [
      aPin('By the castle', 900, 53.234, -0.54),
      aPin('Below the hill', 2_100, 53.228, -0.541),
      aPin('By the water', 1_250, 53.229, -0.549),
      aPin('In the country', 700, 53.3, -0.4),
    ];
    const { user } = renderMap({ total: 4, pins });
    await user.click(await marker('3 homes, from £900 to £2,100 pcm, zoom in'));
    for (const { title, price } of pins.slice(0, 3))
      expect((await marker(`£${price.toLocaleString('en-GB')} pcm, ${title}`)).textContent).toBe(
        `£${price.toLocaleString('en-GB')}`,
      );
    expect(document.activeElement).toBe(map());
    expect(within(map()).queryByRole('button', { name: /zoom in$/ })).toBeNull();
  });

  it('that are many are counted, and a press goes two steps closer', async () => {
    const clusters = [
      { point: { lat: 53.2, lng: -0.5 }, homes: 42 },
      { point: { lat: 53.3, lng: -0.4 }, homes: 1_000 },
    ];
    const { user, asked } = renderMap({ total: 1_042, clusters }, { box: '-0.7,53.15,-0.3,53.35' });
    expect((await marker('1,000 homes, zoom in')).textContent).toBe('1k');
    const before = Number(asked()[0]?.get('zoom'));
    await user.click(await marker('42 homes, zoom in'));
    await waitFor(() => expect(asked().map((query) => Number(query.get('zoom')))).toContain(before + 2));
  });

  it('of one point that are too many for pins open as a list in the closest view', async () => {
    const box = { west: -0.54, south: 53.234, east: -0.54, north: 53.234 };
    const clusters = [{ point: { lat: 53.234, lng: -0.54 }, homes: 300, box }];
    const { user, asked, searches } = renderMap({ total: 300, clusters }, { box: '-0.541,53.233,-0.539,53.235' });
    await user.click(await marker('300 homes, show list'));
    expect(Number(asked()[0]?.get('zoom'))).toBe(CLOSEST);
    const link = await screen.findByRole('link', { name: 'In the tower' });
    expect(document.activeElement).toBe(link);
    await user.click(screen.getByRole('button', { name: 'Show all 300' }));
    await waitFor(() => expect(searches).toEqual([{ box: '-0.5401,53.2339,-0.5399,53.2341' }]));
  });
});

describe('a map that was moved by hand', () => {
  const zoomIn = () => within(map()).getByRole('button', { name: 'Zoom in' });

  const searchButton = () => screen.queryByRole('button', { name: 'Search this area' });
  const backButton = () => screen.queryByRole('button', { name: 'Back to Lincoln' });

  it('keeps the search until a press, and a press goes back to the place', async () => {
    const { user, searches } = renderMap({});
    expect([searchButton(), backButton()]).toEqual([null, null]);
    await user.click(zoomIn());
    await waitFor(() => expect(backButton()).not.toBeNull());
    await user.click(backButton()!);
    await waitFor(() => expect([searchButton(), backButton()]).toEqual([null, null]));
    expect(searches).toEqual([]);
    expect(document.activeElement).toBe(map());
    await user.click(zoomIn());
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    expect(document.activeElement).toBe(map());
    await waitFor(() => expect(searchButton()).toBeNull());
    expect(searches[0]?.box).toBeTruthy();
    await user.click(backButton()!);
    expect(searches).toEqual([{ box: searches[0]?.box }, { location: 'Lincoln' }]);
  });

  it('shows the homes of the place in the part of it that is in sight', async () => {
    const { user, asked } = renderMap({});
    await waitFor(() => expect(asked()).toHaveLength(1));
    await user.click(zoomIn());
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().map((query) => query.get('location'))).toEqual(['Lincoln', 'Lincoln']);
  });

  it('searches where it is once it rests where someone wants that', async () => {
    const { user, searches } = renderMap({});
    const follows = screen.getByRole('checkbox', { name: 'Search as I move the map' });
    await user.click(follows);
    await user.click(zoomIn());
    await user.click(zoomIn());
    await waitFor(() => expect(searches).toHaveLength(1));
    expect(searchButton()).toBeNull();
    await user.click(follows);
    const { west, south, east, north } = boxOf(searches[0]?.box ?? '');
    expect(west).toBeGreaterThan(placeBox.west);
    expect(south).toBeGreaterThan(placeBox.south);
    expect(east).toBeLessThan(placeBox.east);
    expect(north).toBeLessThan(placeBox.north);
  });
});

describe('on a phone', () => {
  beforeEach(() => fitsMedia('width'));
  const sheet = () => within(screen.getByRole('region', { name: 'Homes on the map' }));
  const current = () => document.querySelector('[aria-current="true"]')?.textContent;

  it('the homes in sight lie below the map, and a pressed pin goes to its own', async () => {
    const pins = [aPin('By the castle', 900, 53.234, -0.54), aPin('In the country', 700, 53.3, -0.4)];
    const { user } = renderMap({ total: 2, pins });
    const pin = await marker('£700 pcm, In the country');
    expect(sheet().getByText('2 homes on the map')).toBeTruthy();
    expect(
      sheet()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(pins.map(({ title }) => title));
    await user.click(pin);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('In the country'));
    expect(current()).toContain('£700 pcm');
    expect(pin.hasAttribute('data-current')).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(pin));
    expect(current()).toBeUndefined();
  });

  it('homes under one marker take the place of those in sight until they are closed', async () => {
    const at = [53.234, -0.54] as const;
    const pins = [
      aPin('By the castle', 800, ...at),
      aPin('On the hill', 1_200, ...at),
      aPin('Far off', 700, 53.3, -0.4),
    ];
    const { user } = renderMap({ total: 3, pins });
    await user.click(await marker('2 homes, from £800 to £1,200 pcm, show list'));
    const choice = within(chosen('Chosen homes')!);
    expect(choice.getAllByRole('link')).toHaveLength(2);
    await user.click(choice.getByRole('button', { name: 'Close' }));
    expect(sheet().getAllByRole('link')).toHaveLength(3);
  });

  it('where homes are too many to be named, the first of the list are there', async () => {
    renderMap({ total: 900, clusters: [{ point: { lat: 53.2, lng: -0.5 }, homes: 900 }] });
    await screen.findByText('900 homes on the map');
    expect(sheet().getByRole('link', { name: 'First of the list' })).toBeTruthy();
  });
});
