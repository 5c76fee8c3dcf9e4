import { type RetentionName, retention, retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { expect, test } from 'vitest';
import { kept } from './kept-data.tsx';

const names = Object.keys(retention) as RetentionName[];

test.each(names)('the privacy page says what %s is', (name) => {
  expect(kept.filter(({ until }) => until.includes(retentionTexts[name])).length).toBeGreaterThan(0);
});

test('the words are those of the numbers', () => {
  expect(retentionTexts).toMatchObject({ throttleDays: '1 day', mailDays: '30 days', dailyViewMonths: '13 months' });
});
