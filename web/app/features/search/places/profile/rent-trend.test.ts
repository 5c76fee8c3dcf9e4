import { areaProfile, areaSlugs } from '@letfair/domain/search/places/profiles/area-profile';
import { postcodeProfile } from '@letfair/domain/search/places/profiles/postcode-profile';
import { describe, expect, it, test } from 'vitest';
import { bedroomsInWords, change, rentTrend, TREND_MONTHS } from './rent-trend.ts';

const profile = { avgPrice: 1250, marketTrends: { monthlyChange: 0.8, yearlyChange: 5.6, daysOnMarket: 12 } };
const withDemand = { ...profile, marketTrends: { ...profile.marketTrends, demandLevel: 'High' } } as const;

describe('the rents of the last twelve months', () => {
  it('are thirteen, and the last is the average', () => {
    const trend = rentTrend('M1', withDemand);
    expect(trend).toHaveLength(TREND_MONTHS + 1);
    expect(trend.at(-1)).toBe(1250);
  });

  it('show the yearly and the monthly change', () => {
    const trend = rentTrend('M1', withDemand);
    expect((1250 / trend[0]! - 1) * 100).toBeCloseTo(5.6, 1);
    expect((1250 / trend.at(-2)! - 1) * 100).toBeCloseTo(0.8, 1);
  });

  it('are the same for the same place, and differ between places', () => {
    expect(rentTrend('M1', withDemand)).toEqual(rentTrend('M1', withDemand));
    expect(rentTrend('M1', withDemand)).not.toEqual(rentTrend('M2', withDemand));
  });

  it('never leave the neighbourhood of the average, wherever it is', () => {
    const profiles = [...areaSlugs().map(areaProfile), ...['M1', 'SW1', 'ZE1', 'BT1', 'LD8'].map(postcodeProfile)];
    const far = profiles.filter((one) =>
      rentTrend(one!.name, one!).some((rent) => rent <= one!.avgPrice * 0.88 || rent >= one!.avgPrice * 1.03),
    );
    expect(far).toEqual([]);
  });
});

test('a change says which way', () => {
  expect([5.6, -0.3, 0].map(change)).toEqual(['+5.6%', '−0.3%', '0%']);
});

test('bedrooms are counted in words', () => {
  expect([0, 1, 4].map(bedroomsInWords)).toEqual(['No separate bedroom', '1 bedroom', '4 bedrooms']);
});
