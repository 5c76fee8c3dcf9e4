import { describe, expect, it, test } from 'vitest';
import type { Nation } from '../places/nations.ts';
import { offerRefusal, offerSentence } from './offer.ts';

const RENT = 120_000;

describe('an offer above the advertised rent', () => {
  it.each<[Nation | null, string | null]>([
    ['england', offerSentence],
    // a postcode on the border may lie in England
    [null, offerSentence],
    ['wales', null],
    ['scotland', null],
    ['northern-ireland', null],
  ])('in %s is answered with %j', (nation, refusal) => {
    expect(offerRefusal(nation, RENT, RENT + 1)).toBe(refusal);
  });
});

test.each([
  ['no offer', null],
  ['the advertised rent', RENT],
  ['less than the advertised rent', RENT - 1],
])('%s may be sent anywhere', (_, offer) => {
  for (const nation of ['england', 'wales', 'scotland', 'northern-ireland', null] as const)
    expect(offerRefusal(nation, RENT, offer)).toBeNull();
});
