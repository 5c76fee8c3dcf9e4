import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, renderPage } from '../../testing/render-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import type { TypedText } from './typed-text.ts';
import { type FormProblem, problem, useForm } from './use-form.ts';

type Send = (
  body: { readonly name: string; readonly town: string },
  options: { readonly idempotencyKey: string },
) => Promise<FormProblem | null>;

let form: ReturnType<typeof useForm<{ readonly name: string; readonly town: string }>>;

function Sample({ send, keep }: { readonly send: Send; readonly keep?: TypedText }) {
  form = useForm({
    initial: { name: '', town: 'Leeds' },
    check: ({ name, town }) =>
      name && town
        ? null
        : problem('Fill in both.', {
            ...(!name && { name: 'Enter a name.' }),
            ...(!town && { town: 'Enter a town.' }),
          }),
    send,
    ...(keep && { keep }),
  });
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('town')} label="Town" />
      <Button type="submit" busy={form.isBusy && 'Sending...'}>
        Send
      </Button>
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
    </Form>
  );
}

describe('useForm', () => {
  it('shows the rule’s reasons under their fields and moves the focus to the first', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage(
      <Sample
        send={async (body) => {
          sent.push(body);
          return null;
        }}
      />,
    );
    await user.clear(page.field('town'));
    await user.click(page.submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Fill in both.');
    expect(page.field('name').getAttribute('aria-invalid')).toBe('true');
    expect(page.descriptionOf('name')).toBe('Enter a name.');
    expect(page.descriptionOf('town')).toBe('Enter a town.');
    expect(document.activeElement).toBe(page.field('name'));
    expect(sent).toEqual([]);
  });

  it('sends once however often the button is pressed, and says that it is busy', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const sent: unknown[] = [];
    const { user } = renderPage(
      <Sample
        send={(body) => {
          sent.push(body);
          return promise;
        }}
      />,
    );
    await user.type(page.field('name'), 'Maya');
    await user.dblClick(page.submitButton());
    await waitFor(() => expect(page.submitButton().textContent).toBe('Sending...'));
    expect(page.submitButton().getAttribute('aria-disabled')).toBe('true');
    await user.type(page.field('name'), '{Enter}');
    await act(async () => resolve(null));
    expect(page.submitButton().textContent).toBe('Send');
    expect(sent).toEqual([{ name: 'Maya', town: 'Leeds' }]);
  });

  it('maps the server’s reasons to fields and keeps what was typed', async () => {
    const { user } = renderPage(<Sample send={async () => problem('Not this one.', { town: 'Unknown town.' })} />);
    await user.type(page.field('name'), 'Maya');
    await user.click(page.submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Not this one.');
    expect(page.descriptionOf('town')).toBe('Unknown town.');
    expect(document.activeElement).toBe(page.field('town'));
    expect(page.field('name').value).toBe('Maya');
  });

  it('repeats the same content under the same key after a lost answer, and other content under another', async () => {
    const keys: string[] = [];
    const send: Send = async (_, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw new TypeError('Failed to fetch');
    };
    const { user } = renderPage(<Sample send={send} />);
    await user.type(page.field('name'), 'Maya');
    for (let round = 0; round < 2; round++) {
      await user.click(page.submitButton());
      expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please try again.');
    }
    await user.type(page.field('name'), ' Okafor');
    await user.click(page.submitButton());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('is changed until what was typed is saved or undone', async () => {
    const { user } = renderPage(<Sample send={async () => null} />);
    const state = () => document.querySelector('output')?.textContent;
    expect(state()).toBe('unchanged');
    await user.type(page.field('name'), 'M');
    expect(state()).toBe('changed');
    await user.clear(page.field('name'));
    expect(state()).toBe('unchanged');
    await user.type(page.field('name'), 'Maya');
    await user.click(page.submitButton());
    await waitFor(() => expect(state()).toBe('unchanged'));
    act(() => form.reset());
    expect(page.field('name').value).toBe('');
    expect(state()).toBe('unchanged');
  });

  it('starts again after sending, except for what was typed in the meantime', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const kept: string[] = [];
    const keep = { read: () => '', write: (text: string) => void kept.push(text) };
    const send = async () => {
      await promise;
      form.reset();
      return null;
    };
    const { user } = renderPage(<Sample send={send} keep={keep} />);
    page.fill({ name: 'Maya', town: 'York' });
    await user.click(page.submitButton());
    page.fill({ name: 'Priya' });
    act(() => form.submit());
    await act(async () => resolve(null));
    expect([page.field('name').value, page.field('town').value]).toEqual(['Priya', 'Leeds']);
    expect(document.querySelector('output')?.textContent).toBe('changed');
    expect(kept.at(-1)).toBe('[["name","Priya"],["town","Leeds"]]');
  });

  it('forgets the kept text once it is sent, but not what was typed in the meantime', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const kept: string[] = [];
    const keep = { read: () => '', write: (text: string) => void kept.push(text) };
    const { user } = renderPage(<Sample send={() => promise} keep={keep} />);
    page.fill({ name: 'Maya' });
    await user.click(page.submitButton());
    page.fill({ town: 'York' });
    await act(async () => resolve(null));
    expect(kept.at(-1)).toBe('[["name","Maya"],["town","York"]]');
    await user.click(page.submitButton());
    await waitFor(() => expect(kept.at(-1)).toBe(''));
  });

  it('follows newly saved texts except where something was typed', async () => {
    const { user } = renderPage(<Sample send={async () => null} />);
    await user.type(page.field('name'), 'May');
    act(() => form.rebase({ name: 'Maia', town: 'York' }));
    expect([page.field('name').value, page.field('town').value]).toEqual(['May', 'York']);
  });

  it('fills in what is known only where nothing was typed', async () => {
    renderPage(<Sample send={async () => null} />);
    act(() => form.fillIn({ name: 'Maya Okafor', town: 'York' }));
    expect([page.field('name').value, page.field('town').value]).toEqual(['Maya Okafor', 'Leeds']);
  });
});
