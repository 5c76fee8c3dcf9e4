import type { TransparencyData } from '@letfair/contract/trust/admin/moderation';
import { transparencyFigures, transparencyMedians } from '@letfair/domain/trust/moderation/transparency';
import { allReportReasons } from '@letfair/domain/trust/reports/reports';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { TransparencyPage } from './transparency-page.tsx';

const valueOfEach = (keys: readonly string[], value: number | null) =>
  Object.fromEntries(keys.map((key) => [key, value]));
const month = (name: string, count: number | null) => ({
  month: name,
  counts: valueOfEach(transparencyFigures, count),
  medianHours: valueOfEach(transparencyMedians, null),
});
const figuresOf = (...months: readonly object[]) =>
  ({ months, reportsByReason: { ...valueOfEach(allReportReasons, 0), scam: 12 } }) as unknown as TransparencyData;

it('tells month by month what was decided, from the first month in which anything happened', () => {
  renderPage(
    <TransparencyPage figures={figuresOf(month('2026-11', 1_234), month('2026-10', null), month('2026-09', 0))} />,
  );
  const rows = within(screen.getByRole('table', { name: 'Homes we reviewed, by month' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toMatch(/Nov\w* 2026.*1,234/);
  expect(rows[2]?.textContent).toMatch(/Oct\w* 2026.*fewer than/i);
  const reasons = within(screen.getByRole('table', { name: /by reason/ })).getAllByRole('row');
  expect(reasons[1]?.textContent).toContain('It looks like a scam');
  expect(reasons[1]?.textContent).toContain('12');
});

it('says that nothing happened yet, and that the figures could not be loaded', () => {
  renderPage(<TransparencyPage figures={figuresOf(month('2026-11', 0))} />);
  expect(screen.getByText('Nothing has been reported or decided yet')).toBeTruthy();
  renderPage(<TransparencyPage figures={null} />);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the figures.');
});
