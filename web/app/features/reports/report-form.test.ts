import { reportReasons, reportTypes } from '@letfair/domain/reports/reports';
import { describe, expect, it, test } from 'vitest';
import { missingFields, reasonOptions, reportBody, reportOutcome } from './report-form.ts';

const home = { type: 'property', targetId: 'id', title: 'Two rooms by the canal' } as const;

test('reason and details are both required, each with its sentence', () => {
  expect(Object.keys(missingFields({ reportType: '', description: '' }))).toEqual(['reportType', 'description']);
  expect(Object.keys(missingFields({ reportType: 'scam', description: '' }))).toEqual(['description']);
  expect(missingFields({ reportType: 'scam', description: 'They ask for money.' })).toEqual({});
});

test('the body has the documented fields', () => {
  const fields = { reportType: 'scam', description: 'They ask for money.' };
  expect(reportBody(home, fields, 'maya@tenant.example', '2026-11-15T10:00:00.000Z')).toEqual({
    type: 'property',
    targetId: 'id',
    reportType: 'scam',
    description: 'They ask for money.',
    reporterEmail: 'maya@tenant.example',
    targetTitle: 'Two rooms by the canal',
    timestamp: '2026-11-15T10:00:00.000Z',
  });
});

test.each(reportTypes)('every reason to report a %s has a label of its own', (type) => {
  const options = reasonOptions(type);
  expect(options.map(({ value }) => value)).toEqual(reportReasons[type]);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});

describe('the answer to a report', () => {
  const failed = 'Failed to submit report. Please try again.';

  it('is good when it arrived', () => {
    expect(reportOutcome({ answer: { success: true } })).toEqual({ kind: 'sent' });
  });

  it('is the documented sentence when none came', () => {
    expect(reportOutcome({ error: new TypeError() })).toEqual({
      kind: 'failed',
      sentence: failed,
      reason: null,
      fields: {},
    });
  });

  it('names the reason and the fields of a refusal', () => {
    const answer = { success: false, message: 'Too many.', error: { fields: { description: 'Too short.' } } } as const;
    expect(reportOutcome({ answer })).toEqual({
      kind: 'failed',
      sentence: failed,
      reason: 'Too many.',
      fields: { description: 'Too short.' },
    });
  });
});
