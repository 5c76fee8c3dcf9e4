import { describe, expect, test } from 'vitest';
import { superLinear } from './super-linear.ts';

describe('takes more than linear time', () => {
  test.each([
    ['a run that has to reach the end', /\s+$/],
    ['a run before something that may be missing', /\s+or\s+/i],
    ['a tag that is never closed', /<[^>]*>/],
    ['a comment that is never closed', /\/\*[\s\S]*?\*\//],
    ['two neighbours that read the same', /^\s*(.*?)\s*$/],
    ['a repetition in a repetition', /^(?:a+)+$/],
    ['alternatives that read the same', /^(?:a|a)*$/],
    ['alternatives that share a beginning', /^(?:a|ab|b)*$/],
    ['quotation marks that may be doubled', /"(?:[^"]|"")*"/g],
    ['a look ahead from each character', /a(?=[\s\S]*b)/g],
    ['a look ahead that always succeeds', /a(?=[\s\S]*)/g],
    ['an end that is tried behind each match', /a(?:[\s\S]*b)?/g],
    ['a loop that looks ahead each time', /^(?:a(?:[\s\S]*b)?)*/],
    ['a line that may begin anywhere', /^\s+at .*$/m],
    ['a bound that is no bound', /x[^y]{0,5000}y/],
    ['a reference to a group', /^(a*)b\1c*\1$/],
    ['a repeated group that may be empty', /(?:a*b*)*c/],
    ['letters of either case', /[A-Z]+-/i],
    ['a look behind without a limit', /(?<=a+)b/],
  ])('%s: %s', (_, { source, flags }) => expect(superLinear(source, flags)).not.toBeNull());
});

describe('is linear', () => {
  test.each([
    ['a run', /\s+/g],
    ['a run from the start', /^\s+/],
    ['a quoted text, which cannot hold its own start', /"[^"]*"/g],
    ['a tag that cannot hold another', /<[^<>]*>/g],
    ['everything behind a character', /["'][\s\S]*/],
    ['words between boundaries', /\b\w+@/],
    ['runs that begin at their start only', /(?<![\w-])[\w-]+@/g],
    ['a number', /^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/],
    ['lines', /^#.*$/gm],
    ['repeated groups that differ', /^(?:\w+\.)+[a-z]{2,}$/],
    ['alternatives that differ', /^(?:a|b)*$/],
    ['a short look ahead', /^(?:(?!foo)[a-z])*bar/y],
    ['a look ahead from the start alone', /^(?=.*\d)[\w-]{8,}$/],
    ['a bounded repetition', /[a-z]{1,20}@/],
    ['classes of Unicode', /^[\p{L}\p{N}]+$/u],
  ])('%s: %s', (_, { source, flags }) => expect(superLinear(source, flags)).toBeNull());
});

test('says which text is slow', () => {
  expect(superLinear('<[^>]*>', '')).toMatch(/^reads "<+" again and again from each start$/);
  expect(superLinear('^a*a*b', '')).toBe('reads "a" again and again from each repetition');
});
