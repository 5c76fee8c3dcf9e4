import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { storeSession } from '../../accounts/session/index.ts';
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
    const { promise, release } = replies.held(replies.success());
    const { sent } = stubServer(promise);
    const { user } = open(type);
    expect(screen.getByRole('dialog').textContent).toContain(
      'Reports are reviewed by our moderation team. False reports may result in account restrictions.',
    );
    expect(page.field('description').getAttribute('rows')).toBe('4');
    const offered = within(page.field('reportType')).getAllByRole<HTMLOptionElement>('option', { hidden: true });
    expect(offered.map(({ value }) => value)).toEqual(reasons[type]);

    page.fill({ reportType: 'scam', description: 'They want money before a viewing.' });
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Submitting...');
    release();
    expect(await page.alertText()).toBe(SENT);
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
    const { sent } = stubServer(replies.success());
    const { user } = open();
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('reportType')).not.toBe(''));
    expect(page.descriptionOf('description')).not.toBe('');
    expect(document.activeElement).toBe(page.field('reportType'));
    page.fill({ reportType: 'spam', description: '   ' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.field('reportType').hasAttribute('aria-invalid')).toBe(false));
    expect(page.field('description').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it.each([
    ['a broken connection', replies.connectionLost],
    ['a server that fails', { status: 500, body: { success: false, message: '' } }],
    ['a refusal without words', replies.refusal()],
  ])('tells of %s, keeps what was typed and can be tried again', async (_, reply) => {
    const server = stubServer(reply);
    const { user } = open();
    page.fill({ reportType: 'misleading', description: 'There is no garden.' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(FAILED);
    expect(page.field('description').value).toBe('There is no garden.');
    server.replyWith(replies.success());
    await user.click(page.submitButton());
    await waitFor(async () => expect(await page.alertText()).toBe(SENT));
  });

  it('sends the same report under the same key while its answer is lost', async () => {
    const { sent } = stubServer(replies.connectionLost);
    const { user } = open();
    page.fill({ reportType: 'misleading', description: 'There is no garden.' });
    await user.click(page.submitButton());
    await page.alertText();
    await user.click(page.submitButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });
});
