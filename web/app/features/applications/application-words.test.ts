import { applicationStatuses } from '@letfair/domain/applications/lifecycle';
import { expect, test } from 'vitest';
import { offerText, stepTexts } from './application-words.ts';

test('every step of the timeline has a word of its own', () => {
  expect(new Set(applicationStatuses.map((status) => stepTexts[status])).size).toBe(applicationStatuses.length);
});

test('an offer is told, and so is that there is none', () => {
  expect(offerText({ offer: 1200, price: 1250 })).toBe('£1,200 pcm');
  expect(offerText({ offer: null, price: 1250 })).toBe('£1,250 pcm, as advertised');
});
