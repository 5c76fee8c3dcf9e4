import { describe, expect, it } from 'vitest';
import { CROWN_DEPENDENCIES, postcodeAreas } from '../postcodes/postcode-areas.ts';
import { POSTCODE_FORMAT } from '../postcodes/postcodes.ts';
import { cityEntries, locationList } from './location-list.ts';

describe('the postcode areas', () => {
  it('are the 121 of the United Kingdom, without the Crown dependencies', () => {
    expect(postcodeAreas).toHaveLength(121);
    expect(new Set(postcodeAreas.map(({ letters }) => letters)).size).toBe(121);
    for (const { letters } of postcodeAreas) expect(CROWN_DEPENDENCIES.has(letters)).toBe(false);
  });
  it('each have a name, a county, a highest district and a centre in the UK', () => {
    for (const { letters, name, county, highestDistrict, centre } of postcodeAreas) {
      expect(name.length > 2 && county.length > 2, letters).toBe(true);
      expect(highestDistrict >= 2 && highestDistrict <= 99, letters).toBe(true);
      expect(centre.lat > 49.8 && centre.lat < 61 && centre.lng > -8.3 && centre.lng < 1.9, letters).toBe(true);
    }
  });
});

describe('the built-in list', () => {
  it('has about 16 city-level entries with an empty postcode', () => {
    const cities = locationList().filter(({ type }) => type === 'area');
    expect(cities).toEqual(cityEntries);
    expect(cities).toHaveLength(16);
    for (const city of cities) expect(city).toMatchObject({ postcode: '', type: 'area' });
    const names = cities.map(({ area }) => area);
    for (const name of ['London', 'Manchester', 'Birmingham', 'Leeds', 'Glasgow', 'Edinburgh', 'Cardiff', 'Belfast'])
      expect(names).toContain(name);
  });
  it('has two sample postcodes for each district from 1 to the highest of the area', () => {
    const districts = postcodeAreas.reduce((sum, { highestDistrict }) => sum + highestDistrict, 0);
    const postcodes = locationList().filter(({ type }) => type === 'postcode');
    expect(postcodes).toHaveLength(districts * 2);
    const all = new Set(postcodes.map(({ postcode }) => postcode));
    expect(all.size).toBe(districts * 2);
    for (const { letters, highestDistrict } of postcodeAreas) {
      expect(all.has(`${letters}1 1AA`)).toBe(true);
      expect(all.has(`${letters}${highestDistrict} 1AB`)).toBe(true);
      expect(all.has(`${letters}${highestDistrict + 1} 1AA`)).toBe(false);
      expect(all.has(`${letters}0 1AA`)).toBe(false);
    }
  });
  it('gives every entry all five fields and valid postcodes', () => {
    for (const { postcode, area, district, county, type } of locationList()) {
      expect(area !== '' && district !== '' && county !== '').toBe(true);
      expect(type === 'area' ? postcode === '' : POSTCODE_FORMAT.test(postcode)).toBe(true);
    }
  });
  it('knows the districts of the larger cities by name', () => {
    const district = (postcode: string) => locationList().find((entry) => entry.postcode === postcode)?.district;
    expect(district('NW1 1AA')).toBe('Camden Town');
    expect(district('M20 1AB')).toBe('Didsbury and Withington');
    expect(district('EH6 1AA')).toBe('Leith');
    expect(district('SS13 1AA')).toBe('Pitsea, Basildon');
    expect(district('AB1 1AA')).toBe('AB1');
  });
});
