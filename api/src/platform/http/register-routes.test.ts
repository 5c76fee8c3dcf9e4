import { expect, test } from 'vitest';
import { withMediaUrls } from './register-routes.ts';

const id = '01980000-0000-7000-8000-0000000000ab';
const media = 'https://media.example';

test('photos come from the media address, except those that only an admin may see', () => {
  const answer = {
    sources: [{ url: `/photos/${id}-480.webp`, width: 480 }],
    picture: `/photos/${id}-960.webp`,
    reviewed: { url: `/photos/${id}-480.webp?pass=a.b` },
    title: `A "url":"/photos/${id}-480.webp" in words`,
  };
  expect(JSON.parse(withMediaUrls(JSON.stringify(answer), media))).toEqual({
    ...answer,
    sources: [{ url: `${media}/photos/${id}-480.webp`, width: 480 }],
    picture: `${media}/photos/${id}-960.webp`,
  });
});
