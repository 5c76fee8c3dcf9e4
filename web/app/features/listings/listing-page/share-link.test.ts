import { expect, test } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'A flat', url: 'https://letfair.example/properties/1' };
const refused = (name: string) => async () => {
  throw Object.assign(new Error('no'), { name });
};

test('a browser that can share shares', async () => {
  const given: unknown[] = [];
  expect(await shareLink({ share: async (what) => void given.push(what) }, link)).toBe('shared');
  expect(given).toEqual([link]);
});

test('closing the sheet copies nothing', async () => {
  expect(await shareLink({ share: refused('AbortError'), clipboard: { writeText: refused('Error') } }, link)).toBe(
    'shared',
  );
});

test('without sharing the link is copied', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await shareLink({ clipboard }, link)).toBe('copied');
  expect(await shareLink({ share: refused('NotAllowedError'), clipboard }, link)).toBe('copied');
  expect(copied).toEqual([link.url, link.url]);
});

test('where not even that is allowed, the address is told', async () => {
  expect(await shareLink({}, link)).toBe('shown');
  expect(await shareLink({ clipboard: { writeText: refused('NotAllowedError') } }, link)).toBe('shown');
});
