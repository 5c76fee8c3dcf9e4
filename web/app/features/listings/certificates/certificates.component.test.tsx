import type { Certificate } from '@letfair/contract/listings/certificates';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { replyByCall } from '../../../testing/render-page.tsx';
import { loadCertificates } from './certificate-data.ts';
import { Certificates } from './certificates.tsx';
import { exampleCertificate } from './testing/example-certificate.ts';

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Lister', email: 'ada@landlord.example', userType: 'landlord' };
const viewer = { ...ada, userType: 'agent', team: { role: 'viewer', name: 'Bell Homes' } };
const none = { expired: 0, soon: 0, valid: 0, undated: 0, past: 0 };
const list = (certificates: readonly Certificate[], counts: object = none) => ({
  'GET /api/certificates': { certificates, counts: { ...none, ...counts }, nextCursor: null },
});
const calendar = { 'GET /api/certificates/calendar': { url: null, createdAt: null } };
const open = (search: string, answers: object, as: object = ada) =>
  renderAccountPage({
    as,
    url: `/certificates${search}`,
    load: loadCertificates,
    answers: { ...calendar, ...answers },
    content: (data) => <Certificates {...data} />,
  });

describe('the certificates of all homes', () => {
  it('begin with an offer to add the first', async () => {
    open('', list([]));
    expect(await screen.findByText('No certificates yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add your first certificate' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull();
  });

  it('are loaded again when they could not be', async () => {
    const { user, replyWith } = open('', { 'GET /api/certificates': { refused: 'internal' } });
    expect(await screen.findByText('We couldn’t load your certificates.')).toBeTruthy();
    replyWith(replyByCall({ ...calendar, ...list([]) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No certificates yet')).toBeTruthy();
  });

  it('are added by nobody whose role only looks', async () => {
    open('', list([exampleCertificate], { valid: 1 }), viewer);
    await screen.findByText('1 certificate shown');
    for (const name of [/^Add/, 'Edit', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('are filtered by state; homes that are let are not counted among the current', async () => {
    const { user, asked, router } = open('?show=soon', list([], { valid: 2, past: 1 }));
    expect(await screen.findByText('No certificates here')).toBeTruthy();
    expect(asked('/api/certificates?')).toEqual(['/api/certificates?show=soon']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All current homes (2)');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('of homes that are let are shown when asked', async () => {
    const { user, router } = open('', list([], { valid: 2, past: 1 }));
    const filter = await screen.findByRole('combobox', { name: 'Show' });
    await user.selectOptions(filter, 'Let and withdrawn homes (1)');
    await waitFor(() => expect(router.state.location.search).toBe('?show=past'));
  });

  it('say what they are, for which home, and whether a moderator has seen them', async () => {
    const seen = { ...exampleCertificate, id: '2', confirmedAt: '2026-11-16T10:00:00.000Z', number: '' };
    open('', list([exampleCertificate, seen], { valid: 2 }));
    const [first, second] = (await screen.findAllByRole('heading', { level: 2 })).map((heading) =>
      heading.closest('li'),
    );
    expect(first?.textContent).toContain('GS-1');
    expect(first?.textContent).not.toContain('Seen by a moderator');
    expect(first?.textContent).not.toContain('Download');
    expect(second?.textContent).toContain('Seen by a moderator');
    expect(second?.textContent).not.toContain('GS-1');
    expect(screen.getAllByRole('link', { name: 'A flat' })[0]?.getAttribute('href')).toBe('/certificates?property=7');
  });

  const remove = async (answer: unknown) => {
    const file = { type: 'image/webp', bytes: 9 } as never;
    const certificate = { ...exampleCertificate, file };
    const { user } = open('', { ...list([certificate], { valid: 1 }), 'DELETE /api/certificates/1': answer });
    expect(await screen.findByRole('button', { name: 'Download picture' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete this certificate?' }));
    expect(question.getByText(/will be deleted along with its file/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete certificate' }));
  };

  it.each([
    ['taken', null],
    ['gone already', { refused: 'not_found' }],
  ])('are deleted after a question: %s', async (_, answer) => {
    await remove(answer);
    expect(await screen.findByText(/ has been deleted\.$/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say so when they were not deleted', async () => {
    await remove({ refused: 'internal' });
    expect(await screen.findByText('We couldn’t delete the certificate')).toBeTruthy();
  });

  it('are nothing for a tenant', async () => {
    const { asked } = open('', {}, { ...ada, userType: 'tenant' });
    expect(await screen.findByText('Nothing here.')).toBeTruthy();
    expect(asked('/api')).toEqual([]);
  });
});

describe('the certificates of one home', () => {
  const home = (certificates: readonly Certificate[], earlier: readonly Certificate[] = []) => ({
    'GET /api/properties/7/certificates': { property: exampleCertificate.property, certificates, earlier },
  });

  it('are apart from those that newer ones have replaced, which can only be deleted', async () => {
    const replaced = { ...exampleCertificate, id: '0', replacedAt: '2026-03-03T10:00:00.000Z' };
    open('?property=7', home([exampleCertificate], [replaced]));
    const earlier = within(await screen.findByRole('region', { name: 'Earlier certificates' }));
    expect(earlier.getByText('Replaced')).toBeTruthy();
    expect(earlier.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete']);
    const current = within(screen.getByRole('region', { name: 'Current' }));
    expect(current.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit', 'Renew', 'Delete']);
  });

  it('are none yet, without a list of earlier ones', async () => {
    open('?property=7', home([]));
    expect(await screen.findByText('No certificates yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Earlier certificates' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a certificate' })).toBeTruthy();
  });
});
