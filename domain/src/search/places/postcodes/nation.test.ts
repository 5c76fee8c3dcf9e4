import { describe, expect, it } from 'vitest';
import { nationOf, possibleNations } from './nation.ts';
import { postcodeAreas } from './postcode-areas.ts';

describe('the nation of a postcode', () => {
  it.each([
    ['M1 1AE', 'england'],
    ['SW1A', 'england'],
    ['CF10 1AA', 'wales'],
    ['LL57', 'wales'],
    ['EH1 1YZ', 'scotland'],
    ['ze1', 'scotland'],
    ['BT1 5GS', 'northern-ireland'],
    ['CH1', 'england'],
    ['CH5', 'wales'],
    ['CH41', 'england'],
    ['SY1', 'england'],
    ['SY23', 'wales'],
    ['LD1', 'wales'],
    ['HR1', 'england'],
    ['NP20', 'wales'],
    ['TD1', 'scotland'],
  ])('%s is in %s', (postcode, nation) => {
    expect(nationOf(postcode)).toBe(nation);
  });

  it.each(['CH4', 'HR3', 'HR5', 'LD7', 'LD8', 'NP16', 'NP25', 'SY10', 'SY15', 'TD12', 'TD15 1AA'])(
    '%s lies on a border, so the lister is asked',
    (postcode) => {
      expect(nationOf(postcode)).toBeNull();
    },
  );

  it('is not told for the Crown dependencies, unknown letters and nonsense', () => {
    for (const text of ['GY1', 'JE2 3AB', 'IM9', 'QQ1', '', 'Wales']) expect(nationOf(text)).toBeNull();
  });

  it('is known for every district of every area except where the border runs', () => {
    const mixed = new Set(['CH', 'HR', 'LD', 'NP', 'SY', 'TD']);
    for (const { letters, highestDistrict, nation } of postcodeAreas) {
      expect(nation === null, letters).toBe(mixed.has(letters));
      for (let number = 1; number <= highestDistrict; number++)
        if (!mixed.has(letters)) expect(nationOf(`${letters}${number}`)).toBe(nation);
    }
  });

  it('is one of two where the border runs, and none outside the UK', () => {
    expect(possibleNations('M1 1AE')).toEqual(['england']);
    expect(possibleNations('CH4')).toEqual(['england', 'wales']);
    expect(possibleNations('TD15 1AA')).toEqual(['england', 'scotland']);
    for (const text of ['', 'JE2 3AB', 'QQ1']) expect(possibleNations(text)).toEqual([]);
  });
});
