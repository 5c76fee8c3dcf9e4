import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeysDialog } from '../../../../../ui/keys/keys-dialog.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { keysInWords, reviewKeys, useReviewKeys } from './use-review-keys.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const decisions = {
  approve: { label: 'Approve (we’ll check with you first)', act: null },
  reject: { label: 'Reject with a reason', act: null },
};
const pressed = vi.fn<(name: string) => void>();

function Workspace({ hasDialog = false, canDecide = true }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const keys = useReviewKeys({
    next: () => pressed('next'),
    previous: () => pressed('previous'),
    approve: canDecide ? () => pressed('approve') : null,
    reject: canDecide ? () => pressed('reject') : null,
    help: () => setIsHelpOpen(true),
  });
  return (
    <>
      <textarea aria-label="New note" />
      <select aria-label="About" />
      {hasDialog && (
        <Dialog title="Reject?" onClose={() => undefined}>
          Why
        </Dialog>
      )}
      {isHelpOpen && (
        <KeysDialog
          keys={keysInWords(decisions)}
          isOn={keys.isOn}
          onTurn={keys.turn}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </>
  );
}

function open(props = {}) {
  pressed.mockReset();
  render(<Workspace {...props} />);
  return userEvent.setup({ delay: null });
}
const actions = () => pressed.mock.calls.map(([name]) => name);

it('moves with J and K and decides with A and R, also in capitals', async () => {
  await open().keyboard('jkarJ');
  expect(actions()).toEqual(['next', 'previous', 'approve', 'reject', 'next']);
});

it('does nothing while somebody types, in an open dialog, or with a modifier', async () => {
  const user = open();
  await user.type(screen.getByLabelText('New note'), 'a jar?');
  screen.getByLabelText('About').focus();
  await user.keyboard('r');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Control>}a{/Control}{Meta>}r{/Meta}{Alt>}j{/Alt}');
  expect(actions()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await open({ hasDialog: true }).keyboard('jkar?');
  expect(actions()).toEqual([]);
});

it('decides nothing where there is nothing to decide', async () => {
  await open({ canDecide: false }).keyboard('arj');
  expect(actions()).toEqual(['next']);
});

it('decides about the item that is seen, however soon after it the key comes', async () => {
  pressed.mockReset();
  const nothing = () => undefined;
  const arriving = Promise.withResolvers<string>();
  function Item() {
    const [item, setItem] = useState('the first home');
    useEffect(() => void arriving.promise.then(setItem), []);
    useReviewKeys({ next: nothing, previous: nothing, approve: () => pressed(item), reject: null, help: nothing });
    return <p>{item}</p>;
  }
  render(<Item />);
  new MutationObserver(() => fireEvent.keyDown(document.body, { key: 'a' })).observe(screen.getByText(/first/), {
    characterData: true,
    subtree: true,
  });
  arriving.resolve('the second home');
  await screen.findByText('the second home');
  expect(actions()).toEqual(['the second home']);
});

it('lists no key of a decision that this kind of item has not', () => {
  render(<KeysDialog keys={keysInWords({})} isOn onTurn={() => undefined} onClose={() => undefined} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['J', 'K', '?']);
});

it('lists every key, and turns them off for whoever does not want them', async () => {
  const user = open();
  await user.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const { key, label } of Object.values(reviewKeys)) {
    expect(dialog.textContent).toContain(key.toUpperCase());
    if (label) expect(dialog.textContent).toContain(label);
  }
  for (const label of ['Approve (we’ll check with you first)', 'Reject with a reason'])
    expect(dialog.textContent).toContain(label);
  await user.click(screen.getByRole('button', { name: 'Turn shortcuts off' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('ja');
  expect(actions()).toEqual([]);
  await user.keyboard('?');
  await user.click(screen.getByRole('button', { name: 'Turn shortcuts on' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('j');
  expect(actions()).toEqual(['next']);
});
