import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { storeSession } from '../../../accounts/session/index.ts';
import { MessageAttachments } from './message-attachments.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const payslip: Attachment = {
  ...{ id: 'p', name: 'payslip.pdf', type: 'application/pdf', bytes: 120_000, width: null, height: null },
};
const hall: Attachment = { ...payslip, id: 'h', name: 'hall.webp', type: 'image/webp', width: 800, height: 600 };

/** Everything is in sight from the beginning. */
class InSight {
  readonly #see: (entries: { readonly isIntersecting: boolean }[]) => void;
  constructor(see: (entries: { readonly isIntersecting: boolean }[]) => void) {
    this.#see = see;
  }
  observe() {
    this.#see([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Files are sent or refused, and those that were asked for are told. */
function serveFiles(status = 200) {
  const asked: { path: string; authorization: string | null }[] = [];
  const server = { status };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, authorization: new Headers(init.headers).get('Authorization') });
    return new Response('a file', { status: server.status });
  });
  return { asked, server };
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InSight);
  storeSession(
    { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' } as never,
    'opaque',
  );
});

it('shows pictures with the token of the reader, and says whose they are', async () => {
  const { asked } = serveFiles();
  renderPage(<MessageAttachments attachments={[hall]} from="Ada" />);
  const button = screen.getByRole('button', { name: 'Open the picture hall.webp from Ada' });
  await waitFor(() => expect(button.querySelector('img')?.src).toMatch(/^blob:/));
  expect(asked).toEqual([{ path: '/api/attachments/h/thumbnail', authorization: 'Bearer opaque' }]);
});

it('leaves the name out of one’s own, and shows no picture that could not be had', async () => {
  const { asked } = serveFiles(404);
  renderPage(<MessageAttachments attachments={[hall]} from={null} />);
  const button = screen.getByRole('button', { name: 'Open the picture hall.webp' });
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(button.querySelector('svg')).not.toBeNull());
  expect(button.querySelector('img')).toBeNull();
});

it('is nothing for a message without files', () => {
  renderPage(<MessageAttachments attachments={[]} from={null} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('saves a document under its name, and says so when it cannot', async () => {
  const { asked, server } = serveFiles(500);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = renderPage(<MessageAttachments attachments={[payslip]} from={null} />);
  const button = screen.getByRole('button', { name: /Save.*payslip\.pdf/ });
  expect(button.textContent).toContain('PDF, 120 KB');
  await user.click(button);
  await screen.findByText('We couldn’t load the file. Please try again.');
  expect(saved).toEqual([]);
  server.status = 200;
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['payslip.pdf']));
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/api/attachments/p/download'));
  vi.restoreAllMocks();
});

it('opens a picture large, and says when it could not be loaded', async () => {
  const { server } = serveFiles();
  const { user } = renderPage(<PictureDialog attachment={hall} onClose={() => undefined} />);
  expect(((await screen.findByRole('img', { name: 'hall.webp' })) as HTMLImageElement).width).toBe(800);
  expect(screen.queryByText('Loading the picture…')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
  server.status = 404;
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t load the picture. Please try again.'),
  );
});
