import { describe, expect, it } from 'vitest';
import type { MapPin } from './map-data.ts';
import { openingView } from './opening-view.ts';

/** A flat world on which a degree is a pixel at zoom 0. */
const opening = {
  fitting: 8,
  closest: 14,
  step: 1,
  size: { x: 600, y: 600 },
  scaleAt: (zoom: number) => ({
    fontSize: 14,
    project: ({ lat, lng }: MapPin['point']) => ({ x: lng * 2 ** zoom, y: -lat * 2 ** zoom }),
  }),
};
const aPin = (at: number, lat: number, lng: number): MapPin => ({
  ...{ id: `home ${at}`, title: '', price: 900, isReduced: false, bedrooms: 1, picture: null },
  point: { lat, lng },
});
const inARow = (count: number, apart: number, from = 0) =>
  Array.from({ length: count }, (_, at) => aPin(from * 100 + at, from, from + at * apart));

describe('the map of a place opens', () => {
  it('as a whole where homes are few or far apart', () => {
    expect(openingView({ pins: [], clusters: [] }, opening)).toBeNull();
    expect(openingView({ pins: inARow(4, 0), clusters: [] }, opening)).toBeNull();
    expect(openingView({ pins: inARow(8, 1), clusters: [] }, opening)).toBeNull();
  });

  it('closer where most homes would be in large clusters, on the part with most of them', () => {
    const view = openingView({ pins: [...inARow(20, 0.05), ...inARow(3, 0.05, 9)], clusters: [] }, opening);
    expect(view?.zoom).toBeGreaterThan(opening.fitting);
    expect(view?.points.length).toBeGreaterThan(3);
    expect(view?.points.every(({ lat }) => lat === 0)).toBe(true);
  });

  it('as a whole where a closer view would part nothing', () => {
    expect(openingView({ pins: inARow(40, 0), clusters: [] }, opening)).toBeNull();
  });

  it('a little closer where homes are too many to be sent one by one', () => {
    const clusters = [
      { point: { lat: 0, lng: 0 }, homes: 300 },
      { point: { lat: 30, lng: 30 }, homes: 40 },
    ];
    expect(openingView({ pins: [], clusters }, opening)).toEqual({ zoom: 10, points: [clusters[0]!.point] });
  });
});
