import { render, waitFor } from '@testing-library/react';
import { type ReactNode, type Ref, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { enabledByScript, keepsEarlyPress, useHydrated } from './use-hydrated.ts';

function hydrate(html: string, page: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return render(page, { container, hydrate: true });
}

const fromServer = '<button type="button" disabled="">Send</button>';

it('enables a control that the server sent disabled, and renders it once', () => {
  const rendered = vi.fn();
  function Send() {
    rendered();
    return (
      <button type="button" {...enabledByScript()}>
        Send
      </button>
    );
  }
  const { getByRole } = hydrate(fromServer, <Send />);
  expect(getByRole('button').hasAttribute('disabled')).toBe(false);
  expect(rendered).toHaveBeenCalledOnce();
});

it('follows whether a control is to be disabled, and hands on its ref', () => {
  const ref = vi.fn();
  const Send = ({ disabled }: { readonly disabled: boolean }) => (
    <button type="button" {...enabledByScript({ disabled, ref: ref as Ref<HTMLButtonElement> })}>
      Send
    </button>
  );
  const { getByRole, rerender } = hydrate(fromServer, <Send disabled />);
  const button = getByRole('button');
  const isDisabled = () => button.hasAttribute('disabled');
  expect(isDisabled()).toBe(true);
  rerender(<Send disabled={false} />);
  expect(isDisabled()).toBe(false);
  rerender(<Send disabled />);
  expect(isDisabled()).toBe(true);
  expect(ref).toHaveBeenCalledWith(button);
});

it('answers a press that was made before, once', async () => {
  const onClick = vi.fn();
  const Menu = () => (
    <button type="button" {...keepsEarlyPress} onClick={onClick}>
      Menu
    </button>
  );
  const { getByRole } = hydrate('<button type="button" data-early="pressed">Menu</button>', <Menu />);
  await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
  expect(getByRole('button').hasAttribute('data-early')).toBe(false);
});

it('tells a component that it answers to clicks, after it was rendered as on the server', () => {
  const told: boolean[] = [];
  function Part() {
    told.push(useHydrated());
    return null;
  }
  hydrate('', <Part />);
  expect(told).toEqual([false, true]);
});

it('tells a part that appears later as well', () => {
  const Part = () => (useHydrated() ? <p>Here</p> : null);
  function Page() {
    const [shown, setShown] = useState(false);
    return (
      <button type="button" onClick={() => setShown(true)}>
        {shown && <Part />}
      </button>
    );
  }
  const { getByRole, getByText } = render(<Page />);
  getByRole('button').click();
  return waitFor(() => expect(getByText('Here')).toBeDefined());
});
