import type { Appeal } from '@letfair/contract/trust/admin/appeals';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, renderPage, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { ListingAppeals } from './listing-appeals.tsx';
import { MeasureAppeal } from './measure-appeal.tsx';

const at = '2026-11-10T12:00:00.000Z';
const anAppeal = (changes: Partial<Appeal> = {}) => ({
  id: '1',
  kind: 'rejection',
  status: 'open',
  content: 'They are my own photos.',
  wording: null,
  reason: '',
  createdAt: at,
  decidedAt: null,
  ...changes,
});
const wording = { rule: 'r', field: 'propertyDescription', excerpt: 'No DSS' };

describe('appeals about a listing', () => {
  function show(data: object | null, calls: object = {}) {
    const server = stubServer(replyByCall({ 'POST /api/properties/7/appeals': anAppeal(), ...calls }));
    const loader = () => (data ? { success: true, data } : { success: false });
    return { ...renderPage(<ListingAppeals listingId="7" />, '/properties/manage', loader), ...server };
  }
  const can = (decision: boolean, wordings: readonly object[] = []) => ({ decision, wordings });

  it('can be made against a decision, once there is a text', async () => {
    const { user, sent } = show({ appeals: [], can: can(true) });
    await user.click(await screen.findByRole('button', { name: 'Appeal against the decision' }));
    await user.click(page.submitButton());
    expect(sent).toEqual([]);
    page.fill({ content: ' Look again. ' });
    await user.click(page.submitButton());
    expect(await screen.findByText(/Your appeal has been sent/)).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ content: 'Look again.' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('can be made against the check of a wording', async () => {
    const { user, sent } = show({ appeals: [], can: can(false, [wording]) });
    expect(await screen.findByRole('button', { name: 'This is a false alarm' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Appeal against the decision' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'This is a false alarm' }));
    page.fill({ content: 'It quotes the law.' });
    await user.click(page.submitButton());
    expect(await screen.findByText(/Your appeal has been sent/)).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ content: 'It quotes the law.', wording }]);
  });

  it('keep what was typed when they were not sent', async () => {
    const { user } = show(
      { appeals: [], can: can(true) },
      { 'POST /api/properties/7/appeals': { refused: 'internal' } },
    );
    await user.click(await screen.findByRole('button', { name: 'Appeal against the decision' }));
    page.fill({ content: 'Look again.' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toContain('couldn’t send your appeal');
    expect(page.field('content').value).toBe('Look again.');
  });

  it('say what became of them', async () => {
    const decided = anAppeal({
      id: '2',
      status: 'upheld',
      decidedAt: at,
      reason: 'They are not.',
      wording: wording as never,
    });
    show({ appeals: [anAppeal(), decided], can: can(false) });
    expect(await screen.findByText(/They are not\./)).toBeTruthy();
    expect(screen.getAllByText(/Our answer on/)).toHaveLength(1);
    expect(screen.getAllByText('No DSS')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not mentioned where there is nothing to appeal', async () => {
    const { router } = show({ appeals: [], can: can(false) });
    await expect.poll(() => router.state.initialized && router.state.navigation.state).toBe('idle');
    expect(screen.queryByRole('heading', { name: 'Appeals' })).toBeNull();
  });

  it('offer to try again when they could not be loaded', async () => {
    show(null);
    expect(await screen.findByText(/your appeals/)).toBeTruthy();
  });
});

describe('the link of an email about a measure', () => {
  const decision = { kind: 'suspension', reason: 'Fraud.', decidedAt: at };
  const open = (answers: object) => {
    const server = stubServer(replyByCall({ ...answers }));
    return { ...renderPage(<MeasureAppeal />, '/appeal?token=abc'), ...server };
  };

  it('shows the decision, and takes one appeal', async () => {
    const { user, sent } = open({
      'POST /api/appeals/link': { decision, appeal: null },
      'POST /api/appeals/suspension': anAppeal(),
    });
    expect(await screen.findByText(/Fraud\./)).toBeTruthy();
    page.fill({ content: 'It was not me.' });
    await user.click(page.submitButton());
    await expect
      .poll(() => sent.find(({ path }) => path.endsWith('suspension'))?.body)
      .toEqual({
        token: 'abc',
        content: 'It was not me.',
      });
  });

  it.each([
    ['open', true],
    ['upheld', false],
  ] as const)('says that there is one already: %s', async (status, isOpen) => {
    open({ 'POST /api/appeals/link': { decision, appeal: anAppeal({ status }) } });
    expect(await screen.findByText('They are my own photos.')).toBeTruthy();
    expect(screen.queryByText(/We’ve received your appeal/) !== null).toBe(isOpen);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that it does not work', async () => {
    open({ 'POST /api/appeals/link': { refused: 'invalid', message: 'This link has expired.' } });
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.getByText('This link has expired.')).toBeTruthy();
  });
});
