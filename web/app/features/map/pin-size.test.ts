import { expect, test } from 'vitest';
import { pinSize } from './pin-size.ts';

test('a rent takes as much room as a browser gives it, or a little more', () => {
  const measured = { '£850': 53, '£1,250': 65, '£12,000': 74, '£276.92': 74, '£12,345.67': 95 };
  for (const [rent, width] of Object.entries(measured)) {
    expect(pinSize(rent, 14).width - width, rent).toBeGreaterThanOrEqual(0);
    expect(pinSize(rent, 14).width - width, rent).toBeLessThanOrEqual(3);
  }
});

test('larger letters need more room, both ways', () => {
  expect(pinSize('£850', 14).height).toBe(28);
  expect(pinSize('£850', 28)).toEqual({ width: 90, height: 42 });
});
