import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { pageManifest } from './page-manifest.ts';

const route = (id: string, rest: object) => ({
  id,
  module: `/${id}.js`,
  imports: ['/shared.js'],
  hasAction: false,
  ...rest,
});
const manifest = {
  entry: { module: '/entry.js', imports: ['/react.js', '/shared.js'] },
  routes: {
    root: route('root', { path: '', hasLoader: true }),
    home: route('home', { parentId: 'root', index: true }),
    listing: route('listing', { parentId: 'root', path: 'properties/:id', imports: ['/gallery.js', '/shared.js'] }),
    help: route('help', { parentId: 'root', path: 'help' }),
  },
  url: '/manifest.js',
  version: '1',
} as unknown as EntryContext['manifest'];

const of = (...ids: string[]) =>
  pageManifest({
    manifest,
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) } as EntryContext['staticHandlerContext'],
  });

test('a page knows its own routes and the page at the beginning of its path', () => {
  expect(Object.keys(of('root', 'listing').manifest.routes)).toEqual(['root', 'listing', 'home']);
  expect(Object.keys(of('root', 'home').manifest.routes)).toEqual(['root', 'home']);
});

test('its files are named once, and those of other pages stay with their routes', () => {
  const { manifest: own, modules } = of('root', 'listing');
  expect(modules).toEqual(['/entry.js', '/react.js', '/shared.js', '/root.js', '/listing.js', '/gallery.js']);
  expect([own.entry.imports, own.routes.listing?.imports]).toEqual([[], []]);
  expect(own.routes.home?.imports).toEqual(['/shared.js']);
});

test('what a route has is said, and what it doesn’t have is not', () => {
  expect(of('root', 'home').manifest.routes.root).toEqual({
    ...{ id: 'root', path: '', module: '/root.js', imports: [], hasLoader: true },
  });
});
