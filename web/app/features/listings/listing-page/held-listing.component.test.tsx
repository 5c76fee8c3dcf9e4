import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderingContext } from '../../../lib/rendered/held-back.tsx';
import { holdListing } from './held-listing.ts';
import type { LoadedListingPage } from './load-listing-page.ts';

const drawing = { id: 'plan', kind: 'floor-plan' };
const loaded = {
  kind: 'found',
  picture: { path: '/share.png' },
  offer: { '@type': 'Offer' },
  code: { url: 'https://letfair.example/properties/1', size: 21, path: 'M0 0' },
  view: {
    id: '1',
    title: 'Two rooms',
    paragraphs: ['Long words about the home.'],
    photos: [{ id: 'kitchen' }, drawing],
    lister: { id: 'l', name: 'Ada', type: 'landlord', facts: ['many'] },
    similar: [],
  },
} as unknown as LoadedListingPage;

function rendering() {
  const context = new RouterContextProvider();
  context.set(renderingContext, { held: new Map(), toMarkup: () => '' });
  return context;
}

test('with the page, the browser is sent what lives in it', () => {
  const sent = holdListing(rendering(), loaded);
  expect(sent).toMatchObject({ kind: 'found', whole: null, view: { id: '1', photos: [{ id: 'kitchen' }] } });
  const text = JSON.stringify(sent);
  for (const left of ['Long words', 'M0 0', '@type', 'plan', 'many']) expect(text).not.toContain(left);
});

test('the data alone is whole', () => {
  expect(holdListing(new RouterContextProvider(), loaded)).toMatchObject({
    whole: { view: { paragraphs: ['Long words about the home.'] }, code: { size: 21 } },
  });
});

test('a home that is gone has nothing to keep', () => {
  const gone: LoadedListingPage = { kind: 'gone', title: 'Two rooms', similar: [] };
  expect(holdListing(rendering(), gone)).toBe(gone);
});
