import * as L from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawLand } from './draw-land.ts';

let map: L.Map;

beforeEach(() => {
  // The simulated browser lays nothing out, and a map of no size shows nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const element = document.createElement('section');
  document.body.append(element);
  map = L.map(element, { zoomAnimation: false, fadeAnimation: false });
});
afterEach(() => {
  map.remove();
  vi.restoreAllMocks();
});

const BELFAST: L.LatLngTuple = [54.63, -5.8];
const drawn = (kind: string) =>
  [...map.getPane('land')!.querySelectorAll(`path.${kind}`)]
    .map((path) => path.getAttribute('d') ?? '')
    .filter((shape) => shape !== 'M0 0');
const corners = (kind: string): number => drawn(kind).join('').split('L').length;

it('draws the coast from afar at once, and in detail when its piece is loaded', async () => {
  drawLand(map);
  map.setView(BELFAST, 10);
  const fromAfar = corners('map-coast');
  expect(fromAfar).toBeGreaterThan(5);
  await vi.waitFor(() => expect(corners('map-coast')).toBeGreaterThan(2 * fromAfar));
});

it('draws lakes and rivers, wider when near', async () => {
  drawLand(map);
  map.setView([54.6, -6.4], 10);
  await vi.waitFor(() => expect(drawn('map-lake').length).toBeGreaterThan(0));
  expect(drawn('map-river').length).toBeGreaterThan(0);
  const width = () => Number.parseFloat(map.getContainer().style.getPropertyValue('--river-width'));
  const far = width();
  map.setZoom(13);
  expect(width()).toBeGreaterThan(far);
});

it('keeps only what is in sight, and the country from afar', async () => {
  drawLand(map);
  map.setView(BELFAST, 10);
  const near = map.getPane('land')!.querySelectorAll('path').length;
  map.setView([51.5, -0.1], 10);
  expect(map.getPane('land')!.querySelectorAll('path').length).toBeLessThanOrEqual(near + 5);
  map.setView([55, -4], 6);
  expect(drawn('map-coast').length).toBeGreaterThan(10);
});
