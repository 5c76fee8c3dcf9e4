import { isOpen } from '@letfair/domain/lettings/applications/lifecycle';
import type { ComponentProps } from 'react';
import { data, redirect } from 'react-router';
import { type Session, useSessionFact } from '../features/accounts/session/index.ts';
import { ApplicantNotice, ApplyButton, useOwnApplication } from '../features/lettings/applications/index.ts';
import { MessageListerButton } from '../features/lettings/conversations/index.ts';
import { ViewingSection } from '../features/lettings/viewings/index.ts';
import {
  GonePage,
  holdListing,
  ListingPage,
  type ListingReader,
  loadListingPage,
} from '../features/listings/listing-page/index.ts';
import { useRememberSeen } from '../features/search/seen/index.ts';
import { NotFound } from '../features/site/shell/not-found.tsx';
import { ReportButton } from '../features/trust/reports/index.ts';
import { cachedWithinTheDay, neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { apiContext, publicUrlContext } from '../lib/request-context.ts';
import type { Route } from './+types/listing.ts';

const statuses = { found: 200, gone: 410, none: 404 } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = new Date();
  const publicUrl = context.get(publicUrlContext);
  const loaded = await loadListingPage(context.get(apiContext), params.id, { publicUrl, now });
  if (loaded.kind === 'failed') throw data(null, { status: loaded.status, headers: neverCached() });
  // Made-up words lead to the right ones, and as redirects are not cached they take no room there.
  if (loaded.kind === 'found' && params.words !== undefined && !loaded.view.path.endsWith(`/${params.words}`))
    throw redirect(loaded.view.path, 301);
  const headers = loaded.kind === 'found' ? cachedWithinTheDay(now) : neverCached();
  return data(holdListing(context, loaded), { status: statuses[loaded.kind], headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (loaderData?.kind === 'found') {
    const { view, picture } = loaderData;
    const page = { ...args, location: { pathname: view.path } };
    return pageMeta(page, { title: view.headline, description: view.summary, ...(picture && { picture }) });
  }
  return loaderData?.kind === 'gone'
    ? pageMeta(args, { title: 'No longer available', description: 'This home is no longer available.', unlisted: true })
    : pageMeta(args, { title: 'Page not found', description: 'There is no page at this address.', unlisted: true });
};

export default function Listing({ loaderData, params }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'found':
      return <FoundListing key={loaderData.view.id} view={loaderData.view} whole={loaderData.whole} />;
    case 'gone':
      return <GoneListing id={params.id} title={loaderData.title} similar={loaderData.similar} />;
    default:
      return <NotFound />;
  }
}

interface GoneListingProps extends Omit<ComponentProps<typeof GonePage>, 'standing'> {
  readonly id: string;
}

/** Who was accepted for a home that is let reads that, and not only that it is gone. */
function GoneListing({ id, ...gone }: GoneListingProps) {
  const { application } = useOwnApplication(id);
  return (
    <GonePage
      {...gone}
      standing={(forEverybody) => <ApplicantNotice application={application}>{forEverybody}</ApplicantNotice>}
    />
  );
}

function FoundListing({ view, whole }: Omit<ComponentProps<typeof ListingPage>, 'slots'>) {
  const reader = useSessionFact((session) => readerOf(session, view.lister.id));
  const { id, title, price, nation, lister, notices } = view;
  const { application, reload } = useOwnApplication(id);
  const home = { propertyId: id, title, price, nation, notices, listerType: lister.type };
  // A let-agreed home takes no applications, but who has applied is led to theirs.
  const takesApplications = !view.letAgreed || (application !== null && isOpen(application.status));
  useRememberSeen({ id, title, rent: view.rent, photo: view.photos[0]?.sources[0]?.url ?? null });
  return (
    <ListingPage
      view={view}
      whole={whole}
      slots={{
        reader,
        message: <MessageListerButton propertyId={id} listerName={lister.name} listerType={lister.type} />,
        apply: takesApplications && <ApplyButton {...home} application={application} onApplied={reload} />,
        // Other homes have no free times.
        viewings: reader === 'tenant' && !view.letAgreed && <ViewingSection propertyId={id} />,
        standing: (forEverybody) => <ApplicantNotice application={application}>{forEverybody}</ApplicantNotice>,
        report:
          reader === 'lister' ? null : (
            <ReportButton type="property" targetId={id} title={title} look="word" forVisitors />
          ),
      }}
    />
  );
}

function readerOf(session: Session, listerId: string): ListingReader {
  if (session.status !== 'signed-in' || session.user.userType === 'tenant') return 'tenant';
  return session.user.id === listerId ? 'lister' : 'other';
}
