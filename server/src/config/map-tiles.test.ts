import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';

function config(environment: Record<string, string> = {}): Config {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}
function problem(environment: Record<string, string>): string {
  const parsed = parseConfig(environment);
  if (parsed.ok) throw new Error('This was accepted.');
  return parsed.problem;
}

test('a map of real pictures needs their address, and thanks whoever made them', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(config({ MAP_TILES_URL: url }).mapTiles).toEqual({
    kind: 'raster',
    url,
    attribution: expect.stringContaining('OpenStreetMap contributors'),
  });
  expect(config({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Ourselves' }).mapTiles?.attribution).toBe(
    '© Ourselves',
  );
  for (const wrong of [
    'https://tiles.example/',
    'tiles/{z}/{x}/{y}',
    'https://{s}.tiles.example/{z}/{x}/{y}',
    `${url};x`,
  ])
    expect(problem({ MAP_TILES_URL: wrong })).toMatch(/^MAP_TILES_URL must be an address/);
});

test('takes a PMTiles archive below the data folder, or at an https address', () => {
  const attribution = expect.stringContaining('OpenStreetMap contributors');
  for (const name of ['streets.pmtiles', 'maps/uk.pmtiles', '/srv/letfair/uk.pmtiles'])
    expect(config({ DATA_DIR: '/srv/letfair', MAP_PMTILES: name }).mapTiles).toEqual({
      kind: 'pmtiles-file',
      path: resolve('/srv/letfair', name),
      attribution,
    });
  const url = 'https://maps.example/uk.pmtiles?v=2';
  expect(config({ MAP_PMTILES: url }).mapTiles).toEqual({ kind: 'pmtiles', url, attribution });
  for (const wrong of [
    'http://maps.example/uk.pmtiles',
    'https://',
    'https://me:secret@maps.example/uk.pmtiles',
    'https://maps.example/uk.pmtiles;x',
    's3://bucket/uk.pmtiles',
    '../uk.pmtiles',
    '/etc/passwd',
    '.',
    'a\0b',
  ])
    expect(problem({ MAP_PMTILES: wrong })).toMatch(/^MAP_PMTILES must be the path of a PMTiles file below DATA_DIR/);
});

test('refuses two sources of one map', () => {
  expect(problem({ MAP_PMTILES: 'a.pmtiles', MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' })).toBe(
    'MAP_TILES_URL and MAP_PMTILES are both set. Remove one, because a map can only use one.',
  );
});
