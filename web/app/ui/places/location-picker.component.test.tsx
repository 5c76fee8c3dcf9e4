import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLocation } from '../../lib/answer-location.ts';
import { page, renderPage } from '../../testing/render-page.tsx';
import { LocationPicker } from './location-picker.tsx';
import { pickerSentences } from './picker-state.ts';

type User = ReturnType<typeof renderPage>['user'];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(answerLocation(new URL(path, 'http://localhost').searchParams.get('text') ?? '')),
  );
});

const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Preferred areas/ });
const list = () => screen.queryByRole('listbox');
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen places' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent.replace(/Remove .*/, ''));
const announced = () => picker().parentElement?.querySelector('[aria-live="polite"]')?.textContent;

function open() {
  const onSubmit = vi.fn();
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <h1>Preferences</h1>
      <LocationPicker name="preferredArea" label="Preferred areas" multiple optional />
      <button type="button">Go on</button>
    </form>,
  );
  return { user, onSubmit };
}

async function type(user: User, text: string): Promise<void> {
  await user.clear(picker());
  await user.type(picker(), text);
}

async function choose(user: User, text: string, name: RegExp): Promise<void> {
  await type(user, text);
  const [option] = await screen.findAllByRole('option', { name });
  if (option) await user.click(option);
}

describe('suggestions', () => {
  it('appear once at least 2 characters are typed', async () => {
    const { user } = open();
    expect(picker().placeholder).toBe('Enter postcode or area...');
    await user.type(picker(), 'm1');
    expect(await screen.findByRole('listbox')).toBeTruthy();
    await user.type(picker(), '{Backspace}');
    expect(list()).toBeNull();
  });

  it('appear for what was typed before the page ran its script', async () => {
    const element = <LocationPicker name="preferredArea" label="Preferred areas" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    picker().focus();
    picker().value = 'nr1 1aa';
    render(element, { container, hydrate: true });
    expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('NR1 1AA');
  });

  it('that cannot be loaded are told, and the text stays', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const { user } = open();
    await type(user, 'Leeds');
    await waitFor(() => expect(document.body.textContent).toContain('Suggestions aren’t available right now.'));
    expect(picker().value).toBe('Leeds');
  });

  it('are at most 10', async () => {
    const { user } = open();
    await user.type(picker(), 'man');
    await screen.findByRole('listbox');
    expect(options()).toHaveLength(10);
  });

  it.each([
    ['nr1 1aa', /^NR1 1AA .*Norwich, Norfolk$/],
    ['manchester', /^Manchester All of Manchester, Greater Manchester$/],
    ['m11aa', /^M1 1AA/],
    ['M1 1AA', /^M1 1AA/],
    ['m1 1a', /^M1 1AA/],
  ])('are found for %j whatever the case and spaces, with district and county', async (text, shown) => {
    const { user } = open();
    await user.type(picker(), text);
    await screen.findByRole('listbox');
    expect(options()[0]?.textContent).toMatch(shown);
  });

  it.each(['zzzz', '<b>bold</b>', 'zz "top"'])('say that nothing matches %s', async (text) => {
    const { user } = open();
    await user.type(picker(), text);
    expect(await screen.findByText(`No locations found for "${text}"`)).toBeTruthy();
    expect(list()).toBeNull();
    await user.type(picker(), '{Escape}');
    expect(screen.queryByText(/No locations found/)).toBeNull();
  });

  it('go with Escape, and the text stays', async () => {
    const { user } = open();
    await user.type(picker(), 'leeds');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(picker().value).toBe('leeds');
    expect(document.activeElement).toBe(picker());
  });

  it('go with a click outside and with Tab, which goes on', async () => {
    const { user } = open();
    await user.type(picker(), 'leeds');
    await screen.findByRole('listbox');
    await user.click(screen.getByRole('heading'));
    expect(list()).toBeNull();
    await user.type(picker(), '{ArrowDown}');
    await screen.findByRole('listbox');
    await user.tab();
    expect(list()).toBeNull();
    expect(document.activeElement).not.toBe(picker());
  });
});

