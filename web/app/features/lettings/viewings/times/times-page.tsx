import type { SavedViewingTimes } from '@letfair/contract/lettings/viewings/times';
import { CalendarX } from 'lucide-react';
import { type LoadResult, toLoadResult } from '../../../../lib/page-data.ts';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { accountLoader, api } from '../../../accounts/session/index.ts';
import { TimesForm } from './times-form.tsx';

export interface TimesOfHome {
  readonly id: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly saved: SavedViewingTimes;
}

const missingCodes: readonly string[] = ['not_found', 'invalid', 'malformed'];

/** Null for a home of somebody else. */
async function loadTimes(id: string, signal: AbortSignal): Promise<LoadResult<TimesOfHome | null>> {
  const params = { id };
  const [times, listing] = await Promise.all([
    api.viewings.times({ params }, { signal }),
    api.listings.own({ params }, { signal }),
  ]);
  if (times.success && listing.success) {
    const { title, status } = listing.data;
    return { success: true, data: { id, title, isLive: status === 'live', saved: times.data } };
  }
  return !times.success && missingCodes.includes(times.error.code) ? { success: true, data: null } : { success: false };
}

/** `/properties/manage/{id}/viewing-times`; null for other roles. */
export const loadViewingTimes = accountLoader(({ user, url, signal }) =>
  user.userType === 'landlord' || user.userType === 'agent'
    ? { home: toLoadResult(loadTimes(decodeURIComponent(url.pathname.split('/').at(-2) ?? ''), signal)) }
    : null,
);

export const ViewingTimesPage = ({ home }: { readonly home: Promise<LoadResult<TimesOfHome | null>> }) => (
  <Awaited promise={home} what="the viewing times" fallback={<ListPlaceholder lines={3} />}>
    {(loaded) =>
      loaded ? (
        <div className="grid max-w-3xl grid-cols-1 gap-6">
          <PageHeading
            title="Viewing times"
            subtitle={loaded.title}
            actions={<LinkButton to="/properties/manage">Your properties</LinkButton>}
          />
          {!loaded.isLive && <Note>No one can book until the listing is live, but you can set your times now.</Note>}
          {loaded.saved.asking > 0 && (
            <Note>
              {loaded.saved.asking === 1 ? '1 person is' : `${loaded.saved.asking} people are`} waiting for a time to
              view this home. We’ll email them as soon as you add some times.
            </Note>
          )}
          <TimesForm key={loaded.id} propertyId={loaded.id} saved={loaded.saved} />
        </div>
      ) : (
        <EmptyState
          icon={CalendarX}
          title="Property not found"
          level="h1"
          link={{ to: '/properties/manage', text: 'Your properties' }}
        >
          You may have opened this page with a different account.
        </EmptyState>
      )
    }
  </Awaited>
);
