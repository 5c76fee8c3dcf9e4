import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { clearSession, type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { HelpArticlePage } from './help-article-page.tsx';
import { findHelpArticle, helpCategories } from './help-categories.ts';
import { HelpPage } from './help-page.tsx';

beforeEach(clearSession);
afterEach(clearSession);

const titles = () => screen.getAllByRole('group').map((details) => details.querySelector('summary')?.textContent);

it('filters while somebody types, says how many were found, and shows all again', async () => {
  const { user } = renderPage(<HelpPage categories={helpCategories} query="" />, '/help');
  const all = titles().length;
  await user.type(screen.getByRole('searchbox'), 'how do I move a viewing');
  expect(titles()).toContain('Book, move or cancel a viewing');
  expect(titles().length).toBeLessThan(all);
  expect(within(document.body).getByText(/articles? found$/).textContent).toBe(`${titles().length} articles found`);
  await user.clear(screen.getByRole('searchbox'));
  expect(titles()).toHaveLength(all);
});

it('starts from the query of the address', () => {
  renderPage(<HelpPage categories={helpCategories} query="webhook" />, '/help');
  expect(titles()).toEqual(['Let your software know when something happens']);
});

it('repeats what was not found, and leads on', async () => {
  const { user } = renderPage(<HelpPage categories={helpCategories} query="" />, '/help');
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(screen.getByRole('heading', { name: 'No articles found for “zebra”' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show all articles' }));
});

const signIn = (userType: string) =>
  storeSession(
    { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType } as SessionUser,
    'opaque',
  );

it.each([
  ['nobody', 'Open your clients', '/clients'],
  ['agent', 'Open your clients', '/clients'],
  ['landlord', 'See the homes your agency lets for you', '/client'],
])('%s is led to the screen that is theirs', (reader, label, target) => {
  if (reader !== 'nobody') signIn(reader);
  renderPage(<HelpArticlePage {...findHelpArticle('clients')!} />, '/help/clients');
  const link = within(screen.getByRole('article')).getByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(target);
});

it('a tenant reads whom something is for that they cannot open', () => {
  signIn('tenant');
  renderPage(<HelpArticlePage {...findHelpArticle('clients')!} />, '/help/clients');
  expect(screen.getByText('For landlords and agents only')).toBeTruthy();
});
