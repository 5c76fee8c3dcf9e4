import type { FacetCounts } from '@letfair/domain/search/filters';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCard } from '../../../../testing/example-card.ts';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { SearchBar } from '../filters/search-bar.tsx';
import type { FoundListings } from '../load-search.ts';
import { parseSearchUrl } from '../parse-search-url.ts';
import { ListingCard } from './listing-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import { askedFacts, Results } from './results.tsx';
import { countText } from './results-bar.tsx';
import { useResults } from './use-results.ts';

const urlOf = (search: string) => ({
  ...parseSearchUrl(new URLSearchParams(search)),
  view: 'list' as const,
  from: '',
  filtersOpen: false,
});
const nothing: FoundListings = {
  properties: [],
  total: 0,
  nextCursor: null,
  place: {
    ...{ name: 'Leeds', kind: 'town', county: 'West Yorkshire', centre: { lat: 53.8, lng: -1.5 } },
    box: { west: -1.7, south: 53.7, east: -1.4, north: 53.9 },
  },
  unknownPlaces: [],
  similarPlaces: [],
  travel: { ways: ['walk', 'bike'], box: null, places: [] },
  understood: null,
  facets: null,
  instead: { unfiltered: 0, loosened: [], nearby: [] },
};
const showNothing = (search: string, found: Partial<FoundListings>) =>
  renderPage(<NothingFound url={urlOf(search)} found={{ ...nothing, ...found }} />, '/properties');
const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('filters that leave nothing are named with what each of them hides, and no one is asked to list a home', () => {
  showNothing('location=Leeds&maxBudget=500&parking=true', {
    instead: {
      unfiltered: 40,
      loosened: [
        { text: 'Up to £500 pcm', homes: 12 },
        { text: 'Parking', homes: 1 },
      ],
      nearby: [],
    },
  });
  expect(screen.getByRole('heading', { name: 'No properties found in Leeds with all of these filters' })).toBeDefined();
  const list = screen.getByRole('list', { name: 'Filters you could remove' });
  expect(list.textContent).toBe('Without “Up to £500 pcm”: 12 homesWithout “Parking”: 1 home');
  expect(hrefs(list)).toEqual(['/properties?location=Leeds&parking=true', '/properties?location=Leeds&maxBudget=500']);
  expect(screen.queryByText('Be the First to List')).toBeNull();
});

test('a filter that leaves nothing on its own is one filter', () => {
  showNothing('location=Leeds&maxBudget=500', {
    instead: { unfiltered: 12, loosened: [{ text: 'Up to £500 pcm', homes: 12 }], nearby: [] },
  });
  expect(screen.getByRole('heading', { name: 'No properties found in Leeds with this filter' })).toBeDefined();
});

test('filters of which no single one helps are cleared together, in the same place', () => {
  showNothing('location=Leeds&radius=5&maxBudget=500&parking=true&sort=price-low', {
    instead: { unfiltered: 1, loosened: [], nearby: [] },
  });
  expect(screen.getByRole('link', { name: 'Clear all filters: 1 home' }).getAttribute('href')).toBe(
    '/properties?location=Leeds&radius=5',
  );
  expect(screen.queryByRole('list', { name: 'Filters you could remove' })).toBeNull();
  expect(screen.queryByText('Be the First to List')).toBeNull();
});

