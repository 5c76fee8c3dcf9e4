import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerLocation } from '../answer-location.ts';
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
