import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import { page, renderPage } from '../../../testing/render-page.tsx';
import { createAttachmentTray } from './attachments/attachment-tray.ts';
import { Composer } from './composer.tsx';

const payslip: Attachment = {
  id: 'p',
  name: 'payslip.pdf',
  type: 'application/pdf',
  bytes: 120_000,
  width: null,
  height: null,
};
const aFile = (name = 'payslip.pdf', type = 'application/pdf') => new File(['x'], name, { type });

type Upload = Parameters<typeof createAttachmentTray>[0]['send'];

function open(send: Upload, { isLoading = false } = {}) {
  const onSend = vi.fn();
  const onDraft = vi.fn();
  const tray = createAttachmentTray({
    send,
    detach: () => undefined,
    kept: { read: () => '', write: () => undefined },
  });
  const loaded = Promise.withResolvers<void>();
  function Opened() {
    const contents = useSyncExternalStore(tray.subscribe, tray.snapshot);
    const [isReady, setIsReady] = useState(!isLoading);
    useEffect(() => void loaded.promise.then(() => setIsReady(true)), []);
    return (
      <Composer
        readDraft={() => ''}
        onDraft={onDraft}
        onSend={onSend}
        attachments={{ tray, contents }}
        disabled={false}
        isReady={isReady}
      />
    );
  }
  const { user } = renderPage(<Opened />);
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Attach files'), { target: { files } });
  return { user, onSend, onDraft, choose, finishLoading: loaded.resolve };
}

const kept: Upload = async () => ({ success: true, data: payslip });

it('sends a file without a word', async () => {
  const { user, onSend, choose } = open(kept);
  choose(aFile());
  expect(await screen.findByText('120 KB')).toBeTruthy();
  await user.click(page.submitButton());
  expect(onSend).toHaveBeenCalledWith('', [payslip]);
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
});

it('says that a message is too long, and cuts nothing', async () => {
  const { user, onSend } = open(kept);
  page.fill({ content: 'a'.repeat(4_001) });
  await user.click(page.submitButton());
  expect(screen.getByText('Your message can have up to 4,000 characters. This one has 4,001.')).toBeTruthy();
  expect(page.field('content').getAttribute('aria-invalid')).toBe('true');
  expect(page.field('content').value).toHaveLength(4_001);
  expect(onSend).not.toHaveBeenCalled();
});

it('says what may be attached before anything is chosen', () => {
  open(kept);
  const field = screen.getByLabelText('Attach files');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Up to 5 files: PDFs or JPEG, PNG and WebP pictures, up to 10 MB each.',
  );
});

it('waits for files that are on their way, and keeps what was typed', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Upload>>>();
  const { user, onSend, choose } = open((_, { onProgress }) => {
    onProgress(0.4);
    return promise;
  });
  page.fill({ content: 'Here is my payslip' });
  choose(aFile());
  expect(screen.getByRole('progressbar', { name: 'Uploading payslip.pdf' }).getAttribute('value')).toBe('40');
  await user.click(page.submitButton());
  expect(await page.alertText()).toContain('still uploading');
  expect(onSend).not.toHaveBeenCalled();
  expect(page.field('content').value).toBe('Here is my payslip');
  resolve({ success: true, data: payslip });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(page.submitButton());
  expect(onSend).toHaveBeenCalledWith('Here is my payslip', [payslip]);
});

it('says why a file was refused, and sends the words once it is removed', async () => {
  const refused = 'We can’t read this file. It may be damaged; please choose another one.';
  const { user, onSend, choose } = open(async () => ({ success: false, message: refused }));
  page.fill({ content: 'Hello' });
  choose(aFile());
  expect(await page.alertText()).toBe(refused);
  await user.click(page.submitButton());
  expect(
    screen.getByText('We couldn’t upload one of your files. Try again or remove it, then send your message.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove payslip.pdf' }));
  expect(document.activeElement).toBe(page.field('content'));
  await user.click(page.submitButton());
  expect(onSend).toHaveBeenCalledWith('Hello', []);
});

it('takes a pasted picture as a file', async () => {
  const { choose: _, onSend, user } = open(kept);
  fireEvent.paste(page.field('content'), { clipboardData: { files: [aFile('screenshot.png', 'image/png')] } });
  await screen.findByText('payslip.pdf');
  await user.click(page.submitButton());
  expect(onSend).toHaveBeenCalledOnce();
});

it('sends nothing while there is neither a word nor a file', async () => {
  const { user, onSend } = open(kept);
  await user.click(page.submitButton());
  expect(onSend).not.toHaveBeenCalled();
});

it('sends what was sent while the messages were loading as soon as they are there, once', async () => {
  const { user, onSend, finishLoading } = open(kept, { isLoading: true });
  page.fill({ content: 'Is it still to be had?' });
  await user.click(page.submitButton());
  await user.keyboard('{Enter}');
  expect(page.submitButton().textContent).toBe('Sending...');
  expect(onSend).not.toHaveBeenCalled();
  expect(page.field('content').value).toBe('Is it still to be had?');
  finishLoading();
  await waitFor(() => expect(onSend.mock.calls).toEqual([['Is it still to be had?', []]]));
  expect(page.field('content').value).toBe('');
  expect(page.submitButton().textContent).toBe('Send');
});

it('does not send what is being changed again', async () => {
  const { user, onSend, finishLoading } = open(kept, { isLoading: true });
  page.fill({ content: 'Is it still' });
  await user.click(page.submitButton());
  page.fill({ content: 'Is it still to be had?' });
  finishLoading();
  await user.click(page.submitButton());
  await waitFor(() => expect(onSend.mock.calls).toEqual([['Is it still to be had?', []]]));
});
