import type { Application } from '@letfair/contract/lettings/applications';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Account, reviewer } from './new-account.ts';
import { approveListing, submitListing } from './new-listing.ts';

type Caller = Pick<Account, 'token'>;
type Changes = Parameters<typeof submitListing>[2];

/** A home that people can apply for. */
export async function liveHome(request: APIRequestContext, lister: Caller, changes: Changes = {}): Promise<string> {
  const id = await submitListing(request, lister, changes);
  await approveListing(request, await reviewer(request), id);
  return id;
}

export const aProfile = {
  moveInDate: '2027-01-20',
  people: 2,
  employment: 'full-time',
  pets: 'An old cat',
  note: 'We would look after the garden.',
};

interface ApplyOptions {
  readonly profile?: Partial<typeof aProfile>;
  readonly share?: readonly string[];
  readonly offer?: number;
}

/** Applies by the calls the dialog makes. */
export async function applyFor(
  request: APIRequestContext,
  tenant: Caller,
  propertyId: string,
  { profile, share = ['moveInDate', 'people', 'pets'], offer }: ApplyOptions = {},
): Promise<Application> {
  await send(request, tenant, 'put', '/api/renter-profile', { ...aProfile, ...profile });
  return send(request, tenant, 'post', '/api/applications', {
    propertyId,
    share,
    ...(offer !== undefined && { offer }),
  });
}

export const actOn = (
  request: APIRequestContext,
  caller: Caller,
  id: string,
  body: { readonly action: string; readonly reason?: string; readonly letAgreed?: boolean },
): Promise<Application> => send(request, caller, 'put', `/api/applications/${id}/status`, body);

export async function applicationsOf(request: APIRequestContext, { token }: Caller): Promise<Application[]> {
  const response = await request.get('/api/applications', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { applications: Application[] } };
  return data.applications;
}

async function send<Data>(
  request: APIRequestContext,
  { token }: Caller,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<Data> {
  const response = await request[method](path, { headers: { authorization: `Bearer ${token}` }, data });
  const envelope = (await response.json()) as { success: boolean; message?: string; data: Data };
  if (!envelope.success) throw new Error(`${path} answered ${response.status()}: ${envelope.message}`);
  return envelope.data;
}

/** An application on its page, by the title of its home or the name of the applicant. */
export const applicationCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
