import type { ShownImport, UndoPreview } from '@letfair/contract/agencies/imports';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage, replies, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { ImportEnd } from './import-end.tsx';

const none = { withdrawn: 0, restored: 0, partly: 0, kept: 0 };
const shown: ShownImport = {
  id: '01900000-0000-7000-8000-000000000001',
  state: 'done',
  fileName: 'homes.csv',
  bytes: 1_000,
  received: 1_000,
  format: 'csv',
  share: 1,
  doneRows: 4,
  counts: { new: 2, changed: 1, unchanged: 0, withdrawn: 3, refused: 1 },
  isWholePortfolio: true,
  problem: '',
  startedAt: '2026-11-11T12:00:00.000Z',
  endedAt: '2026-11-11T12:01:00.000Z',
  columns: [],
  rowsWithProblems: 0,
  startedBy: null,
  rowsBlocked: 0,
  rowsApplied: 0,
  rowsInReview: 0,
  newClients: [],
  newClientCount: 0,
  newBranches: [],
  newBranchCount: 0,
  undo: { until: '2026-11-12T12:01:00.000Z', counts: none },
  waiting: null,
};
const nobody = { viewings: [], applications: [], waiting: [], counts: { viewings: 0, applications: 0, waiting: 0 } };
const preview: UndoPreview = { withdrawn: 2, restored: 1, staysWithdrawn: 3, affected: { ...nobody, seen: 'first' } };
const path = `/api/imports/${shown.id}/undo`;
const rows = { rows: [], nextCursor: null };

const show = (changes: Partial<ShownImport> = {}) => {
  const onUndoBegun = vi.fn();
  return {
    onUndoBegun,
    ...renderPage(<ImportEnd shown={{ ...shown, ...changes }} onClose={vi.fn()} onUndoBegun={onUndoBegun} />),
  };
};

it('says what undoing does before it does anything, and asks again when somebody else is affected by then', async () => {
  const applied = {
    ...nobody,
    applications: [{ id: 'a', propertyId: 'p', propertyTitle: 'A flat', name: 'Maya C.' }],
    counts: { ...nobody.counts, applications: 1 },
    seen: 'second',
  };
  const begun = { ...shown, state: 'undoing' };
  const refusal = { refused: 'conflict', message: 'Something has changed.', data: applied };
  const answers = { [`GET ${path}`]: preview, 'GET /api/imports': rows };
  const { sent, replyWith } = stubServer(replyByCall({ ...answers, [`POST ${path}`]: refusal }));
  const { user, onUndoBegun } = show();
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  expect(dialog.getByText('We’ll withdraw 2 homes this import added.')).toBeTruthy();
  expect(dialog.getByText(/We’ll restore 1 home this import changed/)).toBeTruthy();
  expect(dialog.getByText(/3 homes this import withdrew stay withdrawn/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Something has changed.');
  expect(dialog.getByText(/One application is open, from Maya C. at “A flat”/)).toBeTruthy();
  expect(onUndoBegun).not.toHaveBeenCalled();
  replyWith(replyByCall({ ...answers, [`POST ${path}`]: begun }));
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  await vi.waitFor(() => expect(onUndoBegun).toHaveBeenCalledWith(begun));
  expect(screen.queryByRole('dialog')).toBeNull();
  const bodies = sent.filter(({ body }) => body !== undefined).map(({ body }) => body);
  expect(bodies).toEqual([{ seen: 'first' }, { seen: 'second' }]);
});

it('says why it can no longer be undone', async () => {
  stubServer(
    replyByCall({
      [`GET ${path}`]: { refused: 'conflict', message: 'You can only undo an import within 24 hours.' },
      'GET /api/imports': rows,
    }),
  );
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText('You can only undo an import within 24 hours.')).toBeTruthy();
});

it('is not offered when the day is over, or there is nothing to undo', () => {
  stubServer(replies.success(rows));
  show({ undo: { until: null, counts: none } });
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
});

it('reads the rows again once the import is undone', async () => {
  const { sent } = stubServer(replies.success(rows));
  function Undone() {
    const [state, setState] = useState<ShownImport['state']>('done');
    return (
      <>
        <button type="button" onClick={() => setState('undone')}>
          Another tab undoes it
        </button>
        <ImportEnd shown={{ ...shown, state }} onClose={vi.fn()} onUndoBegun={vi.fn()} />
      </>
    );
  }
  const { user } = renderPage(<Undone />);
  const readRows = () => sent.filter(({ path }) => path.startsWith(`/api/imports/${shown.id}/rows`));
  await vi.waitFor(() => expect(readRows()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Another tab undoes it' }));
  await vi.waitFor(() => expect(readRows()).toHaveLength(2));
});

it('says what was put back and what was left, row by row', async () => {
  const row = {
    row: 2,
    outcome: 'changed',
    reference: 'A1',
    title: 'A flat',
    problems: [],
    findings: [],
    changes: [],
    listingId: null,
    isApplied: true,
    isInReview: false,
    undone: {
      outcome: 'partly',
      notes: [{ field: 'Monthly rent', sentence: 'Someone has changed this since the import.' }],
    },
  };
  const whole = { ...row, row: 3, reference: 'A2', undone: { outcome: 'restored', notes: [] } };
  stubServer(replies.success({ rows: [row, whole], nextCursor: null }));
  show({ state: 'undone', undo: { until: null, counts: { withdrawn: 2, restored: 0, partly: 1, kept: 0 } } });
  expect(screen.getByText('2 homes withdrawn, 1 home partly restored.')).toBeTruthy();
  expect(await screen.findByText('Someone has changed this since the import.')).toBeTruthy();
  expect(screen.getByText('Partly restored')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Not restored (1)' })).toBeTruthy();
  expect(screen.getByText('As it was before this import')).toBeTruthy();
});
