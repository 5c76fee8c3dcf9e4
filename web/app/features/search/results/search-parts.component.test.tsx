import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/example-card.ts';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { ListingCard } from './cards/listing-card.tsx';
import { NothingFound } from './cards/nothing-found.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { BedroomLinks } from './filters/search-bar.tsx';
import { WordsField, WordsForm } from './filters/words-field.tsx';
import { type FoundListings, loadSearch, withoutMatchSort } from './load-search.ts';
import { parseSearchUrl } from './parse-search-url.ts';
import { sentenceOf } from './read-sentence.ts';
import { IgnoredNote, MatchNote, SentenceNote, UnknownPlacesNote } from './search-notes.tsx';

const urlOf = (search: string) => ({
  ...parseSearchUrl(new URLSearchParams(search)),
  view: 'list' as const,
  from: '',
  filtersOpen: false,
});
const text = () => document.body.textContent ?? '';

describe('what narrows a search down', () => {
  const show = (search: string, from = '') =>
    renderPage(<ActiveFilters url={{ ...urlOf(search), from }} />, '/properties');

  it('an area of the map gives way to the place before it', () => {
    show('box=-1.6,53.7,-1.5,53.8&maxBudget=500', 'Leeds');
    const area = screen.getByRole('link', { name: /Remove Map area/ });
    expect(area.getAttribute('href')).toBe('/properties?location=Leeds&maxBudget=500');
    const other = screen.getByRole('link', { name: /Remove Up to/ });
    expect(other.getAttribute('href')).toBe('/properties?box=-1.6,53.7,-1.5,53.8&from=Leeds');
  });

  it('can be taken away one by one, or all at once', () => {
    show('location=Leeds&maxBudget=500&parking=true');
    const list = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(list.getByRole('link', { name: /Remove Parking/ }).getAttribute('href')).toBe(
      '/properties?location=Leeds&maxBudget=500',
    );
    expect(list.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/properties');
  });

  it('is no list where there is nothing', () => {
    show('');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([
    ['', 'Any number of bedrooms'],
    ['bedrooms=2&maxBedrooms=2', 'Exactly 2 bedrooms'],
    ['bedrooms=4', '4 or more bedrooms'],
    ['bedrooms=2&maxBedrooms=3', null],
    ['bedrooms=1', null],
  ])('marks the bedrooms that are chosen: %s', (search, chosen) => {
    renderPage(<BedroomLinks url={urlOf(search)} />, '/properties');
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
    expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(chosen ? [chosen] : []);
    expect(screen.getByRole('link', { name: 'Exactly 1 bedroom' })).toBeTruthy();
  });
});

describe('notes about a search', () => {
  it('name what was left out, and say nothing else', () => {
    renderPage(<IgnoredNote {...urlOf('maxBudget=lots')} cursorIgnored />);
    expect(text()).toMatch(/left it out of the search: .+, page\.$/);
  });

  it('are absent where all was understood', () => {
    renderPage(<IgnoredNote {...urlOf('')} cursorIgnored={false} />);
    expect(text()).toBe('');
  });

  const leeds = { name: 'Leeds' } as FoundListings['place'];
  it.each([
    [
      leeds,
      ['Ledes'],
      ['Leeds', 'Leek', 'Lee'],
      /We don’t recognise “Ledes”, so we’re showing homes in Leeds\..*Did you mean Leeds, Leek or Lee\?/,
    ],
    [leeds, ['Ledes'], [], /showing homes in Leeds\.$/],
    [leeds, [], ['Leek'], /^$/],
    [null, ['Ledes'], ['Leek'], /^$/],
  ])('say which place is not known: %o', (place, unknownPlaces, similarPlaces, expected) => {
    renderPage(
      <UnknownPlacesNote url={urlOf('')} place={place} unknownPlaces={unknownPlaces} similarPlaces={similarPlaces} />,
    );
    expect(text()).toMatch(expected);
    const [first] = screen.queryAllByRole('link');
    if (first) expect(first.getAttribute('href')).toBe('/properties?location=Leeds+or+Leeds');
  });

  const maya = { id: 'm', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
  it.each([
    ['a visitor is asked to sign in', null, 'sort=match', false, /Sign in to see your matches/],
    ['a tenant without preferences is asked for them', maya, 'sort=match', true, /Tell us what you need/],
    ['a tenant with preferences hears nothing', maya, 'sort=match', false, /^$/],
    ['a landlord hears why', { ...maya, userType: 'landlord' }, 'sort=match', false, /told us what they need\.\s*$/],
    ['another order says nothing', null, 'sort=price-asc', true, /^$/],
  ])('say why nothing is sorted by match: %s', (_, user, search, nothingToMatch, expected) => {
    if (user) storeSession(user as SessionUser, 'opaque');
    renderPage(<MatchNote url={urlOf(search)} nothingToMatch={nothingToMatch} />);
    expect(text()).toMatch(expected);
  });
});

describe('nothing found', () => {
  const nothing = { place: null, unknownPlaces: [], similarPlaces: [], instead: null } as unknown as FoundListings;
  const show = (search: string, found: Partial<FoundListings> = {}) =>
    renderPage(<NothingFound url={urlOf(search)} found={{ ...nothing, ...found }} />, '/properties');

  it.each([
    ['', false],
    ['sort=price-asc', false],
    ['parking=true', true],
  ])('anywhere offers to clear filters where there are some: %s', (search, isFiltered) => {
    show(search);
    expect(screen.queryByRole('link', { name: 'Clear Search' }) !== null).toBe(isFiltered);
    expect(screen.getByRole('link', { name: 'Be the First to List' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Homes nearby' })).toBeNull();
  });

  it('in a part of the map says so', () => {
    show('box=-2,53,-1,54');
    expect(screen.getByRole('heading', { name: 'No properties found in this area' })).toBeTruthy();
  });

  it('counts up to a thousand homes without a filter', () => {
    const loosened = [
      { text: 'Parking', homes: 1_000 },
      { text: 'Up to £500 pcm', homes: 999 },
      { text: 'A filter that is gone', homes: 3 },
    ];
    show('parking=true&maxBudget=500', { instead: { unfiltered: 1_000, loosened, nearby: [] } });
    const list = screen.getByRole('list', { name: 'Filters you could remove' });
    expect(list.textContent).toBe('Without “Parking”: 1,000 or more homesWithout “Up to £500 pcm”: 999 homes');
  });
});

describe('the photos of a card', () => {
  const photo = (id: string) => ({
    id,
    caption: `Photo ${id}`,
    width: 4,
    height: 3,
    placeholder: '',
    sources: [{ url: `/photos/${id}.webp`, width: 400 }],
  });
  const photos = [photo('a'), photo('b'), photo('c')];
  function show(photoCount: number, answer = replies.success({ photos })) {
    const server = stubServer(answer);
    const card = aCard({ photo: photo('a'), photoCount } as Parameters<typeof aCard>[0]);
    return { ...renderPage(<ListingCard card={card} />, '/properties'), ...server };
  }
  const button = (side: string) => document.querySelector(`[data-turn="${side}"]`) as HTMLElement;

  it('turn in both directions, round and round, and are loaded once', async () => {
    const { user, sent } = show(3);
    expect(sent).toEqual([]);
    await user.click(button('left'));
    expect(await screen.findByAltText('Photo c')).toBeTruthy();
    expect(text()).toContain('3/3');
    await user.click(button('right'));
    expect(await screen.findByAltText('Photo a')).toBeTruthy();
    expect(text()).toContain('1/3');
    expect(sent).toHaveLength(1);
  });

  it('have no buttons where there is one', () => {
    show(1);
    expect(button('left')).toBeNull();
    expect(text()).toContain('1 photo');
    expect(text()).not.toContain('1 photos');
  });

  it('stay as they are when the others cannot be loaded', async () => {
    const { user, sent } = show(3, replies.connectionLost);
    await user.click(button('right'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByAltText('Photo a')).toBeTruthy();
  });

  const swipe = (east: number, south: number, fingers = 1) => {
    const card = screen.getByRole('article');
    const at = (x: number, y: number) => [{ clientX: x, clientY: y, identifier: 1, target: card }];
    const touches = Array.from({ length: fingers }, () => at(100, 100)[0]);
    fireEvent.touchStart(card, { touches, changedTouches: at(100, 100) });
    fireEvent.touchEnd(card, { touches: [], changedTouches: at(100 + east, 100 + south) });
  };

  it.each([
    [-40, 0, 'Photo b'],
    [40, 0, 'Photo c'],
  ])('turn with a swipe: %i', async (east, south, shown) => {
    show(3);
    swipe(east, south);
    expect(await screen.findByAltText(shown)).toBeTruthy();
  });

  it.each([
    ['a tap', 39, 0, 1],
    ['a scroll', 50, 60, 1],
    ['two fingers', 80, 0, 2],
  ])('stay with %s', (_, east, south, fingers) => {
    const { sent } = show(3);
    swipe(east, south, fingers);
    expect(sent).toEqual([]);
  });
});

describe('loading a search', () => {
  type Find = Parameters<typeof loadSearch>[0]['search']['find'];
  const serverWith = (...answers: readonly object[]) => {
    const asked: object[] = [];
    const find = async ({ query }: { readonly query: object }) => {
      asked.push(query);
      return answers[asked.length - 1];
    };
    return { api: { search: { find: find as unknown as Find } } as Parameters<typeof loadSearch>[0], asked };
  };
  const found = { success: true, data: { total: 3 } };
  const refused = (code: string) => ({ success: false, message: 'No.', error: { code } });

  it('shows the first page where the cursor is out of date', async () => {
    const { api, asked } = serverWith(refused('invalid'), found);
    expect(await loadSearch(api, { texts: { sort: 'match' }, cursor: 'old' })).toEqual({
      found: found.data,
      cursorIgnored: true,
    });
    expect(asked).toEqual([{ facets: 'true', cursor: 'old' }, { facets: 'true' }]);
  });

  it('asks once otherwise', async () => {
    const { api, asked } = serverWith(found);
    expect((await loadSearch(api, { texts: {}, cursor: null })).cursorIgnored).toBe(false);
    expect(asked).toHaveLength(1);
    const next = serverWith(found);
    expect((await loadSearch(next.api, { texts: {}, cursor: 'next' })).cursorIgnored).toBe(false);
    expect(next.asked).toHaveLength(1);
  });

  it.each([null, 'next'])('says that the server is away, with cursor %s', async (cursor) => {
    const { api, asked } = serverWith(refused('unavailable'));
    const failure = await loadSearch(api, { texts: {}, cursor }).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(Error);
    expect(asked).toHaveLength(1);
  });

  it('fails where a search that was understood is refused', async () => {
    const { api } = serverWith(refused('invalid'));
    await expect(loadSearch(api, { texts: {}, cursor: null })).rejects.toThrow('was refused');
  });

  it('leaves out the order by match, and keeps every other', () => {
    expect(withoutMatchSort({ sort: 'match', location: 'Leeds' })).toEqual({ location: 'Leeds' });
    expect(withoutMatchSort({ sort: 'price-asc' })).toEqual({ sort: 'price-asc' });
    expect(withoutMatchSort({})).toEqual({});
  });
});

describe('a search in someone’s own words', () => {
  it.each([
    ['2 bed flat in Leeds', /^We understood$/],
    ['south facing flat in Leeds, quiet', /^We understood · We couldn’t use: “south facing”, “quiet”$/],
    ['xyzzy', /^We couldn’t find anything to search for in “xyzzy”/],
    ['flat '.repeat(61), /^That’s too long for us to read\. Use at most 300 characters/],
  ])('%j is told: %s', (said, expected) => {
    const sentence = sentenceOf(new URLSearchParams({ said }));
    if (sentence === null) throw new Error('nothing was said');
    renderPage(<SentenceNote sentence={sentence} />);
    expect(text()).toMatch(expected);
  });

  it('is sent by its own field, which leaves the filters alone', async () => {
    renderPage(
      <>
        <WordsForm />
        <WordsField />
      </>,
      '/',
    );
    const field = screen.getByRole('textbox', { name: 'Or in your own words' });
    expect(field.closest('form')).toBeNull();
    expect(field.getAttribute('form')).toBe(document.querySelector('form')?.id);
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/properties');
  });
});
