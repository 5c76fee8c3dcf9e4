import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast, toastWithUndo } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** React draws what the pointer changes in a task of its own. */
const isDrawn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const isShown = () => screen.queryByText('Draft Saved') !== null;
const place = () => screen.getByRole('status');
function show() {
  render(<Toaster />);
  act(() => toast({ title: 'Draft Saved' }));
}

it('stays for six seconds', () => {
  show();
  pass(5_900);
  expect(isShown()).toBe(true);
  pass(100);
  expect(isShown()).toBe(false);
});

it('stays for ten seconds when it offers Undo', () => {
  render(<Toaster />);
  act(() => toast({ title: 'Draft Saved', action: { text: 'Undo', onPress: () => {} } }));
  pass(9_900);
  expect(isShown()).toBe(true);
  pass(100);
  expect(isShown()).toBe(false);
});

it.each<[string, () => void, string]>([
  ['Undo is no longer offered', () => pass(10_000), 'done'],
  ['the message is dismissed', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })), 'done'],
  ['another message replaces it', () => act(() => toast({ title: 'Another' })), 'done'],
  ['the page is left', () => act(() => void fireEvent(window, new Event('pagehide'))), 'done'],
  ['Undo is pressed', () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })), 'undone'],
])('carries a step out once, and not before: when %s', (_, end, outcome) => {
  const told: string[] = [];
  render(<Toaster />);
  act(() => toastWithUndo({ title: 'Gone', onUndo: () => told.push('undone'), onEnd: () => told.push('done') }));
  pass(9_900);
  expect(told).toEqual([]);
  end();
  pass(20_000);
  fireEvent(window, new Event('pagehide'));
  expect(told).toEqual([outcome]);
});

it('gives a message that replaces another one its own six seconds', () => {
  show();
  pass(5_000);
  act(() => toast({ title: 'Draft Saved' }));
  pass(5_000);
  expect(isShown()).toBe(true);
  pass(1_000);
  expect(isShown()).toBe(false);
});

it.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('stays as long as it is %s', async (_, begin, end) => {
  show();
  begin(place());
  await isDrawn();
  pass(60_000);
  expect(isShown()).toBe(true);
  end(place());
  await isDrawn();
  pass(6_000);
  expect(isShown()).toBe(false);
});

it('waits for whoever is looking at another tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show();
  pass(60_000);
  expect(isShown()).toBe(true);
  hidden.mockReturnValue(false);
  pass(6_000);
  expect(isShown()).toBe(false);
});
