import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublicListing } from '../../../testing/example-listing.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { listingView } from './listing-view.ts';
import { Title } from './listing-words.tsx';

const show = (videoTour: string) => {
  const listing = aPublicListing();
  const said = { ...listing, materialInformation: { ...listing.materialInformation, videoTour } };
  return renderPage(<Title view={listingView(said, '2026-12-03')} />, '/properties/home-1');
};

test('a video tour is a link in a new tab, and nothing of the other site is in the page', () => {
  show('http://youtu.be/letfairDemo');
  const link = screen.getByRole('link', { name: 'Watch the video tour on YouTube (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://youtu.be/letfairDemo');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  expect(document.querySelector('iframe, video, [src*="youtu"]')).toBeNull();
});

test.each(['', 'https://example.com/tour'])('there is no link for %j', (videoTour) => {
  show(videoTour);
  expect(screen.queryByRole('link', { name: /video tour/ })).toBeNull();
});

test('the rent is also said by the week', () => {
  show('');
  expect(screen.getByText('£1,250 pcm')).toBeDefined();
  expect(screen.getByText('£288 a week')).toBeDefined();
});