describe('the time until suggestions', () => {
  afterEach(() => void vi.useRealTimers());

  function openWithFakeTime() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open();
    fireEvent.focus(picker());
  }

  it('is 300 ms after the last key', async () => {
    openWithFakeTime();
    fireEvent.input(picker(), { target: { value: 'ma' } });
    await vi.advanceTimersByTimeAsync(200);
    fireEvent.input(picker(), { target: { value: 'man' } });
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(299);
    expect(vi.getTimerCount()).toBe(1);
    expect(list()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('never ends after one character, or when someone has gone on', async () => {
    openWithFakeTime();
    fireEvent.input(picker(), { target: { value: 'm' } });
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.input(picker(), { target: { value: 'leeds' } });
    expect(vi.getTimerCount()).toBe(1);
    fireEvent.blur(picker());
    expect(vi.getTimerCount()).toBe(0);
    expect(list()).toBeNull();
  });
});

describe('what is chosen', () => {
  it('becomes a chip, several at most once each', async () => {
    const { user } = open();
    for (const text of ['leeds', 'LEEDS']) await choose(user, text, /^Leeds/);
    expect(chips()).toEqual(['Leeds']);
    await type(user, 'Leeds');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(picker().value).toBe(''));
    await choose(user, 'm1 1aa', /M1 1AA/);
    expect(chips()).toEqual(['Leeds', 'M1 1AA']);
    expect(list()).toBeNull();
    expect(picker().value).toBe('');
  });

  it('is removed by its button, also with the keyboard, and the focus goes back to the field', async () => {
    const { user } = open();
    await choose(user, 'leeds', /^Leeds/);
    await choose(user, 'm1 1aa', /M1 1AA/);
    await user.click(screen.getByRole('button', { name: 'Remove Leeds' }));
    expect(chips()).toEqual(['M1 1AA']);
    expect(document.activeElement).toBe(picker());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove M1 1AA' }));
    await user.keyboard(' ');
    expect(screen.queryByRole('list', { name: 'Chosen places' })).toBeNull();
    expect(document.activeElement).toBe(picker());
    expect(picker().disabled).toBe(false);
  });

  it('may be typed and taken with Enter if it is a place', async () => {
    const { user, onSubmit } = open();
    await user.type(picker(), 'York{Enter}');
    await waitFor(() => expect(chips()).toEqual(['York']));
    await user.type(picker(), 'Atlantis{Enter}');
    await waitFor(() => expect(page.descriptionOf('preferredArea')).toBe(pickerSentences.unknown));
    expect(page.field('preferredArea').getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('for assistive technology', () => {
  it('the combobox tells its state and the number of suggestions', async () => {
    const { user } = open();
    expect(picker().getAttribute('aria-autocomplete')).toBe('list');
    expect(picker().getAttribute('aria-expanded')).toBe('false');
    expect(announced()).toBe('');
    await user.type(picker(), 'man');
    const { id } = await screen.findByRole('listbox');
    expect(picker().getAttribute('aria-controls')).toBe(id);
    expect(picker().getAttribute('aria-expanded')).toBe('true');
    expect(announced()).toBe('10 suggestions');
  });

  it('arrows, Home and End reach every suggestion, and Enter chooses', async () => {
    const { user, onSubmit } = open();
    await user.type(picker(), 'man');
    await screen.findByRole('listbox');
    expect(picker().hasAttribute('aria-activedescendant')).toBe(false);
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 9],
      ['ArrowDown', 0],
      ['End', 9],
      ['Home', 0],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(picker().getAttribute('aria-activedescendant'), key).toBe(options()[at]?.id);
      expect(options()[at]?.getAttribute('aria-selected')).toBe('true');
    }
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Manchester']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('what is chosen and removed is announced', async () => {
    const { user } = open();
    await choose(user, 'manchester', /^Manchester/);
    expect(announced()).toBe('Manchester chosen');
    await user.click(screen.getByRole('button', { name: 'Remove Manchester' }));
    expect(announced()).toBe('Manchester removed');
  });
});
