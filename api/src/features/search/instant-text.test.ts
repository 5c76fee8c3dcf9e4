import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantText } from './instant-text.ts';

test('an instant is written as the language writes it', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(instantText(date.getTime())).toBe(date.toISOString());
    }),
  );
});
