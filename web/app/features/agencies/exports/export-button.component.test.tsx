import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { givePassword, renderPage, replyAfterPassword, stubServer } from '../../../testing/render-page.tsx';
import { ExportButton } from './export-button.tsx';

const answers = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response.clone()),
  );

it('offers every file, and saves the chosen one under its name', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  answers(new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="letfair-homes.csv"' } }));
  const { user } = renderPage(<ExportButton />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText(/You can import your homes again.*but not applications or enquiries/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Homes for a spreadsheet (CSV)' }));
  await waitFor(() => expect(clicked).toEqual(['letfair-homes.csv']));
  expect(await screen.findByText('The file is in your downloads.')).toBeTruthy();
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/exports/listings.csv');
});

it('asks for the password before it saves what other people wrote', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  stubServer(replyAfterPassword('GET /api/exports/applications.csv', { body: 'a,b' }));
  const { user } = renderPage(<ExportButton />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Applications (CSV)' }));
  await givePassword(user);
  expect(await screen.findByText('The file is in your downloads.')).toBeTruthy();
});

it('says when a file couldn’t download the file', async () => {
  answers(new Response(null, { status: 429 }));
  const { user } = renderPage(<ExportButton />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Applications (CSV)' }));
  expect(await screen.findByText(/couldn’t download the file/)).toBeTruthy();
});
