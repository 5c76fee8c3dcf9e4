import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import { screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { vi } from 'vitest';
import type { MapListings, MapPin } from '../features/search/map/map-data.ts';
import { SearchMapView } from '../features/search/map/search-map-view.tsx';
import { renderPage, replies, stubServer } from './render-page.tsx';

/** Lincoln and the country around it. */
export const placeBox: Box = { west: -0.7, south: 53.15, east: -0.3, north: 53.35 };
/** As the server is asked for homes that no closer view parts. */
export const CLOSEST = 16;

/** Queries with such a word in them match. */
export const fitsMedia = (word: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(word),
    addEventListener() {},
    removeEventListener() {},
  }));
export const aPin = (id: string, price: number, lat: number, lng: number): MapPin => ({
  ...{ id, title: id, price, isReduced: false, bedrooms: 2, picture: null },
  point: { lat, lng },
});
export const boxOf = (text: string): Box => {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  return { west, south, east, north };
};

interface Search {
  readonly location?: string;
  readonly box?: string;
  readonly shape?: string;
}

/** The map on the page of a search, which goes on with what was chosen on it. */
export function renderMap(answer: Partial<MapListings> | Error, first: Search = { location: 'Lincoln' }) {
  const searches: Search[] = [];
  let found = answer;
  const server = stubServer((call) => {
    if (call.includes('/api/properties/map?'))
      return found instanceof Error ? found : replies.success({ total: 0, pins: [], clusters: [], ...found });
    if (call.startsWith('GET /api/properties?'))
      return replies.success({
        total: 300,
        properties: [{ ...aPin('In the tower', 650, 0, 0), photo: null, reducedFrom: null }],
      });
    return replies.success({ districts: [], areas: [] });
  });
  function Page() {
    const [search, setSearch] = useState(first);
    const list = useRef<HTMLDivElement>(null);
    const searchFor = (next: Search) => {
      searches.push(next);
      setSearch(next);
    };
    return (
      <>
        <div ref={list}>
          <article aria-label="Card of By the castle">
            <a href="/properties/By the castle/flat-lincoln">By the castle</a>
          </article>
        </div>
        <SearchMapView
          texts={{
            pets: 'true',
            ...(search.location && { location: search.location }),
            ...(search.shape && { shape: search.shape }),
          }}
          box={search.box ? boxOf(search.box) : null}
          placeBox={search.location ? placeBox : null}
          tiles={null}
          place={{ location: 'Lincoln', name: 'Lincoln', isWhole: !search.box }}
          onBack={() => searchFor({ location: 'Lincoln' })}
          homes={[aPin('First of the list', 500, 0, 0)]}
          onSearchHere={(box) => searchFor({ box })}
          onDistricts={(location) => searchFor({ location })}
          onShape={(shape) => searchFor({ shape })}
          list={list}
        />
      </>
    );
  }
  const { user } = renderPage(<Page />);
  return {
    user,
    searches,
    asked: () =>
      server.sent
        .filter(({ path }) => path.includes('/map?'))
        .map(({ path }) => new URL(path, 'http://x').searchParams),
    findNow: (next: Partial<MapListings>) => {
      found = next;
    },
  };
}

export const map = () => screen.getByRole('region', { name: 'Map of the homes found' });
export const marker = (name: string) => within(map()).findByRole('button', { name });
export const chosen = (name = 'Chosen home') => screen.queryByRole('region', { name });
