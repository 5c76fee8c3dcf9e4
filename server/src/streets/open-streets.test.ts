import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeArchive } from '../testing/tile-archive.ts';
import { ADDED_STREETS } from './added-streets.ts';
import { openStreets } from './open-streets.ts';

const archiveWith = (text: string) => makeArchive([{ z: 0, x: 0, y: 0, data: Buffer.from(text) }]);

async function site() {
  const path = join(await temporaryFolder(), ADDED_STREETS);
  const warnings: string[] = [];
  const logger = { warn: (text: string) => warnings.push(text) } as unknown as Parameters<
    typeof openStreets
  >[1]['logger'];
  const mapTiles = { kind: 'pmtiles-added', path, attribution: 'Us' } as const;
  const stops: (() => unknown)[] = [];
  const streets = await openStreets({ mapTiles }, { logger }, (stop) => void stops.push(stop), 5);
  onTestFinished(async () => {
    for (const stop of stops.toReversed()) await stop();
  });
  /** As the command does, by renaming. */
  const add = async (content: Buffer) => {
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  };
  return { path, warnings, streets, add };
}

test('streets that are added, replaced and removed are noticed while the site runs', async () => {
  const { path, streets, add } = await site();
  expect(streets.readMapTiles()).toBeNull();
  await add(archiveWith('one'));
  await vi.waitFor(() => expect(streets.readMapTiles()?.url).toMatch(/^\/streets\/[0-9a-f]{16}\.pmtiles$/));
  const first = streets.readMapTiles()!.url;
  expect(streets.readMapTiles()).toEqual({ kind: 'pmtiles', url: first, attribution: 'Us' });
  await add(archiveWith('another'));
  await vi.waitFor(() => expect(streets.readMapTiles()?.url ?? first).not.toBe(first));
  await rm(path);
  await vi.waitFor(() => expect(streets.readMapTiles()).toBeNull());
});

test('a file that the map can’t draw is told and not used', async () => {
  const { path, streets, add, warnings } = await site();
  await add(Buffer.from('no archive'));
  await vi.waitFor(() =>
    expect(warnings).toEqual([
      expect.stringMatching(/streets\.pmtiles is not used, because it isn’t a version 3 PMTiles archive\./),
    ]),
  );
  expect(warnings[0]).toContain(path);
  expect(streets.readMapTiles()).toBeNull();
});
