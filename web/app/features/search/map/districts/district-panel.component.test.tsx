import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { DistrictPanel } from './district-panel.tsx';

const centre = { lat: 53.8, lng: -1.5 };
const inSight = [
  { district: 'LS5', name: 'Kirkstall', centre },
  { district: 'LS6', name: 'Headingley and Hyde Park', centre },
];
const rents = {
  bedrooms: '2',
  byDistrict: new Map([['LS6', { district: 'LS6', homes: 12, median: 1_150 }]]),
  limits: [],
  shadeOf: () => 1,
  areaShadeOf: () => 1,
};

it('tells the facts of the map as a table, and chooses districts', async () => {
  const onToggle = vi.fn();
  const { user } = renderPage(
    <DistrictPanel rents={rents} chosen={['LS6']} inSight={inSight} isDrawn onToggle={onToggle} />,
  );
  await user.click(screen.getByText('Median rents for homes with 2 bedrooms'));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'DistrictMedian rentHomes',
    'LS6 Headingley and Hyde Park£1,150 pcm12',
    'LS5 Kirkstallnot knownunder 5',
  ]);
  const [chosen, other] = screen.getAllByRole('button');
  expect(chosen?.getAttribute('aria-pressed')).toBe('true');
  await user.click(other!);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('LS5');
});

it('has the same table beside a map of streets, without a legend for shades that it does not draw', async () => {
  const { user } = renderPage(
    <DistrictPanel rents={rents} chosen={[]} inSight={inSight} isDrawn={false} onToggle={() => {}} />,
  );
  await user.click(screen.getByText('Median rents for homes with 2 bedrooms'));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('list', { name: 'Map key' })).toBeNull();
});
