import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, useRevalidator } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, usePages } from './page-data.ts';

interface Entry {
  readonly id: string;
}

function List() {
  const pages = usePages(useLoaderData<Page<Entry>>());
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <p>{pages.items.map(({ id }) => id).join(' ')}</p>
      <output>{pages.loadingMore ? 'loading more' : 'at rest'}</output>
      <button type="button" onClick={() => pages.loadMore()}>
        More
      </button>
      <button type="button" onClick={() => void revalidate()}>
        Refresh {state}
      </button>
    </>
  );
}

it('says that a further page is loading when someone asks for it, and not when the list is refreshed', async () => {
  let held: PromiseWithResolvers<void> | null = null;
  const loader = async ({ request }: { readonly request: Request }) => {
    const cursor = new URL(request.url).searchParams.get('cursor');
    await held?.promise;
    if (!cursor) return { items: [{ id: 'a' }], nextCursor: 'next' };
    return { success: true, data: { items: [{ id: 'b' }], nextCursor: null } };
  };
  const router = createMemoryRouter([{ path: '/', element: <List />, loader, hydrateFallbackElement: <p /> }]);
  render(<RouterProvider router={router} />);
  const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
  const status = () => screen.getByRole('status').textContent;
  await screen.findByText('a');

  held = Promise.withResolvers();
  await press(/More/);
  expect(status()).toBe('loading more');
  held.resolve();
  await screen.findByText('a b');
  await waitFor(() => expect(status()).toBe('at rest'));

  held = Promise.withResolvers();
  await press(/Refresh/);
  expect(screen.getByRole('button', { name: 'Refresh loading' })).toBeTruthy();
  expect(status()).toBe('at rest');
  held.resolve();
  await screen.findByRole('button', { name: 'Refresh idle' });
});
