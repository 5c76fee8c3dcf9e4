import type { DirectoryImport, PostcodeDirectory } from '@letfair/contract/site/postcodes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { stepOf } from './import-progress.tsx';
import { Postcodes } from './postcodes-tab.tsx';

const directory: PostcodeDirectory = {
  label: 'OS Code-Point Open',
  fileName: 'codepo_gb.zip',
  postcodes: 1_738_000,
  importedAt: '2026-11-10T12:00:00.000Z',
  attribution: 'Contains OS data © Crown copyright and database right 2026.',
};
const running: DirectoryImport = {
  id: '01900000-0000-7000-8000-000000000001',
  state: 'running',
  fileName: 'ONSPD.zip',
  bytes: 250_000_000,
  received: 250_000_000,
  share: 0.45,
  postcodes: 1_200_000,
  skipped: 0,
  badRows: 0,
  firstBadRow: '',
  problem: '',
  startedAt: '2026-11-11T12:00:00.000Z',
  endedAt: null,
};

const show = (latest: DirectoryImport | null) => renderPage(<Postcodes loaded={{ directory, import: latest }} />).user;

it('shows the directory in use with its licence', () => {
  show(null);
  for (const text of ['OS Code-Point Open', '1,738,000', /^10 Nov 2026/, directory.attribution])
    expect(screen.getByText(text)).toBeTruthy();
});

it('says how far an import is, cancels it, and says that the old postcodes stay', async () => {
  const server = stubServer(replies.success({ directory, import: running }));
  const user = show(running);
  expect(screen.getByRole('progressbar', { name: 'Step 2 of 3: reading ONSPD.zip' }).getAttribute('value')).toBe('45');
  expect(screen.getByText('1,200,000 postcodes written')).toBeTruthy();
  expect(screen.queryByLabelText('File')).toBeNull();
  const cancelled = { ...running, state: 'cancelled' as const };
  server.replyWith(replies.success({ ...cancelled, directory, import: cancelled }));
  await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
  await waitFor(() =>
    expect(screen.getByText(/ONSPD.zip was cancelled. The postcodes in use haven’t changed/)).toBeTruthy(),
  );
  expect(server.sent[0]?.path).toBe(`/api/admin/postcodes/imports/${running.id}`);
  expect(page.field('file')).toBeTruthy();
});

it('says why a file was refused', async () => {
  show({ ...running, state: 'refused', problem: 'The file is empty.' });
  expect(await page.alertText()).toMatch(
    /The import of ONSPD.zip failed.*The file is empty. The postcodes in use haven’t ch/,
  );
});

it('asks for a file before anything is sent', async () => {
  const server = stubServer(replies.connectionLost);
  const user = show(null);
  await user.click(page.submitButton());
  expect(page.descriptionOf('file')).toBe('Please choose a file.');
  expect(server.sent).toEqual([]);
});

it('names the three steps of an import', () => {
  expect(stepOf({ ...running, state: 'receiving', received: 8_000_000 }, 125_000_000)).toMatchObject({
    title: 'Step 1 of 3: uploading ONSPD.zip',
    detail: expect.stringMatching(/^125 MB of 250 MB\./),
    share: 0.5,
  });
  expect(stepOf({ ...running, state: 'waiting' }, null).share).toBeNull();
  expect(stepOf({ ...running, share: 1 }, null).title).toBe('Step 3 of 3: putting them in place');
});
