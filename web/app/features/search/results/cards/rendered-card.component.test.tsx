import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Rendering, renderingContext, WithHeldBack } from '../../../../lib/rendered/held-back.tsx';
import { RenderedLinks } from '../../../../lib/rendered/rendered-links.tsx';
import { aCard } from '../../../../testing/example-card.ts';
import { holdCards, isRendered, type ShownCard, shownCards } from './held-cards.tsx';
import { ListingGrid } from './listing-grid.tsx';

const photo = {
  id: 'p',
  caption: 'Kitchen',
  width: 4,
  height: 3,
  placeholder: '',
  sources: [{ url: '/p.webp', width: 400 }],
};
const card = aCard({ photo, photoCount: 2 });

/** The page as the server sends it, and what the browser gets besides. */
function rendered(cards = [card]) {
  const context = new RouterContextProvider();
  const rendering: Rendering = { held: new Map(), toMarkup: renderToStaticMarkup };
  context.set(renderingContext, rendering);
  const shown = shownCards(holdCards(context, cards, { asked: ['Garden'] }));
  const html = renderToString(
    <WithHeldBack rendering={rendering}>
      <ListingGrid cards={shown} />
    </WithHeldBack>,
  );
  return { shown, html };
}

/** jsdom lays nothing out. */
class InSight {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect(): void {}
}

const pressed = vi.fn();
const Save = ({ title }: { readonly title: string }) => (
  <button type="button" onClick={pressed}>
    Save {title}
  </button>
);

/** Hydrates it in a page with a switch that takes the list away and brings it back. */
function open({ shown, html }: { readonly shown: readonly ShownCard[]; readonly html: string }, early?: () => void) {
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <div>{isShown && <ListingGrid cards={shown} actionsFor={({ title }) => <Save title={title} />} />}</div>
        <button type="button" onClick={() => setShown(!isShown)}>
          Switch
        </button>
        <RenderedLinks />
      </>
    );
  }
  const container = document.createElement('div');
  container.innerHTML = `<div>${html}</div><button type="button">Switch</button>`;
  document.body.append(container);
  const inPage = container.querySelector('article');
  early?.();
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '*', element: <p>The page of the home</p> },
  ]);
  render(<RouterProvider router={router} />, { container, hydrate: true });
  return { container, inPage, router, user: userEvent.setup() };
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InSight);
  pressed.mockClear();
  document.body.replaceChildren();
});

test('a rendered card says all that a card says, and the browser is told only what it cannot read there', () => {
  const { shown, html } = rendered();
  expect(shown.every(isRendered)).toBe(true);
  expect(Object.keys(shown[0] ?? {})).not.toContain('area');
  for (const words of [
    '£1,250 pcm',
    'Two rooms by the canal',
    'Headingley, Leeds LS6',
    'Ref LF-3F6D1',
    'alt="Kitchen"',
  ])
    expect(html).toContain(words);
});

test('what the browser is told says what the card says, whatever its title holds', () => {
  const title = 'Two rooms | a garden';
  const { shown } = rendered([
    aCard({ title, photo, photoCount: 2, reducedFrom: 1_400 }),
    aCard({ id: 'none', photo: null }),
  ]);
  const { id, publishedAt, price, bedrooms } = card;
  expect(shown[0]).toEqual({
    isRendered: true,
    ...{ id, publishedAt, price, bedrooms, title, reducedFrom: 1_400, photoCount: 2, match: null },
    photo: { sources: [{ url: '/p.webp' }] },
  });
  expect(shown[1]).toMatchObject({ photo: null, reducedFrom: null });
});

test('whoever asks for the data alone gets whole cards', () => {
  expect(holdCards(new RouterContextProvider(), [card])).toEqual([card]);
});

test('the words of somebody else stay words', () => {
  const { html } = rendered([aCard({ title: '<img src=x onerror=alert(1)>' })]);
  expect(html).not.toContain('<img src=x');
});

test('the markup stays as it came, and its still button gives way to living ones', async () => {
  const { inPage, user } = open(rendered());
  const save = await screen.findByRole('button', { name: 'Save Two rooms by the canal' });
  expect(document.querySelector('article')).toBe(inPage);
  expect(document.querySelector('[data-early]')).toBeNull();
  await user.click(save);
  expect(pressed).toHaveBeenCalledOnce();
});

test('a press before anything answers is done as soon as something does, and the focus stays', async () => {
  open(rendered(), () => {
    const still = document.querySelector<HTMLElement>('[data-early]');
    still?.focus();
    if (still) still.dataset.early = 'pressed';
  });
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(document.activeElement?.textContent).toBe('Save Two rooms by the canal');
});

test('the card is there again after the list was away', async () => {
  const { user } = open(rendered());
  await screen.findByRole('button', { name: /Save/ });
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.queryByText('Two rooms by the canal')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.getByText('Two rooms by the canal')).toBeDefined();
  expect(await screen.findByRole('button', { name: /Save/ })).toBeDefined();
});

test('a plain press on its link stays in the app, and a modified one is left to the browser', async () => {
  const { router, user } = open(rendered());
  const link = screen.getByRole('link', { name: 'Two rooms by the canal' });
  const leave = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', leave);
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  window.removeEventListener('click', leave);
  expect(router.state.location.pathname).toBe('/');
  await act(() => user.click(link));
  expect(router.state.location.pathname).toMatch(/^\/properties\//);
});
