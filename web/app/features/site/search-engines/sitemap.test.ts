import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { describe, expect, it } from 'vitest';
import { offerPaths, placePaths, sitemap, sitemapIndex } from './sitemap.ts';

const publicUrl = 'https://letfair.example';

describe('a sitemap', () => {
  it('names every address, with the time of its last change where it is known', () => {
    const xml = sitemap(publicUrl, [
      { path: '/help' },
      { path: '/properties/1', changedAt: '2026-11-16T08:00:00.000Z' },
    ]);
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://letfair.example/help</loc></url>\n' +
        '<url><loc>https://letfair.example/properties/1</loc><lastmod>2026-11-16T08:00:00.000Z</lastmod></url>\n' +
        '</urlset>\n',
    );
  });

  it('writes signs that XML keeps for itself as entities', () => {
    expect(sitemap(publicUrl, [{ path: `/properties?a=1&b=<">'` }])).toContain(
      '/properties?a=1&amp;b=&lt;&quot;&gt;&apos;</loc>',
    );
  });

  it('is named by the index', () => {
    expect(sitemapIndex(publicUrl, ['part=pages'])).toContain(
      '<sitemap><loc>https://letfair.example/sitemap.xml?part=pages</loc></sitemap>',
    );
  });
});

describe('the addresses of the site', () => {
  const all = [...publicPaths, ...placePaths({ areas: ['manchester', 'kings-lynn'], districts: ['M1', 'ZE1'] })];

  it('include the pages of those who offer homes', () =>
    expect(offerPaths({ agents: ['quay'], landlords: ['ada-l'], towns: ['leeds'] })).toEqual([
      '/agents/in/leeds',
      '/agents/quay',
      '/landlords/ada-l',
    ]));

  it('are told once each', () => expect(new Set(all).size).toBe(all.length));

  it('include the searches of places about which something is known, and of no other place', () => {
    expect(all.filter((path) => /\?|^\/(areas|postcode)\//.test(path))).toEqual([
      '/properties?location=Manchester',
      '/properties?location=King%27s+Lynn',
      '/properties?location=M1',
      '/properties?location=ZE1',
    ]);
  });

  it('include no private page', () => {
    for (const path of all) expect(path).not.toMatch(/^\/(auth|dashboard|admin|api|dev|profile|messages|shortlist)/);
  });
});
