import * as L from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawDistricts } from './draw-districts.ts';

let map: L.Map;
const pressed = vi.fn<(district: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  const element = document.createElement('section');
  document.body.append(element);
  map = L.map(element, { zoomAnimation: false, doubleClickZoom: false }).setView([53.819, -1.568], 12);
});
afterEach(() => {
  map.remove();
  vi.useRealTimers();
});

const press = (kind: 'click' | 'dblclick', lat: number, lng: number) => map.fire(kind, { latlng: L.latLng(lat, lng) });

it('finds the district that was pressed, and none at sea', () => {
  drawDistricts(map, pressed);
  press('click', 53.82, -1.57);
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('LS6');
  press('click', 55, 2);
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledOnce();
});

it('leaves a double press to the zoom', () => {
  drawDistricts(map, pressed);
  press('click', 53.82, -1.57);
  press('click', 53.82, -1.57);
  press('dblclick', 53.82, -1.57);
  vi.runAllTimers();
  expect(pressed).not.toHaveBeenCalled();
});

const paths = (pane: string) => [...map.getPane(pane)!.querySelectorAll('path')];

it('draws a shape for each shade under the sea', () => {
  const districts = drawDistricts(map);
  districts.shadeBy(
    (district) => (district.startsWith('LS') ? 3 : 0),
    () => 1,
  );
  districts.choose(['LS6', 'LS7']);
  const classesOf = (pane: string) => paths(pane).map((path) => path.getAttribute('class') ?? '');
  expect(classesOf('districts').some((name) => name.includes('map-shade-3'))).toBe(true);
  expect(classesOf('districts').at(-1)).toContain('map-chosen');
  expect(classesOf('land').some((name) => name.includes('map-sea'))).toBe(true);
  const levelOf = (pane: string) => Number(map.getPane(pane)!.style.zIndex);
  expect(levelOf('districts')).toBeLessThan(levelOf('land'));
});

it('shades postcode areas while the country is in sight, and districts when near', () => {
  const districts = drawDistricts(map);
  const isDrawn = (shade: number) =>
    paths('districts')
      .find((path) => path.getAttribute('class')?.includes(`map-shade-${shade}`))
      ?.getAttribute('d') !== 'M0 0';
  districts.shadeBy(
    () => 3,
    () => 1,
  );
  expect([1, 3].map(isDrawn)).toEqual([false, true]);
  map.setZoom(7);
  expect([1, 3].map(isDrawn)).toEqual([true, false]);
  map.setZoom(12);
  expect([1, 3].map(isDrawn)).toEqual([false, true]);
});
