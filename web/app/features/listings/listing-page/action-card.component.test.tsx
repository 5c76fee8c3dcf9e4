import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { ActionCard, type ListingReader } from './page-actions.tsx';

const view = { id: 'home-1', headline: '2-bed flat', path: '/properties/home-1/flat', rent: '£1,250 pcm' };

const show = (reader: ListingReader) =>
  renderPage(
    <ActionCard
      view={view}
      save={<button type="button">Favourite</button>}
      slots={{
        reader,
        message: <button type="button">Message</button>,
        apply: null,
        report: null,
        viewings: null,
        standing: () => null,
      }}
    />,
    view.path,
  );

test('the lister edits and shares the home, sets its viewing times and sees its figures, and does not write to themselves', () => {
  show('lister');
  expect(screen.getByRole('heading', { name: 'This is your home' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/list-property?listing=home-1');
  expect(screen.getByRole('link', { name: 'Viewing times' }).getAttribute('href')).toBe(
    '/properties/manage/home-1/viewing-times',
  );
  expect(screen.getByRole('link', { name: 'Figures' }).getAttribute('href')).toBe('/dashboard?listing=home-1#activity');
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
});

test('only who may write and apply has the bar at the bottom of a phone', () => {
  show('tenant');
  expect(document.querySelector('[data-action-bar]')?.textContent).toBe('MessageFavourite');
  cleanup();
  show('other');
  expect(document.querySelector('[data-action-bar]')).toBeNull();
});
