import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerUndoFirst } from './offer-undo.ts';
import { toast } from './toast-store.ts';
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
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
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
  act(() => offerUndoFirst({ title: 'Gone', onUndo: () => told.push('undone'), onEnd: () => told.push('done') }));
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
  ['pointed at', () => fireEvent.pointerEnter(place()), () => fireEvent.pointerLeave(place())],
  ['focused', () => act(() => dismiss().focus()), () => act(() => dismiss().blur())],
])('stays as long as it is %s', async (_, begin, end) => {
  show();
  begin();
  await isDrawn();
  pass(60_000);
  expect(isShown()).toBe(true);
  end();
  await isDrawn();
  pass(6_000);
  expect(isShown()).toBe(false);
});

it('waits for someone who is looking at another tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show();
  pass(60_000);
  expect(isShown()).toBe(true);
  hidden.mockReturnValue(false);
  pass(6_000);
  expect(isShown()).toBe(false);
});

describe('the focus, when a step with Undo takes away what was pressed', () => {
  const step = () => screen.getByRole('button', { name: 'Cancel viewing' });
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  function Page({ neighbour = false }) {
    const [isTaken, setTaken] = useState(false);
    function take() {
      setTaken(true);
      toast({ title: 'Viewing cancelled', action: { text: 'Undo', onPress: () => {} } });
      if (neighbour) setTimeout(() => screen.getByRole('link').focus());
    }
    return (
      <>
        <main tabIndex={-1}>
          {!isTaken && (
            <button type="button" onClick={take}>
              Cancel viewing
            </button>
          )}
          <a href="#next">Next viewing</a>
        </main>
        <Toaster />
      </>
    );
  }
  async function press(button: HTMLElement) {
    act(() => button.focus());
    fireEvent.click(button);
    await isDrawn();
  }

  it('goes to Undo, whose message is read out with it', async () => {
    render(<Page />);
    expect(place().textContent).toBe('');
    await press(step());
    expect(place().textContent).toContain('Viewing cancelled');
    expect(document.activeElement).toBe(undo());
    const words = document.getElementById(undo().getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('Viewing cancelled');
  });

  it('stays where the page has put it', async () => {
    render(<Page neighbour />);
    await press(step());
    await isDrawn();
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });

  it.each(['Undo', 'Dismiss'])('goes back into the page after %s', async (name) => {
    render(<Page />);
    await press(step());
    await press(screen.getByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
