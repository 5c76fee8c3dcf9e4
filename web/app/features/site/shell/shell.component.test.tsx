import { userTypes } from '@letfair/domain/accounts/user-types';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { ownPages } from '../own-pages/index.ts';
import { holdLinks } from './held-links.ts';
import { MobileDrawer } from './mobile-drawer.tsx';
import { MAIN_ID, usePageFocus } from './page-focus.ts';
import { Footer, WorkBar } from './shell.tsx';
import { OrPlain } from './unexpected-error.tsx';
import { UnreadCorner } from './unread-corner.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const signIn = (changes: object = {}) => storeSession({ ...maya, ...changes } as SessionUser, 'opaque');

describe('the menu of an account', () => {
  it('on a phone offers to sign in, and closes when a link is followed', async () => {
    const onClose = vi.fn();
    const { user } = renderPage(<MobileDrawer onClose={onClose} />, '/help');
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Shortlist' }).getAttribute('href')).toBe('/shortlist');
    await user.click(screen.getByRole('heading', { name: 'Menu' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['/properties/manage?status=live', null],
    ['/properties/0190a7a8/flat-by-the-canal', 'page'],
  ])('on a phone tells the search from homes of one’s own: %s', (url, current) => {
    renderPage(<MobileDrawer onClose={() => undefined} />, url);
    expect(screen.getByRole('link', { name: 'Properties' }).getAttribute('aria-current')).toBe(current);
  });

  it('on a phone says who is signed in', () => {
    signIn();
    renderPage(<MobileDrawer onClose={() => undefined} />, '/help');
    expect(screen.getByText('maya@tenant.example')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Favourites' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it.each(userTypes)('on a phone leads a %s to every page that the menu of a wide screen has', (userType) => {
    const user = { ...maya, userType, hasAgency: true } as SessionUser;
    signIn(user);
    renderPage(<MobileDrawer onClose={() => undefined} />, '/help');
    for (const { label, to } of [...ownPages(user, 'menu'), ...ownPages(user, 'furtherMenu')])
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
  });
});

describe('the bar of pages of one’s own', () => {
  function show() {
    stubServer(replies.success({ unread: 0 }));
    const router = createMemoryRouter([{ path: '*', element: <WorkBar /> }], { initialEntries: ['/help'] });
    return render(<RouterProvider router={router} />).container;
  }

  it('is on every page for someone who is signed in', async () => {
    signIn();
    show();
    expect(await screen.findByRole('navigation', { name: 'Your pages' })).toBeTruthy();
  });

  it('waits until the second step is set up', () => {
    signIn({ mustSetUpSecondStep: true });
    expect(show().firstElementChild?.childElementCount).toBe(0);
  });

  it('takes no space for a visitor', () => {
    expect(show().childElementCount).toBe(0);
  });
});

describe('the footer', () => {
  const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('leads people who are signed in to their own pages', () => {
    signIn();
    renderPage(<Footer />);
    expect(screen.getByRole('link', { name: 'Your dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile');
    expect(targets().filter((target) => target?.startsWith('/auth/'))).toEqual([]);
  });

  it('leads everyone else to signing in', () => {
    renderPage(<Footer />);
    expect(targets()).toContain('/auth/login');
    expect(screen.queryByRole('link', { name: 'Your dashboard' })).toBeNull();
  });
});

describe('the count of unread messages', () => {
  const asked = (sent: ReturnType<typeof stubServer>['sent']) => sent.filter(({ path }) => path.endsWith('/unread'));

  it('stands in the corner of the menu of someone who has some', async () => {
    signIn();
    const { sent } = stubServer(replies.success({ unread: 3 }));
    renderPage(<UnreadCorner />);
    expect((await screen.findByText(/3 unread messages/)).textContent).toContain('3');
    expect(asked(sent)).toHaveLength(1);
  });

  it.each([
    ['nobody who is signed out', () => undefined],
    ['an admin', () => signIn({ userType: 'admin' })],
  ])('is not asked for by %s', async (_, enter) => {
    enter();
    const { sent } = stubServer(replies.success({ unread: 3 }));
    const idle = vi.fn((then: () => void) => then());
    vi.stubGlobal('requestIdleCallback', idle);
    renderPage(<UnreadCorner />);
    await waitFor(() => expect(idle).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked(sent)).toEqual([]);
  });
});

describe('the focus after a navigation', () => {
  function Frame() {
    usePageFocus();
    return (
      <main id={MAIN_ID} tabIndex={-1}>
        <input aria-label="Search" />
        <Outlet />
      </main>
    );
  }
  function open() {
    const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: null }] }]);
    render(<RouterProvider router={router} />);
    return { router, main: screen.getByRole('main'), field: screen.getByRole('textbox') };
  }

  it('goes to another page, and stays where it is on a first visit', async () => {
    const { router, main, field } = open();
    expect(document.activeElement).toBe(document.body);
    field.focus();
    await router.navigate('/other');
    await waitFor(() => expect(document.activeElement).toBe(main));
  });

  it('stays in a field when only the query changes', async () => {
    const { router, main, field } = open();
    field.focus();
    await router.navigate('/?page=2');
    expect(document.activeElement).toBe(field);
    field.blur();
    await router.navigate('/?page=3');
    await waitFor(() => expect(document.activeElement).toBe(main));
  });
});

describe('links without a network', () => {
  beforeEach(holdLinks);
  afterEach(() => document.body.replaceChildren());
  const offline = () => vi.stubGlobal('navigator', { onLine: false });

  function press(html: string, event: MouseEventInit = {}) {
    document.body.innerHTML = html;
    const pressed = vi.fn((click: Event) => click.preventDefault());
    const link = document.querySelector('a') as HTMLElement;
    link.addEventListener('click', pressed);
    fireEvent.click(link, { button: 0, ...event });
    return pressed;
  }

  it('are held, and followed once the server answers', async () => {
    const probe = replies.held({ body: '' });
    stubServer(probe.promise);
    offline();
    const pressed = press('<a href="/properties">Homes</a>');
    expect(pressed).not.toHaveBeenCalled();
    probe.release();
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  });

  it.each([
    ['with a network', '<a href="/properties">Homes</a>', {}, true],
    ['to another site', '<a href="https://other.example/">Other</a>', {}, false],
    ['to another tab', '<a href="/properties" target="_blank">Homes</a>', {}, false],
    ['within the page', `<a href="${location.pathname}${location.search}#top">Top</a>`, {}, false],
    ['with Ctrl', '<a href="/properties">Homes</a>', { ctrlKey: true }, false],
    ['with ⌘', '<a href="/properties">Homes</a>', { metaKey: true }, false],
    ['with Shift', '<a href="/properties">Homes</a>', { shiftKey: true }, false],
    ['with Alt', '<a href="/properties">Homes</a>', { altKey: true }, false],
  ])('are left to the browser: %s', (_, html, event, isOnline) => {
    stubServer(replies.success());
    if (!isOnline) offline();
    expect(press(html, event)).toHaveBeenCalledOnce();
  });
});

it('shows an error without the frame where the frame is broken', () => {
  const Broken = () => {
    throw new Error('broken frame');
  };
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <OrPlain plain="Plain">
      <Broken />
    </OrPlain>,
  );
  expect(screen.getByRole('main').textContent).toBe('Plain');
  vi.restoreAllMocks();
});
