import { publicPaths } from '@letfair/contract/site-pages';
import { describe, expect, it } from 'vitest';
import { placePaths } from './site-paths.ts';
import { ADDRESSES_PER_SITEMAP, sitemap } from './sitemap.ts';

const publicUrl = 'https://letfair.example';
const locations = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `/areas/town-${at}`);

describe('a sitemap', () => {
  it('names every address of every list once, in order', () => {
    const xml = sitemap({ publicUrl, lists: [['/', '/help'], ['/areas/leeds']] });
    expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(xml)).toEqual([`${publicUrl}/`, `${publicUrl}/help`, `${publicUrl}/areas/leeds`]);
  });

  it('writes signs that XML keeps for itself as entities', () => {
    expect(locations(sitemap({ publicUrl, lists: [['/properties?a=1&b=<">']] }))).toEqual([
      `${publicUrl}/properties?a=1&amp;b=&lt;&quot;&gt;`,
    ]);
  });

  it('of just as many addresses as are allowed is not split', () => {
    const xml = sitemap({ publicUrl, lists: [numbered(ADDRESSES_PER_SITEMAP)] });
    expect(xml).toContain('<urlset');
    expect(locations(xml)).toHaveLength(50_000);
  });

  it('of one more is an index, whose parts hold everything', () => {
    const lists = [numbered(ADDRESSES_PER_SITEMAP), ['/one-more']];
    const index = sitemap({ publicUrl, lists });
    expect(index).toContain('<sitemapindex');
    expect(locations(index)).toEqual([`${publicUrl}/sitemap.xml?part=1`, `${publicUrl}/sitemap.xml?part=2`]);
    expect(locations(sitemap({ publicUrl, lists, part: 1 }))).toHaveLength(50_000);
    expect(locations(sitemap({ publicUrl, lists, part: 2 }))).toEqual([`${publicUrl}/one-more`]);
  });

  it.each([0, 2, -1, 1.5, Number.NaN])('has no part %d', (part) => {
    expect(sitemap({ publicUrl, lists: [['/']], part })).toBeNull();
  });
});

describe('the addresses of the site', () => {
  const all = [...publicPaths, ...placePaths()];

  it('are told once each, and need no escaping', () => {
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(path).toMatch(/^\/[a-z0-9A-Z/-]*$/);
  });

  it('include every postcode district of every area, and every area', () => {
    for (const path of ['/postcode/M1', '/postcode/SW1', '/postcode/ZE1', '/postcode/BT1', '/areas/manchester', '/'])
      expect(all).toContain(path);
    expect(all.filter((path) => path.startsWith('/postcode/')).length).toBeGreaterThan(2_000);
  });

  it('include no private page', () => {
    for (const path of all) expect(path).not.toMatch(/^\/(auth|dashboard|admin|api|dev|profile|messages)/);
  });
});
