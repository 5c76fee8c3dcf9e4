import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { RentsPage } from './rents-page.tsx';

const rows = [{ district: 'LS6', place: 'Headingley and Hyde Park, Leeds', homes: 12, median: 1_150 }];

it('shows picture, table and file of the chosen size', () => {
  renderPage(<RentsPage bedrooms="2" rows={rows} districts={3} homes={40} />, '/rents');
  expect(screen.getByRole('link', { name: '2 bedrooms' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('img').getAttribute('src')).toBe('/rents.svg?bedrooms=2');
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe('/rents.csv?bedrooms=2');
  expect(screen.getByRole('link', { name: 'LS6' }).getAttribute('href')).toBe('/properties?bedrooms=2&location=LS6');
  expect(screen.getByText(/40 homes on Letfair in 3 districts/)).toBeTruthy();
  expect(screen.getByRole('cell', { name: '£1,150 pcm' })).toBeTruthy();
});

it('says so where no district has enough homes', () => {
  renderPage(<RentsPage bedrooms="" rows={[]} districts={0} homes={0} />, '/rents');
  expect(screen.getByText(/No district has 5 homes to compare yet/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
