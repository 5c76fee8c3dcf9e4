import { describe, expect, it } from 'vitest';
import { wordsSaying } from './example-wording.ts';

const biddingWords = wordsSaying('bidding');

describe('words that invite bids', () => {
  it.each([
    'Offers over £1,200',
    'offers over 1200 pcm',
    'Rent: offers over.',
    'Offers over 1,200',
    'Offers in excess of £1,500 pcm',
    'OIEO £950',
    'Offers above the asking rent welcome',
    'offers over are welcome',
    'Goes to the highest bidder',
    'Let to the highest  offer',
    'Best and final offers by Friday',
    'Sealed bids by noon',
    'Bids invited',
    'bids are welcome',
    'Bidding starts at £900',
    'Send us your bids',
    'Offers invited',
    'No pets, highest bidder',
    'Not furnished - offers over £1,200',
    'Offers over £1,200 and not a penny less',
  ])('are found in %j', (text) => {
    expect(biddingWords(text)).toEqual(expect.any(String));
  });

  it.each([
    'Manchester offers over 100 restaurants',
    'The flat offers over 500 sq ft of living space',
    'Offers over 700 square feet',
    'The garden offers above average privacy',
    'No offers over the asking rent',
    'We do not accept bids',
    'Offers above the rent are not accepted',
    'Bids above the rent will be refused',
    'The terrace offers great views',
    'A morbid bidet',
    'Bidston Road',
    '',
  ])('are not found in %j', (text) => {
    expect(biddingWords(text)).toBeNull();
  });

  it('are named as they stand there', () => {
    expect(biddingWords('Two beds. Offers over £1,200 pcm.')).toBe('Offers over £1,200');
  });
});
