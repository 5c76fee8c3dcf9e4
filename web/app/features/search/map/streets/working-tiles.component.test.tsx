import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { toastNow } from '../../../../ui/feedback/toast-store.ts';
import type { MapTiles } from '../map-data.ts';
import { attributionText } from './read-archive.ts';
import { reportAttribution, reportBrokenArchive, useWorkingTiles } from './working-tiles.ts';

const DrawnMap = ({ tiles }: { readonly tiles: MapTiles | null }) => (
  <p>{useWorkingTiles(tiles)?.attribution ?? 'districts'}</p>
);

it('thanks whom the archive names, and draws districts once it broke, which is told once', () => {
  const tiles: MapTiles = { kind: 'pmtiles', url: '/streets/1.pmtiles', attribution: '© Someone' };
  renderPage(<DrawnMap tiles={tiles} />);
  expect(screen.getByText('© Someone')).toBeTruthy();
  act(() => reportAttribution(tiles.url, '© OpenStreetMap'));
  expect(screen.getByText('© OpenStreetMap')).toBeTruthy();

  act(() => reportBrokenArchive(tiles.url));
  expect(screen.getByText('districts')).toBeTruthy();
  const told = toastNow();
  expect(told?.title).toBe('We couldn’t load the street map');
  act(() => reportBrokenArchive(tiles.url));
  expect(toastNow()).toBe(told);
});

it('draws districts where nothing is set up', () => {
  renderPage(<DrawnMap tiles={null} />);
  expect(screen.getByText('districts')).toBeTruthy();
});

it('reads the attribution of an archive as words, never as HTML', () => {
  expect(attributionText('<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>')).toBe(
    '© OpenStreetMap, openstreetmap.org/copyright',
  );
  expect(attributionText('Protomaps\n  © OpenStreetMap openstreetmap.org/copyright')).toBe(
    'Protomaps © OpenStreetMap openstreetmap.org/copyright',
  );
  expect(attributionText('Contains <b>OS data</b><img src=x onerror=alert(1)>')).toBe('Contains OS data');
});
