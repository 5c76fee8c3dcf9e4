import { describe, expect, it } from 'vitest';
import { centreOfOutcode } from '../postcodes/outcodes.ts';
import { resolvePlace } from '../suggestions/resolve-place.ts';
import { distanceKm } from '../towns.ts';
import { universities } from './universities.ts';

/** The outcode of a campus in the country is that far across. */
const FARTHEST_KM = 9;

describe('the universities', () => {
  it('are each near the middle of their outcode', () => {
    const far = universities().filter(({ outcode, centre }) => {
      const middle = centreOfOutcode(outcode);
      return middle === null || distanceKm(middle, centre) > FARTHEST_KM;
    });
    expect(far).toEqual([]);
    expect(universities().length).toBeGreaterThan(135);
  });

  it('are found by their own name', () => {
    for (const { name } of universities()) expect(resolvePlace(name)).toMatchObject({ kind: 'university', name });
  });

  it.each([
    ['leeds uni', 'University of Leeds'],
    ['Leeds University', 'University of Leeds'],
    ['uni of york', 'University of York'],
    ['UCL', 'University College London'],
    ['kings college london', "King's College London"],
    ['newcastle uni', 'Newcastle University'],
    ['leeds beckett', 'Leeds Beckett University'],
    ['mmu', 'Manchester Metropolitan University'],
  ])('%j is called %s', (text, name) => {
    expect(resolvePlace(text)?.name).toBe(name);
  });
});
