import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SEARCH_FORM } from './filters/search-bar.tsx';
import { SearchKeys } from './search-keys.tsx';

const saved = vi.fn<(title: string) => void>();

afterEach(() => {
  cleanup();
  localStorage.clear();
  saved.mockReset();
});

function open() {
  render(
    <main>
      <form id={SEARCH_FORM}>
        <input name="location" aria-label="Location" defaultValue="Leeds" />
      </form>
      {['First', 'Second'].map((title) => (
        <article key={title} className="home-card">
          <h2>
            <a href={`/${title}`}>{title}</a>
          </h2>
          <div className="home-card-actions">
            <button type="button">Hide</button>
            <button type="button" className="round-toggle" onClick={() => saved(title)}>
              Save
            </button>
          </div>
        </article>
      ))}
      <SearchKeys />
    </main>,
  );
  // The simulated browser neither scrolls nor lays out.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.checkVisibility = () => true;
  return userEvent.setup({ delay: null });
}
const focused = () => document.activeElement?.textContent;

it('moves from home to home with J and K, and stays at the ends', async () => {
  const user = open();
  await user.keyboard('j');
  expect(focused()).toBe('First');
  await user.keyboard('jj');
  expect(focused()).toBe('Second');
  await user.keyboard('kk');
  expect(focused()).toBe('First');
});

it('saves the home that has the focus, and none without one', async () => {
  const user = open();
  await user.keyboard('s');
  expect(saved).not.toHaveBeenCalled();
  await user.keyboard('jjs');
  expect(saved.mock.calls).toEqual([['Second']]);
});

it('goes to the field of the place with /, where letters are typed again', async () => {
  const user = open();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Location'));
  await user.keyboard('jks');
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('jks');
});

it('lists the keys with ?, and turns them off', async () => {
  const user = open();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['/', 'J', 'K', 'S', '?']);
  await user.click(screen.getByRole('button', { name: 'Turn shortcuts off' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('j');
  expect(focused()).not.toBe('First');
});
