import { describe, expect, it } from 'vitest';
import { activitySeries, rentComparison, scaleOf } from './activity.ts';

const days = [
  { day: '2026-11-13', views: 4, saves: 0, enquiries: 1 },
  { day: '2026-11-14', views: 10, saves: 0, enquiries: 0 },
];

describe('thirty days of a home', () => {
  it('are three lines, each on its own scale', () => {
    expect(activitySeries(days).map(({ label, total, top }) => [label, total, top])).toEqual([
      ['Views', 14, 10],
      ['Saves', 0, 1],
      ['Enquiries', 1, 1],
    ]);
  });

  it('have a scale of whole numbers', () => {
    const odd = [{ day: '2026-11-14', views: 7, saves: 1, enquiries: 0 }];
    expect(activitySeries(odd).map(({ top }) => scaleOf(top))).toEqual([
      [8, 4, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('are told in words as well', () => {
    const [views, saves] = activitySeries(days);
    expect(views?.sentence).toBe('Views: 14 in 2 days, at most 10 a day.');
    expect(saves?.sentence).toBe('Saves: none in 2 days.');
  });

  it('may be no days at all', () => {
    expect(activitySeries([]).every(({ total, top }) => total === 0 && top === 1)).toBe(true);
  });
});

describe('the rent beside the rents around it', () => {
  const home = { days: [], price: 1250, outcode: 'LS1' };

  it.each([
    [1000, '£1,250 pcm is 25% above the median for homes on Letfair in LS1, £1,000 pcm.'],
    [1300, '£1,250 pcm is 4% below the median for homes on Letfair in LS1, £1,300 pcm.'],
    [1252, '£1,250 pcm is just below the median for homes on Letfair in LS1, £1,252 pcm.'],
    [1250, '£1,250 pcm is the median for homes on Letfair in LS1, £1,250 pcm.'],
  ])('with a median of %d', (median, sentence) => {
    expect(rentComparison({ ...home, median })).toBe(sentence);
  });

  it('is not judged by too few homes', () => {
    expect(rentComparison({ ...home, median: null })).toBeNull();
  });
});
