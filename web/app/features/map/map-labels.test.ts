import { describe, expect, it } from 'vitest';
import { labelsAt, labelsWithRoom } from './map-labels.ts';

const texts = (zoom: number) => labelsAt(zoom).map(({ text }) => text);

describe('the names on the map', () => {
  it('are a few cities from afar, then areas, towns and outcodes', () => {
    expect(texts(5)).toContain('London');
    expect(texts(5).length).toBeLessThan(25);
    expect(texts(7)).toContain('Sunderland');
    expect(texts(7)).not.toContain('Whitby');
    expect(texts(9)).toContain('Whitby');
    expect(texts(11)).not.toContain('LS1');
    expect(texts(12)).toContain('LS1');
  });

  it('know every city they are to name', () => {
    for (const { point } of labelsAt(5)) expect(point.lat).toBeGreaterThan(49);
    expect(texts(5)).toHaveLength(19);
  });
});

describe('names that would cover each other', () => {
  const label = (text: string, x: number, y: number) => ({ text, point: { lat: y, lng: x }, kind: 'town' as const });
  const room = (labels: Parameters<typeof labelsWithRoom>[0]) =>
    labelsWithRoom(labels, ({ lat, lng }) => ({ x: lng, y: lat }), { x: 400, y: 300 }).map(({ text }) => text);

  it('give way to the more important', () => {
    expect(room([label('Leeds', 100, 100), label('Morley', 110, 105), label('York', 200, 100)])).toEqual([
      'Leeds',
      'York',
    ]);
  });

  it('are left out when out of sight', () => {
    expect(room([label('Leeds', -100, 100), label('York', 200, 400)])).toEqual([]);
  });
});
