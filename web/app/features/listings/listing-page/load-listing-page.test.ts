import { type Client, createClient } from '@letfair/contract/wire/client';
import { expect, test } from 'vitest';
import { aPublicListing } from '../../../testing/example-listing.ts';
import { type ListingPageContract, loadListingPage } from './load-listing-page.ts';

const site = { publicUrl: 'https://letfair.example', now: new Date('2026-11-15T12:00:00Z') };
const { id } = aPublicListing();

/** The client of the contract over a wire that always answers this. */
function answering(answer: unknown): Client<ListingPageContract> & { readonly asked: string[] } {
  const asked: string[] = [];
  const route = { method: 'GET', path: '/api/properties/:id' } as const;
  const client = createClient<ListingPageContract>({ search: { property: route } }, async (_, { params }) => {
    asked.push(params?.id ?? '');
    return answer;
  });
  return { ...client, asked };
}
const refusing = (code: string, data?: unknown) =>
  answering({ success: false, message: 'No.', error: { code }, ...(data !== undefined && { data }) });

test('a home is put into words, offered to machines and pictured by its cover', async () => {
  const loaded = await loadListingPage(answering({ success: true, data: aPublicListing() }), id, site);
  expect(loaded).toMatchObject({
    kind: 'found',
    view: { headline: '2-bed flat in Ancoats, Manchester, £1,250 pcm' },
    offer: { '@type': 'Offer' },
    picture: { path: '/share-pictures/a-1600.jpg', width: 1200, height: 630, alt: 'The living room' },
  });
});

test('without an address of the site there is nothing to offer to machines, and without photos a card is drawn', async () => {
  const api = answering({ success: true, data: aPublicListing({ photos: [] }) });
  const loaded = await loadListingPage(api, id, { ...site, publicUrl: undefined });
  expect(loaded).toMatchObject({
    offer: null,
    picture: { path: `/share-cards/${id}.png`, alt: '2-bed flat in Ancoats, Manchester, £1,250 pcm' },
  });
});

test('what is no id is no page, and nobody is asked', async () => {
  const api = answering(null);
  for (const text of ['manage-me', '', `${id}0`, '../secret'])
    expect(await loadListingPage(api, text, site)).toEqual({ kind: 'none' });
  expect(api.asked).toEqual([]);
});

test('a home that is gone comes with others', async () => {
  const gone = { title: 'Two rooms', similar: [] };
  expect(await loadListingPage(refusing('gone', gone), id, site)).toEqual({ kind: 'gone', ...gone });
});

test('a home that nobody knows is no page, and a server in trouble says so', async () => {
  expect(await loadListingPage(refusing('not_found'), id, site)).toEqual({ kind: 'none' });
  expect(await loadListingPage(refusing('unavailable'), id, site)).toEqual({ kind: 'failed', status: 503 });
});
