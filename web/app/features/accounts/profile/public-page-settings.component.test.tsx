import { pageNameSentences } from '@letfair/domain/accounts/page-names';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { PublicPageSettings } from './public-page-settings.tsx';

const shownPage = { path: '/agents/harbour-lets', isShown: true, name: 'harbour-lets' };

async function open(data: object | null, kind: 'agent' | 'landlord' = 'agent') {
  const server = stubServer(replies.success(data));
  const value = { success: true, data } as never;
  const setting = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  const view = renderPage(<PublicPageSettings kind={kind} setting={setting} onUnsaved={vi.fn()} />, '/profile');
  await screen.findByRole('heading', { name: 'Your public page' });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save public page' }));
  return { ...server, ...view, save };
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show my public page' });

it('shows an agent the page they have, and saves another name', async () => {
  const { sent, save } = await open(shownPage);
  expect(box().checked).toBe(true);
  expect(screen.getByRole('link', { name: 'See your public page' }).getAttribute('href')).toBe('/agents/harbour-lets');
  page.fill({ name: ' Quay-Lets ' });
  await save();
  expect(await screen.findByText('Public page saved')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ path: '/api/auth/public-page', body: { name: 'quay-lets', isShown: true } });
});

it('offers a landlord a page that is off until they tick the box', async () => {
  const { sent, save, user, replyWith } = await open({ path: null, isShown: false, name: 'ada-l' }, 'landlord');
  expect(box().checked).toBe(false);
  expect(screen.queryByRole('link', { name: 'See your public page' })).toBeNull();
  replyWith(replies.success({ path: '/landlords/ada-l', isShown: true, name: 'ada-l' }));
  await user.click(box());
  await save();
  const link = await screen.findByRole('link', { name: 'See your public page' });
  expect(link.getAttribute('href')).toBe('/landlords/ada-l');
  expect(sent.at(-1)).toMatchObject({ body: { name: 'ada-l', isShown: true } });
});

it('refuses a name that can’t be an address beside its field, before anything is sent', async () => {
  const { sent, save } = await open(shownPage);
  page.fill({ name: 'harbour lets' });
  await save();
  expect(await screen.findByText(pageNameSentences.characters)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('asks an agent without an agency for its name', async () => {
  await open(null);
  expect(screen.getByText('Save your agency’s name first.')).toBeTruthy();
});
