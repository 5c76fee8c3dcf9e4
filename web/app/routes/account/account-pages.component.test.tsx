import type { UserType } from '@letfair/domain/accounts/user-types';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type LoaderFunction, useLoaderData } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '../../features/accounts/session/index.ts';
import { renderPage, stubServer } from '../../testing/render-page.tsx';
import * as applications from './applications.tsx';
import * as certificates from './certificates.tsx';
import * as clientHome from './client-home.tsx';
import * as clientHomes from './client-homes.tsx';
import * as clients from './clients.tsx';
import * as favorites from './favorites.tsx';
import * as feed from './feed.tsx';
import * as imports from './import.tsx';
import * as manageListings from './manage-listings.tsx';
import * as messages from './messages.tsx';
import * as savedSearches from './saved-searches.tsx';
import * as support from './support.tsx';
import * as team from './team.tsx';
import * as viewingTimes from './viewing-times.tsx';
import * as viewings from './viewings.tsx';

interface RouteModule {
  readonly default: ComponentType<{ readonly loaderData: never }>;
  readonly clientLoader: unknown;
}

const notForListers = { tenant: 'For landlords and agents', admin: 'For landlords and agents' };
const notForClients = { tenant: 'For client landlords', agent: 'For client landlords', admin: 'For client landlords' };

/** Each page with what it says to the roles that have nothing to see there. */
const pages: readonly (readonly [path: string, RouteModule, Partial<Record<UserType, string>>])[] = [
  ['/applications?status=sent', applications, { admin: 'For tenants, landlords and agents' }],
  ['/certificates', certificates, notForListers],
  ['/client/homes/1', clientHome, notForClients],
  ['/client', clientHomes, notForClients],
  ['/clients', clients, { tenant: 'For letting agents', landlord: 'For letting agents', admin: 'For letting agents' }],
  ['/favorites', favorites, { landlord: 'Favourites', agent: 'Favourites', admin: 'Favourites' }],
  ['/feed', feed, { tenant: 'For landlords and agents', admin: 'For landlords and agents' }],
  ['/import', imports, { tenant: 'For landlords and letting agents', admin: 'For landlords and letting agents' }],
  ['/properties/manage', manageListings, notForListers],
  ['/messages?conversation=1', messages, { admin: 'For tenants, landlords and agents' }],
  ['/saved-searches', savedSearches, {}],
  ['/support', support, {}],
  ['/team', team, { tenant: 'For landlords and agents', admin: 'For landlords and agents' }],
  ['/properties/manage/1/viewing-times', viewingTimes, notForListers],
  ['/viewings', viewings, { admin: 'For tenants, landlords and agents' }],
];

const userTypes = ['tenant', 'landlord', 'agent', 'admin'] as const satisfies readonly UserType[];

function Loaded({ Page }: { readonly Page: RouteModule['default'] }) {
  return <Page loaderData={useLoaderData() as never} />;
}

const open = (path: string, { default: Page, clientLoader }: RouteModule) =>
  renderPage(<Loaded Page={Page} />, path, clientLoader as LoaderFunction);

const signIn = (userType: UserType): void =>
  storeSession({ firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType }, 'opaque');

/** Whatever a page loads never comes. */
let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer(new Promise(() => undefined));
});

describe.each(pages)('%s', (path, module, refusals) => {
  it('asks whoever is signed out to sign in, and leads back', async () => {
    open(path, module);
    await screen.findByRole('heading', { level: 1, name: 'Please Sign In' });
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe(`/auth/login?next=${encodeURIComponent(path)}`);
    expect(server.sent).toEqual([]);
  });

  it.each(userTypes.filter((userType) => refusals[userType]))('tells the role %s whom it is for', async (userType) => {
    signIn(userType);
    open(path, module);
    await screen.findByRole('heading', { level: 1, name: refusals[userType] });
    const dashboard = userType === 'admin' ? '/admin/dashboard' : '/dashboard';
    const waysOn = userType === 'tenant' ? [dashboard, '/auth/signup?type=landlord'] : [dashboard];
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(module === favorites ? ['/'] : waysOn);
    expect(server.sent).toEqual([]);
  });

  it.each(userTypes.filter((userType) => !refusals[userType]))('is there for the role %s', async (userType) => {
    signIn(userType);
    open(path, module);
    await waitFor(() => expect(server.sent).not.toEqual([]));
    expect(screen.queryByRole('heading', { name: /^(Please Sign In|For .*)$/ })).toBeNull();
  });
});
