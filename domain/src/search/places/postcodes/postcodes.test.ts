import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postcodeArea, postcodeAreas } from './postcode-areas.ts';
import {
  areaOf,
  checkOutcode,
  checkPostcode,
  compactPostcode,
  normalisePostcode,
  outcodeOf,
  POSTCODE_FORMAT,
} from './postcodes.ts';

/** Any UTF-16 text, lone surrogates and control characters included. */
const anyText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units));

describe('the postcode format', () => {
  it.each(['M1 1AE', 'm11ae', 'SW1A 1AA', 'ec1a1bb', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX'])(
    'accepts %s',
    (text) => {
      expect(POSTCODE_FORMAT.test(text)).toBe(true);
    },
  );
  it.each(['', 'M1', 'M1  1AE', '1M 1AE', 'MAN 1AE', 'M1 AAE', 'M1 1A', 'M1 1AEE', 'M1-1AE'])('rejects %j', (text) => {
    expect(POSTCODE_FORMAT.test(text)).toBe(false);
  });
});

describe('normalising', () => {
  it('writes upper case and a single space', () => {
    expect(normalisePostcode(' m1   1ae ')).toBe('M1 1AE');
    expect(normalisePostcode('sw1a1aa')).toBe('SW1A 1AA');
  });
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 60 }), anyText), (text) => {
        const once = normalisePostcode(text);
        expect(normalisePostcode(once)).toBe(once);
      }),
    );
  });
  it('does not depend on where the spaces are or on case', () => {
    const spaced = fc.array(fc.constantFrom('', ' ', '  '), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(spaced, (gaps) => {
        const text = [...'b338th'].map((letter, at) => letter + gaps[at]).join('');
        expect(normalisePostcode(text)).toBe('B33 8TH');
      }),
    );
  });
});

describe('the outward half', () => {
  it('tells M1 1AE from the district M11', () => {
    expect(outcodeOf('M11AE')).toBe('M1');
    expect(outcodeOf('M11')).toBe('M11');
    expect(outcodeOf('M111AE')).toBe('M11');
    expect(outcodeOf('sw1a 2aa')).toBe('SW1A');
  });
  it('is null for anything else', () => {
    for (const text of ['', 'M', 'hello', 'M1 1AE M1', '12345']) expect(outcodeOf(text)).toBeNull();
  });
  it('is the same for a postcode with and without its space, in every area', () => {
    fc.assert(
      fc.property(fc.constantFrom(...postcodeAreas), fc.nat({ max: 99 }), ({ letters }, number) => {
        const outcode = `${letters}${number}`;
        expect(outcodeOf(`${outcode} 1AA`)).toBe(outcode);
        expect(outcodeOf(`${outcode}1AA`)).toBe(outcode);
        expect(areaOf(outcode)?.letters).toBe(letters);
      }),
    );
  });
});

describe('checking against the areas of the UK', () => {
  it('answers the normal form, the outcode and the area', () => {
    expect(checkPostcode('m11ae')).toEqual({ ok: true, postcode: 'M1 1AE', outcode: 'M1', area: postcodeArea('M') });
    expect(checkOutcode(' bl1 ')).toMatchObject({ ok: true, postcode: 'BL1', outcode: 'BL1' });
  });
  it.each(['GY1 1AA', 'JE2 3AB', 'IM1 1AA'])('refuses %s with a reason: the islands are not in the UK', (text) => {
    const check = checkPostcode(text);
    expect(check).toMatchObject({ ok: false, refusal: 'crown-dependency' });
    expect(!check.ok && check.reason).toContain('must be in the UK');
  });
  it('refuses letters no area has, and what is no postcode', () => {
    expect(checkPostcode('XX1 1AA')).toMatchObject({ ok: false, refusal: 'unknown-area' });
    expect(checkPostcode('M1')).toMatchObject({ ok: false, refusal: 'format' });
    expect(checkOutcode('M1 1AE')).toMatchObject({ ok: false, refusal: 'format' });
    expect(checkOutcode('ZZ9')).toMatchObject({ ok: false, refusal: 'unknown-area' });
  });
  it('rejects a very long text at once', () => {
    expect(compactPostcode('M'.repeat(1_000_000))).toBe('');
    expect(checkPostcode('1'.repeat(1_000_000))).toMatchObject({ ok: false, refusal: 'format' });
  });
});
