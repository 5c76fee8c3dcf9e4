import type { ImportRow, ShownImport } from '@letfair/contract/agencies/imports';
import { screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { Imports } from './import-page.tsx';

const shown: ShownImport = {
  id: '01900000-0000-7000-8000-000000000001',
  state: 'checked',
  fileName: 'homes.csv',
  bytes: 1_000,
  received: 1_000,
  format: 'csv',
  share: 1,
  doneRows: 4,
  counts: { new: 2, changed: 1, unchanged: 0, withdrawn: 3, refused: 1 },
  isWholePortfolio: false,
  problem: '',
  startedAt: '2026-11-11T12:00:00.000Z',
  endedAt: null,
  columns: [],
  rowsWithProblems: 1,
  rowsBlocked: 0,
  rowsApplied: 0,
  rowsInReview: 0,
  startedBy: null,
  newClients: [],
  newClientCount: 0,
  newBranches: [],
  newBranchCount: 0,
  undo: { until: null, counts: { withdrawn: 0, restored: 0, partly: 0, kept: 0 } },
  waiting: null,
};
const refused: ImportRow = {
  row: 2,
  outcome: 'refused',
  reference: 'A2',
  title: 'A flat',
  problems: [{ column: 'Rent', value: 'much', wanted: 'An amount in pounds.', isWarning: false }],
  changes: [],
  findings: [
    { isBlocking: false, sentence: 'Add a floor plan.' },
    { isBlocking: true, sentence: 'Say which council tax band the home has.' },
  ],
  listingId: null,
  isApplied: false,
  isInReview: false,
  undone: null,
};

/** The rows of the table, and the import for every other call. */
const server = (current: ShownImport) =>
  stubServer((call) =>
    replies.success(
      call.includes('/rows') ? { rows: [refused], nextCursor: null } : call === 'GET /api/imports' ? [] : current,
    ),
  );

it('says what a column is taken for, lets it be changed, and asks for the references', async () => {
  const mapping: ShownImport = {
    ...shown,
    state: 'mapping',
    columns: [
      { name: 'Our number', examples: ['A1', 'A2'], target: null },
      { name: 'Headline', examples: ['A flat'], target: 'title' },
    ],
  };
  const { sent } = server({ ...mapping, state: 'checking' });
  const { user } = renderPage(<Imports imports={[]} current={mapping} />);
  const choice = await screen.findByLabelText('The column “Our number” contains');
  expect(screen.getByText('A1 · A2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(screen.getByRole('alert').textContent).toContain('Choose the column with your references');
  await user.selectOptions(choice, 'Your reference');
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy());
  expect(sent.find(({ path }) => path.endsWith('/mapping'))?.body).toEqual({ targets: ['reference', 'title'] });
});

const mapped = [
  { name: 'Ref', examples: ['A1'], target: 'reference' },
  { name: 'Headline', examples: ['A flat'], target: 'title' },
  { name: 'Other', examples: ['x'], target: null },
];

it('names the required fields that no column holds before anything is checked', async () => {
  const mapping: ShownImport = { ...shown, state: 'mapping', columns: mapped };
  const { sent } = server({ ...mapping, state: 'checking' });
  const { user } = renderPage(<Imports imports={[]} current={mapping} />);
  expect(
    await screen.findByText('Property description, Address line 1, Postcode, City or town', { exact: false }),
  ).toBeTruthy();
  expect(screen.getByText(/Council tax band, EPC rating and Lease length/)).toBeTruthy();
  const other = screen.getByLabelText('The column “Other” contains');
  await user.selectOptions(other, 'Postcode');
  expect(screen.queryByText(/Postcode, City or town/)).toBeNull();
  await user.selectOptions(other, 'Property title');
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(screen.getByRole('alert').textContent).toContain('You’ve chosen “Property title” for two columns.');
  expect(sent).toEqual([]);
});

it.each(['checking', 'checked'] as const)(
  'goes back to the columns while it is %s, as they were chosen',
  async (state) => {
    const current: ShownImport = { ...shown, state, columns: mapped };
    const { sent } = server({ ...current, state: 'checking' });
    const { user } = renderPage(<Imports imports={[]} current={current} />);
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
    expect(screen.getByLabelText<HTMLSelectElement>('The column “Headline” contains').value).toBe('title');
    await user.click(screen.getByRole('button', { name: 'Keep the columns as they were' }));
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
    await user.selectOptions(screen.getByLabelText('The column “Other” contains'), 'Floor');
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/mapping'))?.body).toEqual({
      targets: ['reference', 'title', 'floor'],
    });
  },
);

