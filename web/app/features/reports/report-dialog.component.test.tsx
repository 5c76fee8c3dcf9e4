import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alertText,
  connectionLost,
  descriptionOf,
  field,
  fill,
  heldReply,
  refusal,
  renderPage,
  stubServer,
  submitButton,
  success,
} from '../../testing/render-page.tsx';
import { storeSession } from '../session/index.ts';
import { ReportDialog } from './report-dialog.tsx';

const SENT = 'Report submitted successfully. Thank you for helping keep the product safe.';
const FAILED = 'Failed to submit report. Please try again.';
const reporter = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' } as const;

const reasons = {
  user: ['', 'harassment', 'scam', 'fake-profile', 'spam', 'inappropriate', 'other'],
  listing: ['', 'misleading', 'scam', 'inappropriate', 'spam', 'copyright', 'other'],
} as const;

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  storeSession(reporter, 'opaque');
});

const open = (type: 'user' | 'listing' = 'listing') =>
  renderPage(<ReportDialog type={type} targetId="42" title="Two rooms by the canal" onClose={onClose} />);

describe('reporting', () => {
  it.each(['user', 'listing'] as const)('sends the documented fields about a %s once', async (type) => {
    const { promise, release } = heldReply(success());
    const { sent } = stubServer(promise);
    const { user } = open(type);
    expect(screen.getByRole('dialog').textContent).toContain(
      'Reports are reviewed by our moderation team. False reports may result in account restrictions.',
    );
    expect(field('description').getAttribute('rows')).toBe('4');
    const offered = within(field('reportType')).getAllByRole<HTMLOptionElement>('option', { hidden: true });
    expect(offered.map(({ value }) => value)).toEqual(reasons[type]);

    fill({ reportType: 'scam', description: 'They want money before a viewing.' });
    await user.dblClick(submitButton());
    expect(submitButton().textContent).toBe('Submitting...');
    release();
    expect(await alertText()).toBe(SENT);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        type,
        targetId: '42',
        reportType: 'scam',
        description: 'They want money before a viewing.',
        reporterEmail: reporter.email,
        targetTitle: 'Two rooms by the canal',
        timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('requires a reason and details, and both say so', async () => {
    const { sent } = stubServer(success());
    const { user } = open();
    await user.click(submitButton());
    await waitFor(() => expect(descriptionOf('reportType')).not.toBe(''));
    expect(descriptionOf('description')).not.toBe('');
    expect(document.activeElement).toBe(field('reportType'));
    fill({ reportType: 'spam', description: '   ' });
    await user.click(submitButton());
    await waitFor(() => expect(field('reportType').hasAttribute('aria-invalid')).toBe(false));
    expect(field('description').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it.each([
    ['a broken connection', connectionLost],
    ['a server that fails', { status: 500, body: { success: false, message: '' } }],
    ['a refusal without words', refusal()],
  ])('tells of %s, keeps what was typed and can be tried again', async (_, reply) => {
    const server = stubServer(reply);
    const { user } = open();
    fill({ reportType: 'misleading', description: 'There is no garden.' });
    await user.click(submitButton());
    expect(await alertText()).toBe(FAILED);
    expect(field('description').value).toBe('There is no garden.');
    server.replyWith(success());
    await user.click(submitButton());
    await waitFor(async () => expect(await alertText()).toBe(SENT));
  });

  it('sends the same report under the same key while its answer is lost', async () => {
    const { sent } = stubServer(connectionLost);
    const { user } = open();
    fill({ reportType: 'misleading', description: 'There is no garden.' });
    await user.click(submitButton());
    await alertText();
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });
});
