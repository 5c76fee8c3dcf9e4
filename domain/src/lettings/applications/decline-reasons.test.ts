import { expect, test } from 'vitest';
import { declineReasonOf, declineReasons, declineReasonTexts, declineText } from './decline-reasons.ts';

test('a reason from the list is enough, another one needs words, and words alone are another one', () => {
  expect(declineReasonOf('move-in-date', '')).toBe('move-in-date');
  expect(declineReasonOf('other', ' ')).toBeNull();
  expect(declineReasonOf(undefined, '')).toBeNull();
  expect(declineReasonOf(undefined, 'The dates do not fit.')).toBe('other');
});

test('the applicant reads the reason and what the lister adds', () => {
  expect(declineText('offer-too-low', '')).toBe('The offer is below the asking rent.');
  expect(declineText('offer-too-low', 'We ask for £900.')).toBe('The offer is below the asking rent. We ask for £900.');
  expect(declineText('other', 'The roof has to be mended.')).toBe('The roof has to be mended.');
  expect(declineText(null, 'Written before the list.')).toBe('Written before the list.');
});

test('no reason is about who somebody is', () => {
  const words = declineReasons.map((reason) => declineReasonTexts[reason]).join(' ');
  expect(words).not.toMatch(/child|benefit|universal credit|age|sex|race|nationality|religio|disab|pregnan|married/i);
});
