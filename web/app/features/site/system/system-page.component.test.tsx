import type { FailedJob, StorageStatus, SystemStatus } from '@letfair/contract/site/system';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { SystemPage } from './system-page.tsx';
import { waitText } from './system-words.ts';

const aProcess = {
  id: '018f3c2e-7d2b-7aaa-8bbb-0123456789ab',
  kind: 'web',
  version: '0.1.0',
  host: 'web-1',
  memoryBytes: 210_000_000,
  startedAt: '2026-11-16T12:00:00.000Z',
  silentSeconds: 3,
} as const;
const status: SystemStatus = {
  processes: [aProcess],
  replicas: [],
  queues: [
    { job: 'send-mail', waiting: 1_200, running: 2, failed: 3, oldestSeconds: 240 },
    { job: 'clean-up', waiting: 0, running: 0, failed: 0, oldestSeconds: 0 },
  ],
  mail: { transport: 'smtp', waiting: 4, sentToday: 1_500, failures: [{ template: 'verify-email', mails: 3 }] },
  versions: { letfair: '0.1.0', node: '24.21.0', postgres: '18.4', schema: '0066_system_audit.sql' },
  lastBackup: null,
};
const storage: StorageStatus = {
  areas: [{ area: 'photos', files: 12, bytes: 5_400_000 }],
  databaseBytes: 90_000_000,
  isReachable: true,
  diskFreeBytes: null,
};
const job: FailedJob = {
  id: '17',
  job: 'send-mail',
  failedAt: '2026-11-16T12:00:00.000Z',
  attempts: 10,
  error: 'The mail server did not take the mail (EENVELOPE 550).',
  mailTemplate: 'verify-email',
  requestId: '4f2a9c01be-1f',
};

/** A promise that React knows to be settled, so that the page renders at once. */
function loaded<T>(data: T) {
  const value = { success: true, data } as const;
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

const show = (jobs: readonly FailedJob[] = [job], shown: SystemStatus = status) =>
  renderPage(
    <SystemPage status={loaded(shown)} storage={loaded(storage)} failed={loaded({ items: jobs, nextCursor: null })} />,
  ).user;

it('shows queues, mails, versions, storage, and that there was no backup yet', async () => {
  show();
  const row = (await screen.findByRole('row', { name: /^Send mail/ })) as HTMLElement;
  for (const text of ['1,200', '2', '4 minutes', '3']) expect(within(row).getByText(text)).toBeTruthy();
  for (const text of ['Verify email: 3', '0066_system_audit', 'Never', '5.4 MB in 12 files', '90 MB', 'Unknown'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^Clean up/ })).queryByRole('button')).toBeNull();
});

it('shows processes, and marks those of another version and those that are silent', async () => {
  const old = { ...aProcess, id: 'old', kind: 'worker', host: 'jobs-1', version: '0.0.9' } as const;
  const processes = [{ ...old, startedAt: '2026-11-01T12:00:00.000Z', silentSeconds: 130 }, aProcess];
  show([], { ...status, processes, replicas: [{ lagSeconds: 0.2 }, { lagSeconds: null }] });
  const row = await screen.findByRole('row', { name: /^Jobs on jobs-1/ });
  for (const text of ['0.0.9', 'Silent for 2 minutes', '210 MB']) expect(within(row).getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^Site on web-1/ })).getByText('Running')).toBeTruthy();
  expect(screen.getByText(/2 versions are running side by side/)).toBeTruthy();
  for (const text of ['Up to date', 'Away']) expect(screen.getByText(text)).toBeTruthy();
});

it('processes of one version are not remarked on, and a storage that is away is', async () => {
  renderPage(
    <SystemPage
      status={loaded(status)}
      storage={loaded({ ...storage, isReachable: false })}
      failed={loaded({ items: [], nextCursor: null })}
    />,
  );
  expect(await screen.findByText('Not responding, so uploads are failing')).toBeTruthy();
  expect(screen.queryByText(/side by side/)).toBeNull();
});

it('tries one job again, and all of a kind', async () => {
  const server = stubServer(replies.success({ jobs: 1 }));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Try again Send mail, job 17' }));
  await screen.findByText('1 job will run in a moment.');
  server.replyWith(replies.success({ jobs: 3 }));
  await user.click(screen.getByRole('button', { name: 'Retry all failed jobs: Send mail' }));
  await screen.findByText('3 jobs will run in a moment.');
  expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/system/failed-jobs/retry', { id: '17' }],
    ['/api/admin/system/failed-jobs/retry', { job: 'send-mail' }],
  ]);
});

it('asks before it discards, and says why it could not', async () => {
  const server = stubServer(replies.refusal('Someone has already retried or discarded this job.'));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Discard all failed jobs: Send mail' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('3 jobs of type “Send mail” will never run, so their work won’t be done.');
  expect(server.sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Discard', hidden: true }));
  await screen.findByText('Someone has already retried or discarded this job.');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

it('says so when nothing waits and nothing has failed', async () => {
  show([], { ...status, queues: [] });
  expect(await screen.findByText('No failed jobs')).toBeTruthy();
  expect(screen.getByText('No jobs waiting')).toBeTruthy();
});

it.each([
  [0, 'None'],
  [1.4, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [7_300, '2 hours'],
  [200_000, '2 days'],
])('a wait of %s seconds reads %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