it('shows how an import stands that somebody else has gone on with, also once the page has loaded it again', async () => {
  const done: ShownImport = { ...shown, state: 'done', endedAt: shown.startedAt };
  stubServer((call) => {
    if (call.includes('/rows')) return replies.success({ rows: [], nextCursor: null });
    return call.includes('/apply') ? replies.refusal('This import has changed.') : replies.success(done);
  });
  const loads: (ShownImport | null)[] = [];
  // What has ended is no longer under way.
  const loader = () => {
    loads.push(loads.length === 0 ? shown : null);
    return loads.at(-1);
  };
  const Page = () => <Imports imports={[]} current={useLoaderData()} />;
  const { user } = renderPage(<Page />, '/import', loader);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText('This import has changed.')).toBeTruthy();
  expect(await screen.findByText('homes.csv has been imported.')).toBeTruthy();
  await waitFor(() => expect(loads).toHaveLength(2));
  expect(screen.getByText('homes.csv has been imported.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(await screen.findByText('Drop the file here, or choose it from your device.')).toBeTruthy();
});

it('shows what would happen and every problem in words before anything is changed', async () => {
  const current: ShownImport = { ...shown, rowsBlocked: 2 };
  server(current);
  renderPage(<Imports imports={[]} current={current} />);
  expect(await screen.findByText('2 homes added and sent for review')).toBeTruthy();
  expect(screen.getByText('2 homes can’t go live until you fix what the law requires')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Can’t go live yet (2)' })).toBeTruthy();
  expect(screen.getByText('1 home left out')).toBeTruthy();
  const row = (await screen.findByText('A2')).closest('tr')!;
  expect(within(row).getByText('Refused')).toBeTruthy();
  expect(row.textContent).toContain('Rent “much”: An amount in pounds.');
  expect(row.textContent).toContain('Required by law before it goes liveSay which council tax band the home has.');
  expect(row.textContent).toContain('RecommendedAdd a floor plan.');
  expect(screen.getByRole('option', { name: 'Refused (1)' })).toBeTruthy();
});

it('shows each changed field before and after, and names client landlords and branches that are new', async () => {
  const newBranches = Array.from({ length: 12 }, (_, at) => ({ name: `Branch ${at}`, homes: 1 }));
  const newClients = [{ name: 'Mrs A. Hill', homes: 2 }];
  const current: ShownImport = { ...shown, newClients, newClientCount: 1, newBranches, newBranchCount: 12 };
  const changes = [
    { column: 'Rent pcm', before: '£900', after: '£850' },
    { column: 'Furnishing', before: '', after: 'Furnished' },
  ];
  const changed: ImportRow = { ...refused, outcome: 'changed', changes, problems: [], findings: [] };
  const missing: ImportRow = { ...changed, row: null, reference: 'A9', outcome: 'withdrawn', changes: [] };
  stubServer((call) =>
    replies.success(call.includes('/rows') ? { rows: [changed, missing], nextCursor: null } : current),
  );
  renderPage(<Imports imports={[]} current={current} />);
  const row = (await screen.findByText('A2')).closest('tr')!;
  expect(row.textContent).toContain('Rent pcm£900 becomes £850');
  expect(row.textContent).toContain('FurnishingEmpty becomes Furnished');
  expect(screen.getByText('1 client landlord isn’t in your list of clients yet')).toBeTruthy();
  expect(screen.getByText('Mrs A. Hill (2 homes)')).toBeTruthy();
  expect(screen.getByText('12 branches aren’t in your team yet')).toBeTruthy();
  expect(screen.getByText('Branch 0 (1 home)')).toBeTruthy();
  expect(screen.getByText('and 2 more')).toBeTruthy();
  expect((await screen.findByText('A9')).closest('tr')?.textContent).toContain('–');
});

it('withdraws what a file leaves out only with a tick, and says how many homes that are', async () => {
  const { sent } = server({ ...shown, state: 'importing' });
  const { user } = renderPage(<Imports imports={[]} current={shown} />);
  const tick = await screen.findByRole('checkbox', { name: 'This file is my whole portfolio' });
  expect(screen.getByText(/3 of your homes with a reference aren’t in this file/)).toBeTruthy();
  expect(screen.queryByText('3 homes withdrawn')).toBeNull();
  await user.click(tick);
  expect(screen.getByText('3 homes withdrawn')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import and withdraw 3 homes' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/apply'))?.body).toEqual({ isWholePortfolio: true }),
  );
  expect(await screen.findByRole('progressbar', { name: 'Importing homes.csv' })).toBeTruthy();
});

