import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerLocation } from '../../lib/answer-location.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LocationInput } from './location-input.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(answerLocation(new URL(path, 'http://localhost').searchParams.get('text') ?? '')),
  );
});

it.each([
  ['the search is sent with Enter', '{Enter}'],
  ['Escape is pressed', '{Escape}'],
  ['the field is left', '{Tab}'],
])('closes the suggestions when %s', async (_, keys) => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <LocationInput name="location" />
      <button type="submit">Search</button>
    </form>,
  );
  await user.type(screen.getByRole('combobox'), 'lee');
  await screen.findByRole('listbox');
  await user.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onSubmit).toHaveBeenCalledTimes(keys === '{Enter}' ? 1 : 0);
});

it('searches for the suggestion that is picked', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('location'));
      }}
    >
      <LocationInput name="location" />
      <button type="submit">Search</button>
    </form>,
  );
  await user.type(screen.getByRole('combobox'), 'leeds');
  await user.click((await screen.findAllByRole('option'))[0]!);
  expect(sent).toEqual(['Leeds']);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('closes the suggestions by an Escape that comes in the very moment they appear', async () => {
  const { user } = renderPage(<LocationInput name="location" />);
  const input = screen.getByRole('combobox');
  await user.type(input, 'lee');
  const closed = new Promise<boolean>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!screen.queryByRole('listbox')) return;
      observer.disconnect();
      // An event that was used is cancelled.
      resolve(!fireEvent.keyDown(input, { key: 'Escape' }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  expect(await closed).toBe(true);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
