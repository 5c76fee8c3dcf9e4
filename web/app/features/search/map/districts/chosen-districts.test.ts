import { expect, test } from 'vitest';
import { districtsIn, toggleDistrict } from './chosen-districts.ts';

test('a pressed district replaces a place that is no district, and joins others', () => {
  expect(toggleDistrict('Leeds', 'LS6')).toBe('LS6');
  expect(toggleDistrict(undefined, 'LS6')).toBe('LS6');
  expect(toggleDistrict('LS6', 'LS7')).toBe('LS6 or LS7');
  expect(toggleDistrict('ls6, LS7', 'LS8')).toBe('LS6 or LS7 or LS8');
});

test('pressed again it goes', () => {
  expect(toggleDistrict('LS6 or LS7', 'LS6')).toBe('LS7');
  expect(toggleDistrict('LS6', 'LS6')).toBe('');
});

test('of too many the first gives way', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `M${at + 1}`);
  expect(districtsIn(toggleDistrict(ten.join(' or '), 'M11'))).toEqual([...ten.slice(1), 'M11']);
});

test('places besides districts are not split', () => {
  for (const location of ['Leeds or LS6', 'LS6 3AA', '', undefined]) expect(districtsIn(location)).toEqual([]);
});
