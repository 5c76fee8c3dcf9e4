import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantText } from './present-cards.ts';

test('writes an instant as toISOString does', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(instantText(date.getTime())).toBe(date.toISOString());
    }),
  );
});
