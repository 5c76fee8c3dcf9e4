import type { Certificate } from '@letfair/contract/certificates';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alertText,
  connectionLost,
  descriptionOf,
  field,
  fill,
  refusal,
  renderPage,
  stubServer,
  submitButton,
  success,
} from '../../testing/render-page.tsx';
import { CertificateDialog, type CertificateTask } from './certificate-dialog.tsx';

const property = {
  id: '7',
  title: 'A <b>flat</b>',
  address: '1 Mill Lane',
  status: 'live',
  nation: 'scotland',
} as const;
const saved: Certificate = {
  id: '1',
  kind: 'gasSafety',
  property,
  number: 'GS-1',
  scheme: '',
  issued: '2026-03-03',
  expires: '2027-03-03',
  state: 'valid',
  file: null,
  confirmedAt: null,
  replacedAt: null,
  version: 1,
  updatedAt: '2026-11-16T10:00:00.000Z',
};

const onSaved = vi.fn();
beforeEach(() => void onSaved.mockReset());
const open = (task: CertificateTask = { kind: 'add', home: { ...property, kinds: ['epc'] } }) =>
  renderPage(<CertificateDialog task={task} onSaved={onSaved} onClose={() => {}} />);

describe('a certificate', () => {
  it('asks what it is first, and then only what that kind has', async () => {
    const { sent } = stubServer(success(saved));
    const { user } = open();
    await user.click(submitButton());
    await waitFor(() => expect(descriptionOf('kind')).toBe('Choose what you want to add.'));
    expect([...(field('kind') as unknown as HTMLSelectElement).options].map(({ value }) => value)).not.toContain('epc');
    await user.selectOptions(field('kind'), 'alarms');
    expect(await screen.findByLabelText(/^Tested on/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Valid until/)).toBeNull();
    await user.selectOptions(field('kind'), 'depositScheme');
    expect(await screen.findByRole('option', { name: 'SafeDeposits Scotland' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'MyDeposits' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is refused with a sentence before it is sent', async () => {
    const { sent } = stubServer(success(saved));
    const { user } = open();
    await user.selectOptions(field('kind'), 'gasSafety');
    await screen.findByLabelText(/^Checked on/);
    fill({ issued: '2026-03-03', expires: '2029-03-03' });
    await user.click(submitButton());
    await waitFor(() => expect(descriptionOf('expires')).toContain('3 May 2027'));
    expect(document.activeElement).toBe(field('expires'));
    expect(sent).toEqual([]);
  });

  it('is added once with what was typed', async () => {
    const { sent } = stubServer(success(saved));
    const { user } = open();
    await user.selectOptions(field('kind'), 'gasSafety');
    await screen.findByLabelText(/^Checked on/);
    fill({ number: 'GS-1', issued: '2026-03-03' });
    await user.dblClick(submitButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
    expect(sent).toMatchObject([
      {
        path: '/api/properties/7/certificates',
        body: { kind: 'gasSafety', number: 'GS-1', issued: '2026-03-03', expires: '', scheme: '', renews: false },
      },
    ]);
  });

  it('is edited with its values', () => {
    stubServer(success(saved));
    open({ kind: 'edit', certificate: saved });
    expect(screen.getByRole('dialog', { name: 'Edit certificate' })).toBeTruthy();
    expect([field('number').value, field('issued').value]).toEqual(['GS-1', '2026-03-03']);
  });

  it('is renewed as a new one', async () => {
    const { sent } = stubServer(success(saved));
    const { user } = open({ kind: 'renew', certificate: saved });
    expect(field('issued').value).toBe('');
    fill({ issued: '2026-10-01' });
    await user.click(submitButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({ kind: 'gasSafety', issued: '2026-10-01', renews: true });
  });

  it.each([
    ['a refusal', refusal('There is no such home among yours.'), 'There is no such home among yours.'],
    ['a refusal without words', refusal(), 'The certificate could not be saved. Please try again.'],
    ['a broken connection', connectionLost, 'The certificate could not be saved. Please try again.'],
  ])('tells of %s and keeps what was typed', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open({ kind: 'edit', certificate: saved });
    fill({ number: 'GS-2' });
    await user.click(submitButton());
    expect(await alertText()).toBe(sentence);
    expect(field('number').value).toBe('GS-2');
    expect(onSaved).not.toHaveBeenCalled();
  });
});
