import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptPart } from './kept-part.tsx';

const load = vi.fn();

function Page() {
  const words = useLoaderData<string | null>();
  return <KeptPart className="part">{words && <p>{words}</p>}</KeptPart>;
}

/** Opens a page as it came from the server; what is loaded later is what a loader says then. */
function open(html: string, sent: string | null) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const router = createMemoryRouter([{ id: 'page', path: '/', loader: load, element: <Page /> }], {
    hydrationData: { loaderData: { page: sent } },
  });
  const before = container.querySelector('p');
  render(<RouterProvider router={router} />, { container, hydrate: html !== '' });
  return { before, router };
}

beforeEach(() => {
  document.body.replaceChildren();
  load.mockReset().mockResolvedValue('Loaded again');
});

test('what came with the page stays, and is neither sent nor loaded a second time', () => {
  const { before } = open('<div class="part" data-links=""><p>From the server</p></div>', null);
  expect(screen.getByText('From the server')).toBe(before);
  expect(load).not.toHaveBeenCalled();
});

test('what came with the page stays when its data is loaded again', async () => {
  const { before, router } = open('<div class="part" data-links=""><p>From the server</p></div>', null);
  await act(() => router.revalidate());
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('From the server')).toBe(before);
});

test('what was sent is rendered', () => {
  open('', 'Sent as data');
  expect(screen.getByText('Sent as data')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

test('a part that has to be made anew is loaded', async () => {
  open('', null);
  expect(await screen.findByText('Loaded again')).toBeDefined();
});