test('filters that leave nothing in a part of the map keep that part when they are cleared', () => {
  showNothing('box=-2,53,-1,54&maxBudget=500&parking=true', {
    place: null,
    instead: { unfiltered: 1_000, loosened: [], nearby: [] },
  });
  expect(screen.getByRole('heading', { name: 'No homes match all of these filters' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Clear all filters: 1,000 or more homes' }).getAttribute('href')).toBe(
    '/properties?box=-2,53,-1,54',
  );
});

test('a misspelt place offers the places it may mean, with the same filters', () => {
  showNothing('location=headingly&pets=true', {
    place: null,
    unknownPlaces: ['headingly'],
    similarPlaces: ['Headingley'],
  });
  expect(screen.getByRole('heading', { name: 'No properties found in headingly' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Headingley' }).getAttribute('href')).toBe(
    '/properties?location=Headingley&pets=true',
  );
  expect(screen.queryByText('Be the First to List')).toBeNull();
});

test('a place without homes asks for the first one, and shows those nearby', async () => {
  const nearby = [aCard({ title: 'Flat in Harrogate' })];
  showNothing('location=Leeds&pets=true', { instead: { unfiltered: 0, loosened: [], nearby } });
  expect(screen.getByRole('heading', { name: 'No properties found in Leeds' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Be the First to List' })).toBeDefined();
  const around = within(screen.getByRole('region', { name: 'Homes nearby' }));
  expect(await around.findByText('Flat in Harrogate')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search within 20 miles' }).getAttribute('href')).toBe(
    '/properties?location=Leeds&radius=20&pets=true',
  );
});

test('exactly two bedrooms are one press, and the highest budget says that it is no minimum', () => {
  renderPage(
    <SearchBar
      total={0}
      url={urlOf('location=Leeds&pets=true')}
      facets={null as FacetCounts | null}
      travelWays={['walk', 'bike']}
    />,
    '/properties',
  );
  expect(screen.getByRole('link', { name: 'Exactly 2 bedrooms' }).getAttribute('href')).toBe(
    '/properties?location=Leeds&bedrooms=2&maxBedrooms=2&pets=true',
  );
  expect(screen.getByRole('option', { name: '£2,000+ (no maximum)' }).getAttribute('value')).toBe('2000+');
  expect(screen.getByRole('combobox', { name: 'Min rent' })).toBeDefined();
});

test('on a phone the search is one line that opens and closes', async () => {
  const { user } = renderPage(
    <SearchBar total={0} url={urlOf('location=Leeds')} facets={null} travelWays={['walk', 'bike']} />,
    '/properties',
  );
  const summary = screen.getByRole('button', { name: 'Leeds Change' });
  expect(summary.getAttribute('aria-expanded')).toBe('false');
  await user.click(summary);
  expect(summary.getAttribute('aria-expanded')).toBe('true');
});

test('a card says what was filtered for, parking, when it is available and why it matches', () => {
  const asked = askedFacts(
    urlOf('location=Leeds&travel=30,bike,LS1&pets=true&parking=true&maxBudget=1300&features=garden').chips,
  );
  expect(asked).toEqual(['Pets considered', 'Garden']);
  const match = { score: 80, reasons: [{ criterion: 'bedrooms', share: 0, words: '1 bedroom, but you want 2' }] };
  renderPage(<ListingCard card={aCard({ hasParking: true, availableDate: '2999-01-15', match })} asked={asked} />);
  const card = within(screen.getByRole('article'));
  expect(card.getByText('2 beds · 1 bath · Flat · Parking')).toBeDefined();
  expect(card.getByText('Available 15 Jan 2999')).toBeDefined();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Pets considered', 'Garden', '1 bedroom, but you want 2']),
  );
});

const photoOf = (id: string) => ({
  id,
  caption: id,
  width: 4,
  height: 3,
  placeholder: '',
  sources: [{ url: `/${id}`, width: 4 }],
});

test('a card counts its photos and turns them without leaving the list', async () => {
  const { sent } = stubServer(replies.success({ photos: [photoOf('front'), photoOf('kitchen')] }));
  const { user } = renderPage(<ListingCard card={aCard({ photo: photoOf('front'), photoCount: 2 })} />);
  const card = screen.getByRole('article');
  expect(card.textContent).toContain('2 photos');
  await user.click(card.querySelector('[data-turn="right"]')!);
  expect(await screen.findByAltText('kitchen')).toBeDefined();
  expect(card.textContent).toContain('2/2');
  expect(sent).toHaveLength(1);
});

test('a reduced home says on its card from which rent', () => {
  renderPage(<ListingCard card={aCard({ price: 1_200, reducedFrom: 1_300 })} />, '/properties');
  expect(screen.getByText('Reduced from £1,300')).toBeDefined();
});

test('a card tells how soon its lister answers, and says nothing of a lister without figures', () => {
  const replies = { rate: 96, medianMinutes: 150, withinDay: true };
  renderPage(
    <>
      <ListingCard card={aCard({ replies })} />
      <ListingCard card={aCard()} />
    </>,
    '/properties',
  );
  const [known, unknown] = screen.getAllByRole('article');
  expect(known?.textContent).toContain('Answers 96% of enquiries, usually within 3 working hours');
  expect(unknown?.textContent).not.toContain('Answers');
});

test('what a tenant’s browser loads adds matches to the homes on the page, and moves none of them', async () => {
  const maya = { id: 'm', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
  storeSession(maya as SessionUser, 'opaque');
  const [cliff, quay] = [aCard({ id: 'cliff', title: 'On the cliff' }), aCard({ id: 'quay', title: 'By the quay' })];
  const match = { score: 80, reasons: [] };
  const published = aCard({ id: 'new', title: 'Published since' });
  const answer = Promise.withResolvers<ReturnType<typeof replies.success>>();
  stubServer(() => answer.promise);
  const found = { ...nothing, properties: [cliff, quay], total: 2 };
  function Page() {
    const url = urlOf('location=Leeds');
    return <Results url={url} found={found} results={useResults(url, found)} searching={false} />;
  }
  renderPage(<Page />, '/properties');
  expect(screen.queryByText(/match/)).toBeNull();
  answer.resolve(replies.success({ ...found, properties: [published, quay, { ...cliff, match }], total: 3 }));
  await screen.findByText('80% match – why?');
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['On the cliff', 'By the quay']);
  expect(cards[0]?.textContent).toContain('80% match');
});

test.each([
  ['month', '£1,300 pcm'],
  ['week', '£300 a week (£1,300 pcm)'],
] as const)('a card has the rent by the %s', (rentPer, shown) => {
  renderPage(<ListingCard card={aCard({ price: 1_300 })} rentPer={rentPer} />, '/properties');
  expect(screen.getByText(shown)).toBeDefined();
});

test('the number of results is exact', () => {
  expect(countText(0)).toBe('Showing 0 properties');
  expect(countText(12_345)).toBe('Showing 12,345 properties');
});
