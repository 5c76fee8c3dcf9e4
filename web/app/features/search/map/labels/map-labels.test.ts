import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packedPlaces } from '../../../../../map-places-plugin.ts';
import { labelsAt, labelsWithRoom } from './map-labels.ts';
import { unpackDistricts, unpackPlaces } from './packed-places.ts';

const packed = packedPlaces();
const places = {
  cities: unpackPlaces(packed.packedCities),
  areas: unpackPlaces(packed.packedAreas),
  towns: unpackPlaces(packed.packedTowns),
  villages: unpackPlaces(readFileSync(new URL('villages.txt', import.meta.url), 'utf8')),
  stations: unpackPlaces(packed.packedStations),
  districts: unpackDistricts(packed.packedDistricts),
};
const texts = (zoom: number) => labelsAt(zoom, places).map(({ text }) => text);
const stations = (zoom: number) =>
  labelsAt(zoom, places).flatMap(({ kind, text }) => (kind === 'station' ? [text] : []));

describe('the names on the map', () => {
  it('are a few cities from afar, then areas, towns and outcodes', () => {
    expect(texts(5)).toContain('London');
    expect(texts(5).length).toBeLessThan(25);
    expect(texts(7)).toContain('Sunderland');
    expect(texts(7)).not.toContain('Whitby');
    expect(texts(9)).toContain('Whitby');
    expect(texts(10)).not.toContain('LS1');
    expect(texts(11)).toContain('LS1');
    expect(texts(12)).not.toContain('LS1 City Centre West and Civic Quarter');
    expect(texts(13)).toContain('LS1 City Centre West and Civic Quarter');
  });

  it('name every town and district once', () => {
    const named = labelsAt(12, places).filter(({ kind }) => kind !== 'station' && kind !== 'village');
    expect(named.map(({ text }) => text)).toContain('Leeds');
    expect(new Set(named.map(({ text }) => text)).size).toBe(named.length);
  });

  it('have stations that are called like a town before all others', () => {
    expect(stations(10)).toEqual([]);
    expect(stations(11)).toContain('Glasgow Central');
    expect(stations(11)).not.toContain('Headingley');
    expect(stations(13)).toContain('Headingley');
  });

  it('know every city they are to name', () => {
    for (const { point } of labelsAt(5, places)) expect(point.lat).toBeGreaterThan(49);
    expect(texts(5)).toHaveLength(19);
  });
});

describe('names that would cover each other', () => {
  const label = (text: string, x: number, y: number) => ({
    text,
    point: { lat: y, lng: x },
    kind: 'town' as const,
    size: 4,
  });
  const written = (labels: Parameters<typeof labelsWithRoom>[0], taken: Parameters<typeof labelsWithRoom>[3] = []) =>
    labelsWithRoom(labels, ({ lat, lng }) => ({ x: lng, y: lat }), { x: 400, y: 300 }, taken);
  const texts = (...labels: Parameters<typeof labelsWithRoom>[0]) => written(labels).map(({ label }) => label.text);
  const marker = (x: number, y: number, size: number) => ({ x, y, width: size, height: size });

  it('give way to the more important', () => {
    expect(texts(label('Leeds', 100, 100), label('Morley', 110, 105), label('York', 200, 100))).toEqual([
      'Leeds',
      'York',
    ]);
  });

  it('step aside for a marker, or are left out', () => {
    expect(written([label('Leeds', 100, 100)], [marker(100, 100, 40)])).toMatchObject([{ below: 44 }]);
    expect(written([label('Leeds', 100, 100)], [marker(100, 110, 40)])).toMatchObject([{ below: -22 }]);
    expect(written([label('Leeds', 100, 100)], [marker(100, 100, 200)])).toEqual([]);
    const nextToAnother = [label('Leeds', 100, 144), label('Morley', 100, 100)];
    expect(written(nextToAnother, [marker(100, 100, 40)])).toMatchObject([{ below: 0 }, { below: -44 }]);
  });

  it('keep a station on its place, below which its name stands', () => {
    const station = { ...label('Morley', 100, 100), kind: 'station' as const };
    expect(written([station], [marker(100, 100, 20)])).toEqual([]);
    expect(written([station, label('Leeds', 100, 138)]).map(({ label }) => label.text)).toEqual(['Morley', 'Leeds']);
    expect(written([label('Leeds', 100, 105), station]).map(({ label }) => label.text)).toEqual(['Leeds']);
  });

  it('leave a station its dot where its name has no room', () => {
    const station = { ...label('Morley', 100, 100), kind: 'station' as const };
    expect(written([label('Leeds', 100, 119), station])).toMatchObject([{}, { label: { text: '' }, below: 0 }]);
  });

  it('are left out when not wholly in sight', () => {
    expect(texts(label('Leeds', -100, 100), label('York', 200, 400), label('Hull', 10, 100))).toEqual([]);
    expect(texts(label('Hull', 20, 100))).toEqual(['Hull']);
  });
});
