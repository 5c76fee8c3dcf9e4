import type { Application } from '@letfair/contract/lettings/applications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage } from '../../../testing/render-page.tsx';
import { ApplicationAnswer } from './application-answer.tsx';

const application: Application = {
  id: '1',
  status: 'seen',
  propertyId: '2',
  propertyTitle: 'Two rooms by the canal',
  propertyStatus: 'live',
  price: 1250,
  offer: null,
  tenant: { id: '3', name: 'Maya S.' },
  lister: { id: '4', name: 'Ruth F.', userType: 'landlord' },
  profile: {},
  declineReason: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
  timeline: [],
  actions: ['shortlist', 'accept', 'decline'],
  nation: 'england',
  conversationId: null,
  hasViewed: false,
  nextSteps: [],
  contact: null,
};

const onStep = vi.fn();
beforeEach(() => void onStep.mockReset());
const open = (changes: Partial<Application> = {}) =>
  renderPage(
    <ApplicationAnswer application={{ ...application, ...changes }} busy={false} failure={null} onStep={onStep} />,
  );
const button = (name: string) => screen.getByRole('button', { name });

describe('the answer to an application', () => {
  it('offers only what is possible', () => {
    open({ actions: ['decline'] });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Decline']);
  });

  it('is a decline only with a reason, which the form asks for at once', async () => {
    const { user } = open();
    await user.click(button('Decline'));
    expect(document.activeElement).toBe(page.field('declineReason'));
    page.fill({ reason: '  ' });
    await user.click(page.submitButton());
    const asked = /Please give a reason\. The tenant will see it\.$/;
    await waitFor(() => expect(page.descriptionOf('declineReason')).toMatch(asked));
    await user.selectOptions(page.field('declineReason'), 'other');
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('reason')).toMatch(asked));
    expect(onStep).not.toHaveBeenCalled();
    page.fill({ reason: ' The dates do not fit. ' });
    await user.click(page.submitButton());
    const declined = { action: 'decline', declineReason: 'other', reason: 'The dates do not fit.' };
    await waitFor(() => expect(onStep).toHaveBeenCalledWith(declined));
  });

  it('needs no words with a reason from the list', async () => {
    const { user } = open();
    await user.click(button('Decline'));
    await user.selectOptions(page.field('declineReason'), 'The move-in date is too early or too late.');
    await user.click(page.submitButton());
    const declined = { action: 'decline', declineReason: 'move-in-date', reason: '' };
    await waitFor(() => expect(onStep).toHaveBeenCalledWith(declined));
  });

  it('accepts without touching the home or the others, unless asked', async () => {
    const { user } = open();
    await user.click(button('Accept'));
    expect(document.querySelector('[name="reason"]')).toBeNull();
    await user.click(page.submitButton());
    await waitFor(() =>
      expect(onStep).toHaveBeenCalledWith({ action: 'accept', reason: '', letAgreed: false, declineOthers: false }),
    );
  });

  it('declines the others only with a reason', async () => {
    const { user } = open();
    await user.click(button('Accept'));
    await user.click(screen.getByRole('checkbox', { name: /Mark the home as let agreed/ }));
    await user.click(screen.getByRole('checkbox', { name: /Decline the other open applications/ }));
    page.fill({ reason: '' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.field('reason').getAttribute('aria-invalid')).toBe('true'));
    expect(onStep).not.toHaveBeenCalled();
    page.fill({ reason: 'Somebody else was first.' });
    await user.click(page.submitButton());
    await waitFor(() => expect(onStep).toHaveBeenCalledOnce());
    expect(onStep.mock.calls[0]?.[0]).toMatchObject({ letAgreed: true, reason: 'Somebody else was first.' });
  });

  it('keeps the words of a decline until they are sent', async () => {
    const { user } = open();
    await user.click(button('Decline'));
    page.fill({ reason: 'The rooms are let from May.' });
    await user.click(button('Back'));
    await user.click(button('Decline'));
    expect(page.field('reason').value).toBe('The rooms are let from May.');
  });

  it('goes back to the choice', async () => {
    const { user } = open();
    await user.click(button('Decline'));
    await user.click(button('Back'));
    expect(button('Shortlist')).toBeTruthy();
  });

  it('does not offer to mark a home let agreed that is not on the market', async () => {
    const { user } = open({ propertyStatus: 'let' });
    await user.click(button('Accept'));
    expect(screen.queryByRole('checkbox', { name: /Mark the home as let agreed/ })).toBeNull();
  });
});
