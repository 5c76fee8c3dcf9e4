import { reportProblems, reportSentences } from '@letfair/domain/trust/reports/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, renderPage, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { MessagesReportDialog } from './messages-report-dialog.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const shared = (number: number, isReporters: boolean, changes: object = {}) => ({
  number,
  sender: isReporters ? 'tenant' : 'landlord',
  isReporters,
  content: `Message ${number}`,
  attachments: [],
  sentAt: '2026-11-15T10:00:00.000Z',
  ...changes,
});
const PREVIEW = 'GET /api/reports/messages';
const REPORT = 'POST /api/reports/messages';

beforeEach(() => storeSession(maya as SessionUser, 'opaque'));

function open(calls: Readonly<Record<string, unknown>> | Error, about: 'message' | 'conversation' = 'message') {
  const server = stubServer(calls instanceof Error ? calls : replyByCall(calls));
  const upTo = about === 'message' ? 2 : null;
  const dialog = { about, conversationId: 'c1', upTo, name: 'Ines B.', onClose: () => undefined };
  return { ...renderPage(<MessagesReportDialog {...dialog} />), ...server };
}
const two = { messages: [shared(1, true), shared(2, false, { attachments: ['bank.pdf'] })], hasEarlier: false };

describe('reporting messages', () => {
  it('shows exactly what is shared, how long and who sees it, and sends what was shown', async () => {
    const { user, sent } = open({ [PREVIEW]: two, [REPORT]: { id: 'r1' } });
    const list = within(await screen.findByRole('region', { name: '2 messages you’re sharing' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You · .*Message 1$/),
      expect.stringMatching(/^Ines B\. · .*Message 2Files \(names only\): bank\.pdf$/),
    ]);
    const dialog = screen.getByRole('dialog', { name: 'Report a message from Ines B.' });
    expect(dialog.textContent).toContain('these 2 messages with our moderators');
    expect(dialog.textContent).toContain('We delete them 90 days after our decision');
    expect(dialog.textContent).toContain(reportSentences.notice);
    expect(dialog.textContent).not.toContain('aren’t shared');
    expect(sent[0]?.path).toBe('/api/reports/messages?conversationId=c1&upTo=2');

    page.fill({ reportType: 'harassment', description: ' They threaten me. ' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(reportSentences.sent);
    expect(sent[1]?.body).toEqual({
      about: 'message',
      conversationId: 'c1',
      upTo: 2,
      reportType: 'harassment',
      description: 'They threaten me.',
    });
  });

  it('sends a conversation up to the newest message that was shown, and says when earlier ones are left out', async () => {
    const { user, sent } = open({ [PREVIEW]: { ...two, hasEarlier: true }, [REPORT]: { id: 'r1' } }, 'conversation');
    expect(await screen.findByText(/Messages before the last 200 aren’t shared/)).toBeTruthy();
    expect(sent[0]?.path).toBe('/api/reports/messages?conversationId=c1');
    page.fill({ reportType: 'scam', description: 'They want money.' });
    await user.click(page.submitButton());
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ about: 'conversation', upTo: 2 }));
  });

  it('says that a message is no longer there, and offers nothing to send', async () => {
    open({ [PREVIEW]: { refused: 'not_found', message: reportProblems.messageGone } });
    expect(await screen.findByText(reportProblems.messageGone)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it('keeps what was typed when the message goes before it is sent, and says why', async () => {
    const gone = { refused: 'not_found', message: reportProblems.messageGone };
    const { user } = open({ [PREVIEW]: two, [REPORT]: gone });
    await screen.findByRole('region', { name: '2 messages you’re sharing' });
    page.fill({ reportType: 'scam', description: 'They want money.' });
    await user.click(page.submitButton());
    expect(await screen.findByText(reportProblems.messageGone)).toBeTruthy();
    expect(page.field('description').value).toBe('They want money.');
  });

  it('can be tried again when the messages could not be loaded', async () => {
    const { user, replyWith } = open(new Error('offline'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('form')).toBeNull();
    replyWith(replyByCall({ [PREVIEW]: two }));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: '2 messages you’re sharing' })).toBeTruthy();
  });
});
