import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { screen, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { renderPage, replyByCall, stubServer } from '../../../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../../../accounts/session/index.ts';
import { ManageListings } from '../manage-listings.tsx';
import { loadOwnListings } from '../own-listings-data.ts';

export const ada = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Lister',
  email: 'ada@landlord.example',
  userType: 'landlord',
};
export const home = (changes: Partial<OwnListingSummary> = {}) =>
  ({
    id: 'a',
    title: 'Flat by the canal',
    reference: '',
    status: 'live',
    place: 'Leeds LS1',
    price: 1_250,
    propertyType: 'flat',
    bedrooms: 2,
    bathrooms: 1,
    cover: null,
    rejectionReason: null,
    blockers: 0,
    needsChange: null,
    advertScore: 62,
    completeness: { percent: 94, asked: 16, missing: [], notKnown: [] },
    withheldAt: null,
    takeBackUntil: null,
    revision: null,
    daysLive: 3,
    expiresAt: null,
    openApplications: 0,
    updatedAt: '2026-11-10T12:00:00.000Z',
    ...changes,
  }) as OwnListingSummary;

export const MISSING_COUNTS = 'GET /api/properties/mine/missing/counts';
export const noneMissing = { epcRating: 0, registrationNumber: 0, agentRegistrationNumber: 0 };

interface Shown {
  readonly homes?: readonly OwnListingSummary[];
  readonly counts?: object;
  readonly search?: string;
  readonly as?: object;
  readonly calls?: Readonly<Record<string, unknown>>;
}

export function open({ homes = [home()], counts, search = '', as = ada, calls = {} }: Shown = {}) {
  storeSession(as as SessionUser, 'opaque');
  const list = { properties: homes, counts: counts ?? { live: homes.length }, nextCursor: null };
  const server = stubServer(replyByCall({ 'GET /api/properties': list, [MISSING_COUNTS]: noneMissing, ...calls }));
  function Page() {
    const { data } = useLoaderData<Awaited<ReturnType<typeof loadOwnListings>>>();
    return data && <ManageListings {...data} exportButton={null} appealsOf={() => null} />;
  }
  const loader = (args: object) => loadOwnListings(args as Parameters<typeof loadOwnListings>[0]);
  return { ...renderPage(<Page />, `/properties/manage${search}`, loader as never), ...server };
}
export const card = async () =>
  within((await screen.findByRole('heading', { name: /Flat by the canal/ })).closest('li')!);
