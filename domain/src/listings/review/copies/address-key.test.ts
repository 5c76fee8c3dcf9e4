import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

const keyOf = (lines: string, postcode = 'M1 1AE') => {
  const [line1 = '', line2 = ''] = lines.split(' | ');
  return addressKey({ line1, line2, postcode });
};

describe('an address', () => {
  it.each([
    [
      'M11AE 12 2',
      [
        'Flat 2, 12 Lock Street',
        '12 Lock Street, Flat 2',
        '2/12 Lock St',
        'Apartment 2 | 12 Lock Street',
        'Apt. 2, Canal House | 12 Lock Street',
        'FLAT 2, 12 lock street',
        '2, 12 Lock Street',
        'Unit 2, 12, Lock Street',
      ],
    ],
    ['M11AE 12', ['12 Lock Street', '12, Lock St.', '012 Lock Street', 'No. 12 Lock Street', '12 | Lock Street']],
    ['M11AE 12 a', ['12A Lock Street', '12 A Lock Street', 'Flat A, 12 Lock Street', '12 Lock Street | Flat A']],
    ['M11AE 12 ground', ['Ground Floor Flat, 12 Lock Street', '12 Lock Street, Ground Floor']],
    ['M11AE 12 first', ['First floor flat, 12 Lock Street', '1st Floor, 12 Lock Street']],
    ['M11AE 12 b 5', ['Block B, Flat 5, 12 Lock Street']],
    ['M11AE 12 room 3', ['Room 3, 12 Lock Street', '12 Lock Street, room 3']],
    ['M11AE rose-cottage', ['Rose Cottage, Mill Lane', "Rose' Cottage | Mill Lane"]],
    ['M11AE canal-house 4', ['Flat 4, Canal House, Lock Street', 'Canal House, Apartment 4 | Lock Street']],
    ['M11AE 7', ['7 First Avenue', '7 Garden Lane']],
  ])('has the key %s however it is written', (key, spellings) => {
    for (const spelling of spellings) expect([spelling, keyOf(spelling)]).toEqual([spelling, key]);
    expect(keyOf(spellings[0]!, ' m1  1ae')).toBe(key);
  });

  it('differs between homes of one building, street or postcode', () => {
    const lines = [
      '12 Lock Street',
      '14 Lock Street',
      'Flat 1, 12 Lock Street',
      'Flat 2, 12 Lock Street',
      'Flat 12, 2 Lock Street',
      'Flat 2b, 12 Lock Street',
      'Ground Floor Flat, 12 Lock Street',
      'Top Floor Flat, 12 Lock Street',
      'First Floor Rear Flat, 12 Lock Street',
      '12B Lock Street',
    ];
    expect(new Set(lines.map((line) => keyOf(line))).size).toBe(lines.length);
    expect(keyOf('12 Lock Street', 'M1 1AF')).not.toBe(keyOf('12 Lock Street'));
  });

  it('has no key while neither a number nor a house is named', () => {
    for (const line of ['Lock Street', 'Lock Street | Ancoats', 'Flat 2, Lock Street', ''])
      expect(keyOf(line)).toBeNull();
  });
});
