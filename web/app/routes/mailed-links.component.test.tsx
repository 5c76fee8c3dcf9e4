import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../testing/render-page.tsx';
import ConfirmAvailabilityPage, { meta as confirmMeta } from './account/confirm-availability.tsx';
import UnsubscribePage, { meta as unsubscribeMeta } from './account/unsubscribe.tsx';
import RevertEmailPage, { meta as revertMeta } from './auth/revert-email.tsx';

const pages = [
  {
    path: '/confirm-availability',
    Page: ConfirmAvailabilityPage as () => React.ReactNode,
    meta: confirmMeta,
    call: '/api/properties/confirm-availability',
    action: 'Confirm availability',
    data: { id: 'home', title: 'Two rooms', status: 'live' },
    done: 'Thanks. “Two rooms” will stay live',
    refused: 'We couldn’t confirm this',
    way: ['Manage your properties', '/properties/manage'],
    asksFirst: false,
  },
  {
    path: '/unsubscribe',
    Page: UnsubscribePage as () => React.ReactNode,
    meta: unsubscribeMeta,
    call: '/api/saved-searches/unsubscribe',
    action: 'Stop the emails',
    data: { name: 'Flats in Leeds', emails: null },
    done: 'We’ve stopped these emails',
    refused: 'We couldn’t stop the emails',
    way: ['Your saved searches', '/saved-searches'],
    asksFirst: false,
  },
  {
    path: '/auth/revert-email',
    Page: RevertEmailPage as () => React.ReactNode,
    meta: revertMeta,
    call: '/api/auth/revert-email',
    action: 'Change it back',
    data: { email: 'maya@tenant.example', ended: [], remaining: [], resetToken: 'choose' },
    done: 'We’ve changed your email address back',
    refused: 'We couldn’t change the address back',
    way: ['Contact us', '/contact'],
    asksFirst: true,
  },
] as const;

describe.each(pages)('the link to $path', ({ path, Page, meta, call, action, data, done, refused, way, asksFirst }) => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const bodies = (sent: ReturnType<typeof stubServer>['sent']) => sent.map(({ path, body }) => [path, body]);

  it('is incomplete without its token, and not for search engines', async () => {
    const { sent } = stubServer(replies.success(data));
    renderPage(<Page />, path);
    expect(await heading('This link is incomplete')).toBeTruthy();
    expect(screen.getByRole('link', { name: way[0] }).getAttribute('href')).toBe(way[1]);
    expect(sent).toEqual([]);
    const tags = (meta as (args: object) => readonly object[])({ location: { pathname: path }, matches: [] });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('is tried again after a lost connection', async () => {
    const { sent, replyWith } = stubServer(replies.connectionLost);
    const { user } = renderPage(<Page />, `${path}?token=mailed`);
    if (asksFirst) {
      const button = await screen.findByRole('button', { name: action });
      expect(sent).toEqual([]);
      await user.click(button);
    }
    expect(await heading('We couldn’t reach Letfair')).toBeTruthy();
    expect(bodies(sent)).toEqual([[call, { token: 'mailed' }]]);
    replyWith(replies.success(data));
    await user.click(screen.getByRole('button', { name: action }));
    expect(await heading(done)).toBeTruthy();
    expect(sent).toHaveLength(2);
  });

  it('says why it does nothing any more, with a way on', async () => {
    stubServer(replies.refusal('This link is too old.'));
    const { user } = renderPage(<Page />, `${path}?token=old`);
    if (asksFirst) await user.click(await screen.findByRole('button', { name: action }));
    expect(await heading(refused)).toBeTruthy();
    expect(screen.getByText('This link is too old.')).toBeTruthy();
    expect(screen.getByRole('link', { name: way[0] }).getAttribute('href')).toBe(way[1]);
  });
});
