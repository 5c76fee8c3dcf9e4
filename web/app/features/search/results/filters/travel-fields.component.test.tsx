import { parseSearch } from '@letfair/domain/search/search-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerLocation } from '../../../../lib/answer-location.ts';
import { aCard } from '../../../../testing/example-card.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ListingCard } from '../cards/listing-card.tsx';
import { parseSearchUrl, shorterSearchUrl } from '../parse-search-url.ts';
import { searchUrl } from '../search-url.ts';
import { TravelNotes } from '../travel-notes.tsx';
import { drawerFields } from '../url-parameters.ts';
import { searchAfter } from './search-form.tsx';
import { TravelFields } from './travel-fields.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(answerLocation(new URL(path, 'http://localhost').searchParams.get('text') ?? '')),
  );
});

function open(travel = '', ways: Parameters<typeof TravelFields>[0]['ways'] = ['walk', 'bike']) {
  const sent: string[] = [];
  const { user } = renderPage(
    <form
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(searchUrl(searchAfter({ location: 'Leeds' }, drawerFields, new FormData(event.currentTarget))));
      }}
    >
      <TravelFields places={parseSearch({ travel }).query.travel} ways={ways} />
      <button type="submit">Show homes</button>
    </form>,
  );
  return { user, sent };
}
const row = (number: number) => within(screen.getByRole('group', { name: `Place ${number}` }));
const waysOf = (number: number) =>
  row(number)
    .getAllByRole('option')
    .map((option) => option.textContent);

it('asks for a place, minutes and a way, by keyboard alone', async () => {
  const { user, sent } = open();
  await user.click(row(1).getByRole('combobox', { name: 'Place 1' }));
  await user.keyboard('LS1 4DY{Escape}{Tab}{Control>}a{/Control}20{Tab}');
  await user.selectOptions(row(1).getByRole('combobox', { name: 'How' }), 'By bike');
  await user.click(screen.getByRole('button', { name: 'Show homes' }));
  expect(sent).toEqual(['/properties?location=Leeds&travel=20,bike,LS1+4DY']);
});

it('keeps the form open when a suggestion is chosen', async () => {
  const { user, sent } = open();
  const place = row(1).getByRole<HTMLInputElement>('combobox', { name: 'Place 1' });
  await user.type(place, 'leeds uni');
  await user.click((await screen.findAllByRole('option', { name: /University of Leeds/ }))[0]!);
  await waitFor(() => expect(place.value).toBe('University of Leeds'));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show homes' }));
  expect(sent).toEqual(['/properties?location=Leeds&travel=30,bike,University+of+Leeds']);
});

it('has rows for three places, and shows those that are searched', () => {
  open('10,walk,LS1;20,bike,Leeds station');
  expect(row(1).getByRole<HTMLInputElement>('combobox', { name: 'Place 1' }).value).toBe('LS1');
  expect(row(2).getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes' }).value).toBe('20');
  expect(screen.getByText('Add another place')).toBeTruthy();
});

it('offers no way that the site can’t measure, and keeps the one of a link', () => {
  open('10,drive,LS1');
  expect(waysOf(1)).toEqual(['On foot', 'By bike', 'By car']);
  expect(waysOf(2)).toEqual(['On foot', 'By bike']);
});

it('asks for nothing where no place is entered', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Show homes' }));
  expect(sent).toEqual(['/properties?location=Leeds']);
});

it('sends rows without script, which become one parameter', () => {
  const params = new URLSearchParams([
    ['location', 'Leeds'],
    ...['LS1 4DY', 'York', ''].map((place): [string, string] => ['travelPlace', place]),
    ...['20', '45', '30'].map((minutes): [string, string] => ['travelMinutes', minutes]),
    ...['walk', 'bike', 'bike'].map((way): [string, string] => ['travelWay', way]),
  ]);
  const short = shorterSearchUrl(params);
  expect(short).toBe('/properties?location=Leeds&travel=20,walk,LS1+4DY%3B45,bike,York');
  expect(parseSearchUrl(new URL(short ?? '', 'http://localhost').searchParams).query.travel).toHaveLength(2);
});

it('a card says how long the way takes', () => {
  const travel = [{ minutes: 12, way: 'bike', place: 'LS1 4DY', isAbout: true }] as const;
  renderPage(<ListingCard card={aCard({ travel: [...travel] })} />);
  expect(screen.getByText('About 12 min by bike to LS1 4DY')).toBeTruthy();
});

it.each([
  ['estimate', true, 'Travel times are estimates'],
  ['engine-away', true, 'the times to LS1 are estimates'],
  ['engine-away', false, 'may be further from LS1'],
  ['no-such-way', false, 'We can’t work out times by car on this site'],
  ['unknown-place', false, 'We don’t recognise “LS1”'],
] as const)('the page says what was made of a place: %s, used %s', (measured, isUsed, words) => {
  renderPage(<TravelNotes travel={{ places: [{ minutes: 5, way: 'drive', place: 'LS1', measured, isUsed }] }} />);
  expect(document.body.textContent).toContain(words);
});

it('the page says nothing of times along streets', () => {
  renderPage(
    <TravelNotes travel={{ places: [{ minutes: 5, way: 'walk', place: 'LS1', measured: 'engine', isUsed: true }] }} />,
  );
  expect(document.body.textContent).not.toMatch(/estimate|further/);
});