it('offers no import that would change nothing', async () => {
  const nothing = {
    ...shown,
    counts: { new: 0, changed: 0, unchanged: 5, withdrawn: 0, refused: 0 },
    rowsWithProblems: 0,
    rowsInReview: 0,
    newClients: [],
    newClientCount: 0,
    newBranches: [],
    newBranchCount: 0,
  };
  server(nothing);
  renderPage(<Imports imports={[]} current={nothing} />);
  expect(await screen.findByText('There’s nothing to import. None of your homes would change.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
});

it('says which colleague has started an import', async () => {
  const current: ShownImport = { ...shown, startedBy: 'Sam Brown' };
  server(current);
  renderPage(<Imports imports={[]} current={current} />);
  expect(screen.getByText(/Sam Brown started this import on/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Import' })).toBeTruthy();
});

it('offers an example of each format', async () => {
  server(shown);
  renderPage(<Imports imports={[]} current={null} />);
  const links = ['CSV', 'BLM', 'Letfair JSON'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(links).toEqual(['csv', 'blm', 'json'].map((format) => `/api/import-examples/letfair-example.${format}`));
});

it('says why a file was refused, and takes another', async () => {
  const ended: ShownImport = { ...shown, state: 'refused', problem: 'The file is empty.', endedAt: shown.startedAt };
  server(ended);
  const { user } = renderPage(<Imports imports={[ended]} current={ended} />);
  expect((await screen.findByRole('alert')).textContent).toContain('The file is empty.');
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(screen.getByLabelText('Choose a file')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'homes.csv' }).getAttribute('href')).toBe(`/import?id=${ended.id}`);
});

it('says how many homes wait until tomorrow, which they are, and lets the import be cancelled', async () => {
  const waiting: ShownImport = {
    ...shown,
    state: 'importing',
    waiting: { homes: 12, until: '2026-11-12T00:00:00.000Z' },
  };
  const held: ImportRow = { ...refused, outcome: 'new', problems: [], findings: [] };
  const { sent } = stubServer((call) =>
    replies.success(
      call.includes('/rows') ? { rows: [held], nextCursor: null } : { ...waiting, state: 'cancelled', waiting: null },
    ),
  );
  const { user } = renderPage(<Imports imports={[]} current={waiting} />);
  expect(await screen.findByText('12 homes will wait until tomorrow')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  const row = (await screen.findByText('A2')).closest('tr')!;
  expect(within(row).getByText('Waiting')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith(waiting.id))).toBe(true));
});

it('says what an import had done before it was stopped', async () => {
  const stopped: ShownImport = {
    ...shown,
    state: 'refused',
    counts: { new: 10, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 },
    problem: 'We stopped this import because the account has been suspended.',
    endedAt: shown.startedAt,
  };
  stubServer((call) =>
    replies.success(
      call.includes('/rows') ? { rows: [{ ...refused, outcome: 'changed' }], nextCursor: null } : stopped,
    ),
  );
  renderPage(<Imports imports={[]} current={stopped} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('homes.csv was only partly imported.');
  expect(alert.textContent).toContain('Before it stopped: 10 homes added and sent for review.');
  const row = (await screen.findByText('A2')).closest('tr')!;
  expect(within(row).getByText('Not imported')).toBeTruthy();
});
