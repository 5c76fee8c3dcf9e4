import { describe, expect, test } from 'vitest';
import { describeEarlierPeriod, describeLatestChange, isSameHome, rentLines } from './rent-history.ts';

describe('the line below a rent', () => {
  test('names the rent before and its day', () => {
    const rents = [
      { day: '2026-09-01', price: 1_300 },
      { day: '2026-10-03', price: 1_250 },
      { day: '2026-11-01', price: 1_200 },
    ];
    expect(describeLatestChange({ rents })).toBe('£1,250 on 3 October, now £1,200');
  });

  test('says the year where it is another one', () => {
    const rents = [
      { day: '2025-12-03', price: 1_250 },
      { day: '2026-01-02', price: 1_275.5 },
    ];
    expect(describeLatestChange({ rents })).toBe('£1,250 on 3 December 2025, now £1,275.50');
  });

  test('is not there while a rent was never changed', () => {
    expect(describeLatestChange({ rents: [{ day: '2026-10-03', price: 1_250 }] })).toBeNull();
  });
});

test('all rents are listed with their days, the latest first', () => {
  const rents = [
    { day: '2025-12-03', price: 1_250 },
    { day: '2026-01-02', price: 1_200 },
  ];
  expect(rentLines({ rents })).toEqual(['£1,200 pcm from 2 January 2026', '£1,250 pcm from 3 December 2025']);
});

describe('an earlier listing', () => {
  const rents = [{ day: '2026-05-03', price: 1_250 }];

  test('is told with its days and rent', () => {
    expect(describeEarlierPeriod({ from: '2026-05-03', until: '2026-06-01', rents })).toBe(
      'Previously listed from 3 May to 1 June 2026 at £1,250',
    );
    expect(describeEarlierPeriod({ from: '2026-05-03', until: '2026-05-03', rents })).toBe(
      'Previously listed on 3 May 2026 at £1,250',
    );
  });

  test('is told with both rents where it was changed', () => {
    const changed = [...rents, { day: '2026-05-20', price: 1_200 }];
    expect(describeEarlierPeriod({ from: '2025-05-03', until: '2026-06-01', rents: changed })).toBe(
      'Previously listed from 3 May 2025 to 1 June 2026 at £1,250, then £1,200',
    );
  });
});

describe('the same home', () => {
  const home = { title: 'Flat', line1: '12 Lock Street', line2: 'Flat 3', postcode: 'M1 1AE', propertyType: 'flat' };

  test.each([
    [{ line1: '12, Lock St.' }, true],
    [{ line1: 'Flat 3, 12 lock street', line2: '' }, false],
    [{ line1: '12 Lock Street, Apartment 3', line2: '' }, true],
    [{ postcode: 'm1 1ae' }, true],
    [{ title: 'Copy of Flat', propertyType: 'maisonette' }, true],
    [{ line2: 'Flat 4' }, false],
    [{ postcode: 'M1 1AF' }, false],
    [{ propertyType: 'room' }, false],
  ])('is told by its address: %j', (changes, same) => {
    expect(isSameHome(home, { ...home, ...changes })).toBe(same);
  });

  test('is told for a room by its title as well, because rooms share an address', () => {
    const room = { ...home, propertyType: 'room', title: 'Front room' };
    expect(isSameHome(room, { ...room, title: 'Copy of front room' })).toBe(true);
    expect(isSameHome(room, { ...room, title: 'Back room' })).toBe(false);
  });
});
