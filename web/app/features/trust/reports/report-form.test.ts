import { reportReasons, reportTypes } from '@letfair/domain/trust/reports/reports';
import { expect, test } from 'vitest';
import { missingFields, reasonOptions, reportBody } from './report-form.ts';

const home = { type: 'property', targetId: 'id', title: 'Two rooms by the canal' } as const;

test('requires a reason and details, each with its own sentence', () => {
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

test.each(reportTypes)('labels every reason to report a %s differently', (type) => {
  const options = reasonOptions(type);
  expect(options.map(({ value }) => value)).toEqual(reportReasons[type]);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});
