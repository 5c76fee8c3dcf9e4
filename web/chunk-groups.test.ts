import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunkGroups, pieces } from './chunk-groups.ts';

describe('the pieces that pages share', () => {
  it('all exist', () => {
    const paths = Object.values(pieces).flat();
    const own = [
      ...paths.filter((path) => path.startsWith('app/')),
      ...paths.filter((path) => path.startsWith('domain/')).map((path) => `../${path}`),
    ];

    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([]);
  });

  it('belong to one group each, the widest first', () => {
    const all = Object.values(pieces).flat();

    expect(new Set(all).size).toBe(all.length);
    expect(chunkGroups.map(({ priority }) => priority)).toEqual(
      chunkGroups.map((_, place) => chunkGroups.length - place),
    );
  });

  it('are found by their path on any system', () => {
    const shell = chunkGroups.find(({ name }) => name === 'shell');

    expect(shell?.test('/somewhere/web/app/ui/actions/links.tsx')).toBe(true);
    expect(shell?.test('C:\\somewhere\\web\\app\\ui\\actions\\links.tsx')).toBe(true);
    expect(shell?.test('/somewhere/web/app/ui/overlays/dialog.tsx')).toBe(false);
  });
});
