import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMap } from './create-map.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports no movement once it is removed, even right after the window was resized', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const resizeTo = (width: number) =>
    Object.defineProperty(element, 'clientWidth', { value: width, configurable: true });
  resizeTo(400);
  const onRest = vi.fn();
  const { map, lookAt, remove } = createMap(element, { tiles: null, onRest });
  lookAt(null);
  onRest.mockClear();
  resizeTo(300);
  map.invalidateSize({ debounceMoveend: true });
  remove();
  expect(() => vi.runAllTimers()).not.toThrow();
  expect(onRest).not.toHaveBeenCalled();
});
