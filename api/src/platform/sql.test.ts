import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sql } from './sql.ts';

describe('a statement', () => {
  test('numbers its values in the order in which they stand', () => {
    const place = sql`(district = ${'M14'} or region = ${'LONDON'})`;
    const { text, values } = sql`select ${1}::int where ${place} and rent_pence < ${150_000}`;
    expect(text).toBe('select $1::int where (district = $2 or region = $3) and rent_pence < $4');
    expect(values).toEqual([1, 'M14', 'LONDON', 150_000]);
  });

  test('sends a piece that stands twice twice', () => {
    const home = sql`id = ${'a'}`;
    const { text, values } = sql`${home} or not ${home}`;
    expect(text).toBe('id = $1 or not id = $2');
    expect(values).toEqual(['a', 'a']);
  });

  test('joins pieces with a comma, or with what is asked for', () => {
    const pieces = [sql`a = ${1}`, sql`b`, sql`c = ${2}`];
    expect(sql.join(pieces).text).toBe('a = $1, b, c = $2');
    expect(sql`where ${sql.join(pieces, sql` and `)}`.text).toBe('where a = $1 and b and c = $2');
    expect(sql.join([]).text).toBe('');
  });

  test('has in its text what is named so', () => {
    expect(sql`select ${sql.ref('bedrooms-1')} limit ${sql.lit(25)} ${sql.raw('for update')}`.text).toBe(
      'select "bedrooms-1" limit 25 for update',
    );
  });

  test('keeps a name whole, whatever is in it', () => {
    expect(sql.ref('a"; drop table listing').text).toBe('"a""; drop table listing"');
  });

  test('never takes a value for SQL, whatever it looks like', () => {
    const lookalike = fc.record({ texts: fc.array(fc.string()), values: fc.array(fc.anything()), text: fc.string() });
    fc.assert(
      fc.property(fc.oneof(fc.string(), lookalike, fc.anything()), (value) => {
        const { text, values } = sql`select ${sql`${value}`}`;
        expect(text).toBe('select $1');
        expect(values).toEqual([value]);
      }),
    );
  });
});
