import { screen, waitFor } from '@testing-library/react';
import { type LoaderFunction, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import type { LoadResult, Page } from '../../lib/page-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TextLink } from '../actions/links.tsx';
import { choiceFilter, filtersIn, searchFilter, thingFilter, useChangeParams, useListFilters } from './filters.ts';
import { ListPage } from './list-page.tsx';

interface Fruit {
  readonly id: string;
  readonly name: string;
}
const orchard = '0190a32b-df75-7160-893a-a453f9d9f243';

const filterTable = {
  search: searchFilter('Find fruit', 'Name'),
  colour: choiceFilter('Colour', { all: 'Any colour', red: 'Red', green: 'Green' }),
  size: choiceFilter('Size', { all: 'Any size', small: 'Small' }),
  from: thingFilter('From', 'Everywhere', 'The chosen orchard'),
};

/** A page of fruit whose answers wait until they are released, oldest first. */
function openFruit(url: string, { pages = [[]] as readonly (readonly Fruit[])[], isHeld = false } = {}) {
  const held: (() => void)[] = [];
  const asked: string[] = [];
  const loader: LoaderFunction = async ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const isFirst = asked.length === 1;
    if (isHeld && !isFirst) await new Promise<void>((resolve) => held.push(resolve));
    const at = Number(searchParams.get('cursor') ?? 0);
    const page: Page<Fruit> = {
      items: pages[at] ?? [],
      nextCursor: at + 1 < pages.length ? String(at + 1) : null,
    };
    const settled: LoadResult<Page<Fruit>> = { success: true, data: page };
    return searchParams.has('cursor') ? settled : { fruit: Promise.resolve(settled) };
  };
  return { ...renderPage(<FruitPage />, url, loader), asked, held };
}

function FruitPage() {
  const { fruit } = useLoaderData<{ fruit: Promise<LoadResult<Page<Fruit>>> }>();
  const filters = useListFilters(filterTable);
  const change = useChangeParams();
  return (
    <ListPage
      heading={{ title: 'Fruit' }}
      filters={filters}
      filterOptions={{ from: [{ value: orchard, label: 'Home orchard' }] }}
      promise={fruit}
      what="the fruit"
      countText={(count) => `${count} shown`}
      empty={<TextLink to="/fruit">Show everything</TextLink>}
      list={{
        caption: 'Fruit',
        columns: [
          { label: 'Name', cell: ({ name }) => name },
          {
            label: 'Actions',
            cell: ({ id }) => (
              <button type="button" onClick={() => change({ open: id })}>
                Open
              </button>
            ),
          },
        ],
      }}
    >
      {({ items, hide }) => (
        <button type="button" onClick={() => items[0] && hide(items[0].id)}>
          Eat
        </button>
      )}
    </ListPage>
  );
}

const apple = { id: 'a', name: 'Apple' };
const pear = { id: 'b', name: 'Pear' };
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('keeps a filter that was chosen while another one loads', async () => {
  const { user, router, asked, held } = openFruit('/fruit', { isHeld: true });
  await screen.findByText('Show everything');
  await user.selectOptions(select('Colour'), 'Red');
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.selectOptions(select('Size'), 'Small');
  await waitFor(() => expect(asked.at(-1)).toBe('?colour=red&size=small'));
  expect(select('Colour').value).toBe('red');
  for (const release of held) release();
  await waitFor(() => expect(router.state.location.search).toBe('?colour=red&size=small'));
  expect(select('Colour').value).toBe('red');
  expect(select('Size').value).toBe('small');
});

test('keeps a filter that is loading when something is opened', async () => {
  const { user, router, asked, held } = openFruit('/fruit', { isHeld: true, pages: [[apple]] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Colour' }), 'Green');
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?colour=green&open=a'));
  for (const release of held) release();
  await waitFor(() => expect(router.state.location.search).toBe('?colour=green&open=a'));
});

test('sends a search when typing pauses, and begins with the first page', async () => {
  const { user, router } = openFruit('/fruit?page=3&colour=red');
  await user.type(await screen.findByRole('searchbox', { name: 'Find fruit' }), ' pear ');
  await waitFor(() => expect(router.state.location.search).toBe('?search=pear&colour=red'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(' pear ');
});

test('shows the filters of a link that is followed', async () => {
  const { user } = openFruit('/fruit?colour=red');
  await screen.findByText('0 shown');
  expect(select('Colour').value).toBe('red');
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(select('Colour').value).toBe('all'));
});

test('names what the URL chose before it is known, and ignores what means nothing', async () => {
  const other = orchard.replace('0190', '0191');
  openFruit(`/fruit?from=${other}&size=huge`);
  await screen.findByText('Show everything');
  expect(select('From').selectedOptions[0]?.text).toBe('The chosen orchard');
  expect(select('Size').value).toBe('all');
  expect(filtersIn(new URLSearchParams('from=no+where'), filterTable).from).toBe('');
});

test('announces how many are shown, loads more of them and hides one', async () => {
  const { user } = openFruit('/fruit', { pages: [[apple], [pear]] });
  await screen.findByText('1 shown');
  expect(screen.getByRole('heading', { level: 1, name: 'Fruit' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('2 shown');
  expect(screen.getByRole('table', { name: 'Fruit' }).textContent).toContain('Pear');
  await user.click(screen.getByRole('button', { name: 'Eat' }));
  await screen.findByText('1 shown');
  expect(screen.queryByText('Apple')).toBeNull();
});
