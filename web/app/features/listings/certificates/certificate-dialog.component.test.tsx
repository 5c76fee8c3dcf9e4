import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { CertificateDialog, type CertificateTask } from './certificate-dialog.tsx';
import { exampleCertificate } from './testing/example-certificate.ts';

const property = {
  id: '7',
  title: 'A <b>flat</b>',
  address: '1 Mill Lane',
  status: 'live',
  nation: 'scotland',
} as const;
const saved = { ...exampleCertificate, property };

const onSaved = vi.fn();
beforeEach(() => void onSaved.mockReset());
const open = (task: CertificateTask = { kind: 'add', home: { ...property, kinds: ['epc'] } }) =>
  renderPage(<CertificateDialog task={task} onSaved={onSaved} onClose={() => {}} />);

describe('a certificate', () => {
  it('asks what it is first, and then only what that kind has', async () => {
    const { sent } = stubServer(replies.success(saved));
    const { user } = open();
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('kind')).toBe('Choose what you want to add.'));
    expect([...(page.field('kind') as unknown as HTMLSelectElement).options].map(({ value }) => value)).not.toContain(
      'epc',
    );
    await user.selectOptions(page.field('kind'), 'alarms');
    expect(await screen.findByLabelText(/^Tested on/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Valid until/)).toBeNull();
    await user.selectOptions(page.field('kind'), 'depositScheme');
    expect(await screen.findByRole('option', { name: 'SafeDeposits Scotland' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'MyDeposits' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is refused with a sentence before it is sent', async () => {
    const { sent } = stubServer(replies.success(saved));
    const { user } = open();
    await user.selectOptions(page.field('kind'), 'gasSafety');
    await screen.findByLabelText(/^Checked on/);
    page.fill({ issued: '2026-03-03', expires: '2029-03-03' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('expires')).toContain('3 May 2027'));
    expect(document.activeElement).toBe(page.field('expires'));
    expect(sent).toEqual([]);
  });

  it('is added once with what was typed', async () => {
    const { sent } = stubServer(replies.success(saved));
    const { user } = open();
    await user.selectOptions(page.field('kind'), 'gasSafety');
    await screen.findByLabelText(/^Checked on/);
    page.fill({ number: 'GS-1', issued: '2026-03-03' });
    await user.dblClick(page.submitButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
    expect(sent).toMatchObject([
      {
        path: '/api/properties/7/certificates',
        body: { kind: 'gasSafety', number: 'GS-1', issued: '2026-03-03', expires: '', scheme: '', renews: false },
      },
    ]);
  });

  it('is edited with its values', () => {
    stubServer(replies.success(saved));
    open({ kind: 'edit', certificate: saved });
    expect(screen.getByRole('dialog', { name: 'Edit certificate' })).toBeTruthy();
    expect([page.field('number').value, page.field('issued').value]).toEqual(['GS-1', '2026-03-03']);
  });

  it('is renewed as a new one', async () => {
    const { sent } = stubServer(replies.success(saved));
    const { user } = open({ kind: 'renew', certificate: saved });
    expect(page.field('issued').value).toBe('');
    page.fill({ issued: '2026-10-01' });
    await user.click(page.submitButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({ kind: 'gasSafety', issued: '2026-10-01', renews: true });
  });

  it.each([
    [
      'a refusal',
      replies.refusal('We couldn’t find this home in your account.'),
      'We couldn’t find this home in your account.',
    ],
    ['a refusal without words', replies.refusal(), 'We couldn’t save the certificate. Please try again.'],
    ['a broken connection', replies.connectionLost, 'We couldn’t save the certificate. Please try again.'],
  ])('tells of %s and keeps what was typed', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open({ kind: 'edit', certificate: saved });
    page.fill({ number: 'GS-2' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(sentence);
    expect(page.field('number').value).toBe('GS-2');
    expect(onSaved).not.toHaveBeenCalled();
  });
});
