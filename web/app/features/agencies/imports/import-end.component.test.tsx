import type { ShownImport } from '@letfair/contract/agencies/imports';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, replies, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { CheckedImport } from './checked-import.tsx';
import { ImportEnd } from './import-end.tsx';
import { changesAnything, effectsOf, stepOf } from './import-steps.ts';

const nothing = { new: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 };
const anImport = (changes: Partial<ShownImport>): ShownImport => ({
  id: 'i',
  state: 'done',
  fileName: 'homes.csv',
  bytes: 1_000,
  received: 500,
  format: 'csv',
  share: 1,
  doneRows: 4,
  counts: nothing,
  isWholePortfolio: false,
  problem: '',
  startedAt: '2026-11-11T12:00:00.000Z',
  endedAt: null,
  columns: [],
  rowsWithProblems: 0,
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
  ...changes,
});
const text = () => document.body.textContent ?? '';

describe('how an import ended', () => {
  const show = (changes: Partial<ShownImport>) => {
    const server = stubServer(replyByCall({ 'GET /api/imports': { rows: [], nextCursor: null } }));
    return {
      ...renderPage(<ImportEnd shown={anImport(changes)} onClose={vi.fn()} onUndoBegun={vi.fn()} />),
      ...server,
    };
  };
  const some = { ...nothing, new: 1 };

  it('leads to the homes when it is done', () => {
    show({ counts: some });
    expect(text()).toContain('homes.csv has been imported.');
    expect(screen.getByRole('link', { name: 'See your homes' })).toBeTruthy();
  });

  it('counts the changes that are in review', () => {
    show({ counts: { ...nothing, changed: 9 } });
    expect(text()).not.toContain('in review');
    show({ counts: { ...nothing, changed: 9 }, rowsInReview: 3 });
    expect(text()).toContain(
      'The changes to 3 homes are in review. Until we’ve checked them, people see the homes as they',
    );
  });

  it('says why a file was refused that has changed nothing, without its rows', () => {
    const { sent } = show({ state: 'refused', problem: 'It has no references.' });
    expect(text()).toContain('homes.csv was not imported.It has no references.');
    expect(text()).not.toContain('Before that');
    expect(screen.queryByRole('link', { name: 'See your homes' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('says what was done before it stopped, with its rows', async () => {
    const { sent } = show({ state: 'refused', counts: some });
    expect(text()).toContain('was only partly imported');
    expect(text()).toContain('Before it stopped: 1 home added and sent for review.');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    [4, 'We’ve kept the 4 homes already imported.'],
    [1, 'We’ve kept the 1 home already imported.'],
    [0, 'Nothing has changed.'],
  ])('says what stays after it was cancelled: %i homes', (rowsApplied, sentence) => {
    show({ state: 'cancelled', rowsApplied });
    expect(text()).toContain(sentence);
  });
});

describe('what an import would do', () => {
  const show = (counts: object) => {
    stubServer(replies.success({ rows: [], nextCursor: null }));
    const onApply = vi.fn();
    const shown = anImport({ state: 'checked', counts: { ...nothing, ...counts } });
    return {
      ...renderPage(<CheckedImport shown={shown} busy={false} onApply={onApply} onCancel={vi.fn()} />),
      onApply,
    };
  };

  it('cannot be done where nothing would change', () => {
    show({ refused: 2 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
    expect(text()).toContain('There’s nothing to import');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('withdraws homes only with a tick, and says how many', async () => {
    const { user, onApply } = show({ withdrawn: 1 });
    expect(screen.getByText(/Nothing would change. There are no homes in this file/)).toBeTruthy();
    expect(text()).toContain('1 of your homes with a reference isn’t in this file');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Import and withdraw 1 home' }));
    expect(onApply).toHaveBeenCalledWith(true);
  });

  it('is said in words', () => {
    const counts = { new: 1, changed: 2, unchanged: 0, withdrawn: 3, refused: 1 };
    expect(effectsOf(counts, true)).toEqual([
      '1 home added and sent for review',
      '2 homes changed',
      '3 homes withdrawn',
      '1 home left out',
    ]);
    expect(effectsOf(counts, false)).not.toContain('3 homes withdrawn');
    expect(changesAnything({ ...nothing, withdrawn: 1 }, false)).toBe(false);
    expect(changesAnything({ ...nothing, withdrawn: 1 }, true)).toBe(true);
    expect(stepOf(anImport({ state: 'receiving' }), null).share).toBe(0.5);
  });
});
