import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type LoaderFunction, Outlet, parsePath, RouterProvider } from 'react-router';
import { expect, vi } from 'vitest';
import { Toaster } from '../ui/feedback/toaster.tsx';

/** Renders a part of a page in a router, as somebody sees it who opens `url`; `loader` is the one of its route. */
export function renderPage(element: ReactNode, url = '/', loader?: LoaderFunction) {
  const frame = (
    <>
      <Outlet />
      <Toaster />
    </>
  );
  // Every other path is empty, so that a page which sends people away is left like in the product.
  const children = [
    { path: url.replace(/[?#].*/, ''), element, loader, HydrateFallback: () => null },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ element: frame, children }], {
    // A page of its own in the history: what is kept for the way back to one belongs to a single test.
    initialEntries: [{ ...parsePath(url), key: crypto.randomUUID() }],
  });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), router };
}

export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Reply = { readonly status?: number; readonly body: unknown } | Error;
type AnyReply = Reply | Promise<Reply>;
/** For a page that makes several calls: a reply for each, such as "GET /api/viewings". */
type ReplyTo = (call: string) => AnyReply;

/** Answers every request with the reply set last, or rejects with an error; tells what was sent. */
export function stubServer(first: AnyReply | ReplyTo) {
  const sent: SentRequest[] = [];
  let reply = first;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ path, body, idempotencyKey: headers.get('Idempotency-Key') });
    const now = await (typeof reply === 'function' ? reply(`${init.method ?? 'GET'} ${path}`) : reply);
    if (now instanceof Error) throw now;
    const text = typeof now.body === 'string' ? now.body : JSON.stringify(now.body);
    return new Response(text, { status: now.status ?? 200 });
  });
  return {
    sent,
    replyWith: (next: AnyReply | ReplyTo) => {
      reply = next;
    },
  };
}

/** What a server may reply. */
export const replies = {
  success: (data: unknown = null): Reply => ({ body: { success: true, data } }),
  refusal: (message?: string, fields?: Readonly<Record<string, string>>): Reply => ({
    body: { success: false, message, error: { code: 'invalid', fields } },
  }),
  /** `fetch` rejects with a TypeError when it reaches nobody. */
  connectionLost: new TypeError('Failed to fetch'),
  /** A reply that comes when `release` is called. */
  held: (reply: Reply) => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    return { promise, release: () => resolve(reply) };
  },
};

/**
 * Answers each call by the name that starts it, such as "GET /api/viewings"; the longest name that fits wins. A value
 * is what a successful answer holds, `refused` makes it a refusal with that code.
 */
export function replyByCall(answers: Readonly<Record<string, unknown>>): ReplyTo {
  const names = Object.keys(answers).sort((one, two) => two.length - one.length);
  return (call) => {
    const name = names.find((start) => call.startsWith(start));
    if (!name) throw new Error(`Nobody answers ${call}.`);
    const answer = answers[name];
    if (!isRefusal(answer)) return replies.success(answer);
    const { refused: code, message = '', ...rest } = answer;
    return { status: 409, body: { success: false, message, error: { code }, ...rest } };
  };
}

interface Refusal {
  readonly refused: string;
  readonly message?: string;
}
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** A server that asks for the password once before it takes the call, such as "POST /api/webhooks". */
export function replyAfterPassword(guarded: string, reply: Reply): ReplyTo {
  let isConfirmed = false;
  return (call) => {
    if (call === 'POST /api/security/confirmation') isConfirmed = true;
    if (call !== guarded) return replies.success();
    const refusal = { success: false, message: 'Please confirm.', error: { code: 'password_needed' } };
    return isConfirmed ? reply : { status: 403, body: refusal };
  };
}

/** Gives the password in the dialog that asks for it. */
export async function givePassword(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  page.fill({ password: 'a quiet street in Leeds' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull());
}

/** A control by its field name. */
function field(name: string): HTMLInputElement {
  const control = document.querySelector<HTMLInputElement>(`:is(input, select, textarea)[name="${name}"]`);
  if (!control) throw new Error(`There is no field "${name}".`);
  return control;
}

/** The rendered page as somebody who fills in its form finds it. */
export const page = {
  field,
  /** Sets the values of fields at once; `user.type` presses every key, which takes a hundred times as long. */
  fill(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) {
      const control = field(name);
      fireEvent[control.tagName === 'SELECT' ? 'change' : 'input'](control, { target: { value } });
    }
  },
  /** The sentence tied to a control. */
  descriptionOf: (name: string): string =>
    (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  submitButton(): HTMLButtonElement {
    const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button) throw new Error('There is no submit button.');
    return button;
  },
  alertText: async (): Promise<string | null> => (await screen.findByRole('alert')).textContent,
};
