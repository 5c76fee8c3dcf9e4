import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, isPlainDate } from '../../plain-date.ts';
import { type Nation, nations } from '../../search/places/nations.ts';
import {
  type CertificateDetails,
  certificateProblems,
  completeDetails,
  isEmptyCertificate,
  MAX_CERTIFICATE_NUMBER,
  monthsAfter,
} from './certificate-details.ts';
import { type CertificateKind, certificateKinds, kindsOf, kindsOfCertificate, schemesOf } from './kinds.ts';

const today = '2026-11-16';
const empty: CertificateDetails = { number: '', scheme: '', issued: '', expires: '' };
const problems = (kind: CertificateKind, details: Partial<CertificateDetails>, nation: Nation = 'england') =>
  certificateProblems({ ...empty, ...details }, { kind, nation, today });

test.each(certificateKinds)('accepts a %s of which nothing is known', (kind) => {
  expect(problems(kind, {})).toEqual({});
  expect(isEmptyCertificate(empty)).toBe(true);
});

test('counts months as people do', () => {
  expect(monthsAfter('2026-03-03', 12)).toBe('2027-03-03');
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsAfter('2024-02-29', 12)).toBe('2025-02-28');
  expect(monthsAfter('2026-11-16', -12)).toBe('2025-11-16');
});

test('a gas record without a last day is valid for a year, an electrical report says it itself', () => {
  expect(completeDetails('gasSafety', { ...empty, issued: '2026-03-03' }).expires).toBe('2027-03-03');
  expect(completeDetails('epc', { ...empty, issued: ' 2026-03-03 ' }).expires).toBe('2036-03-03');
  expect(completeDetails('electricalSafety', { ...empty, issued: '2026-03-03' }).expires).toBe('');
  expect(completeDetails('gasSafety', { ...empty, issued: '2026-03-03', expires: '2027-01-01' }).expires).toBe(
    '2027-01-01',
  );
  expect(completeDetails('gasSafety', { ...empty, issued: 'yesterday' }).expires).toBe('');
});

test.each<[string, CertificateKind, Partial<CertificateDetails>, Partial<CertificateDetails>]>([
  [
    'a gas check in the future',
    'gasSafety',
    { issued: '2026-11-17' },
    { issued: expect.stringContaining('in the future') },
  ],
  [
    'a last day before the first',
    'epc',
    { issued: '2026-03-03', expires: '2026-03-02' },
    { expires: expect.stringContaining('before the first') },
  ],
  [
    'a gas record for two years',
    'gasSafety',
    { issued: '2026-03-03', expires: '2028-03-03' },
    { expires: expect.stringContaining('3 May 2027') },
  ],
  [
    'an electrical report for six years',
    'electricalSafety',
    { issued: '2026-03-03', expires: '2032-03-03' },
    { expires: expect.stringContaining('3 Mar 2031') },
  ],
  [
    'a last day far ahead without a first',
    'epc',
    { expires: '2999-01-01' },
    { expires: expect.stringContaining('16 Nov 2036') },
  ],
  [
    'a day that does not exist',
    'gasSafety',
    { issued: '2026-02-30' },
    { issued: expect.stringContaining('a real date') },
  ],
  ['a year of two digits', 'gasSafety', { issued: '0026-02-03' }, { issued: expect.any(String) }],
  ['a check generations ago', 'gasSafety', { issued: '1955-02-03' }, { issued: expect.stringContaining('long ago') }],
  ['a last day for alarms', 'alarms', { expires: '2027-01-01' }, { expires: expect.any(String) }],
  ['a day of issue for a deposit scheme', 'depositScheme', { issued: '2026-01-01' }, { issued: expect.any(String) }],
  ['a scheme for gas', 'gasSafety', { scheme: 'MyDeposits' }, { scheme: expect.any(String) }],
  ['a long number', 'licence', { number: '9'.repeat(MAX_CERTIFICATE_NUMBER + 1) }, { number: expect.any(String) }],
  ['a number with a line break', 'licence', { number: '1\r\n2' }, { number: expect.any(String) }],
])('rejects %s', (_, kind, details, expected) => {
  expect(problems(kind, details)).toEqual(expected);
});

test('accepts a gas check that was made up to two months early and keeps its deadline', () => {
  expect(problems('gasSafety', { issued: '2026-09-10', expires: '2027-11-10' })).toEqual({});
});

test('accepts an expired certificate, which is a fact like any other', () => {
  expect(problems('gasSafety', { issued: '2025-01-10', expires: '2026-01-10' })).toEqual({});
});

test('offers the three approved schemes of a nation, and refuses those of another', () => {
  for (const nation of nations) {
    expect(schemesOf(nation)).toHaveLength(3);
    expect(kindsOf(nation)).toEqual(certificateKinds);
    for (const scheme of schemesOf(nation)) expect(problems('depositScheme', { scheme }, nation)).toEqual({});
  }
  expect(problems('depositScheme', { scheme: 'SafeDeposits Scotland' }, 'england')).toHaveProperty('scheme');
  expect(schemesOf(null)).toEqual(expect.arrayContaining([...schemesOf('scotland'), ...schemesOf('england')]));
});

const day = fc.integer({ min: -20_000, max: 20_000 }).map((days) => daysAfter(today, days));
const field = fc.oneof(day, fc.string({ maxLength: 12 }), fc.constant(''));

test('whatever is typed gets sentences or is sound: no future check, and no longer than the law allows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...certificateKinds), field, field, (kind, issued, expires) => {
      const details = completeDetails(kind, { ...empty, issued, expires });
      const found = certificateProblems(details, { kind, nation: 'wales', today });
      for (const sentence of Object.values(found)) expect(sentence).toMatch(/\.$/);
      if (Object.keys(found).length > 0) return;
      for (const text of [details.issued, details.expires]) expect(text === '' || isPlainDate(text)).toBe(true);
      if (details.issued) expect(details.issued <= today).toBe(true);
      const { validMonths, earlyMonths } = kindsOfCertificate[kind];
      if (details.expires)
        expect(details.expires <= monthsAfter(details.issued || today, (validMonths ?? 0) + earlyMonths)).toBe(true);
      if (details.issued && details.expires) expect(details.issued <= details.expires).toBe(true);
    }),
  );
});

test('completing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...certificateKinds), field, field, fc.string(), (kind, issued, expires, number) => {
      const once = completeDetails(kind, { number, scheme: '', issued, expires });
      expect(completeDetails(kind, once)).toEqual(once);
    }),
  );
});
