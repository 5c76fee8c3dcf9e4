import type { ListingSummary } from '@letfair/contract/search/search';
import { Bookmark } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ClientLoaderFunctionArgs, useRevalidator } from 'react-router';
import { type LoadResult, type Page, toLoadResult, usePages } from '../../../lib/page-data.ts';
import { withNext } from '../../../lib/safe-next-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { RoundToggle } from '../../../ui/actions/round-toggle.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { api, useSessionFact } from '../../accounts/session/index.ts';
import { cardNotice } from '../favorites/index.ts';
import { GridPlaceholder, ListingGrid } from '../results/index.ts';
import { addToShortlist, isOnShortlist, removeFromShortlist, type ShortlistedHome, shortlist } from './shortlist.ts';

/** The server answers up to 24. */
const HOMES_AT_ONCE = 12;

export interface ShownHome extends ShortlistedHome {
  /** Null for a home that is no longer available. */
  readonly card: ListingSummary | null;
}
type ShortlistPart = LoadResult<Page<ShownHome>>;

/** The cursor is the id of the last home before; where that was removed, the list begins again. */
function loadPart(after: string | null): Promise<ShortlistPart> {
  const homes = shortlist.read();
  const start = homes.findIndex(({ id }) => id === after) + 1;
  const asked = homes.slice(start, start + HOMES_AT_ONCE);
  const last = asked.at(-1);
  if (!last) return Promise.resolve({ success: true, data: { items: [], nextCursor: null } });
  const nextCursor = start + asked.length < homes.length ? last.id : null;
  const cards = api.search.cards({ query: { ids: asked.map(({ id }) => id).join(',') } });
  return toLoadResult(
    cards.then((answer): ShortlistPart => {
      if (!answer.success) return answer;
      const found = new Map(answer.data.properties.map((card) => [card.id, card]));
      const items = asked.map((home) => ({ ...home, card: found.get(home.id) ?? null }));
      return { success: true, data: { items, nextCursor } };
    }),
  );
}

/** The `clientLoader` of the page, because the list is known to the browser alone; a cursor asks for a further part. */
export const loadShortlist = Object.assign(
  async ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) => {
    const cursor = new URL(request.url).searchParams.get('cursor');
    // A fetcher of `usePages` asked, which does not read the data of the route.
    if (cursor) return (await loadPart(cursor)) as never;
    return { homes: loadPart(null) };
  },
  { hydrate: true as const },
);

const HEADING = 'shortlist-heading';

interface ShortlistPageProps {
  readonly homes: Promise<ShortlistPart>;
}

export function ShortlistPage({ homes }: ShortlistPageProps) {
  const count = shortlist.use().length;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 id={HEADING} tabIndex={-1} className="text-heading outline-none">
          Your shortlist
        </h1>
        <p aria-live="polite" className="min-h-6 text-muted tabular-nums">
          {count} shortlisted {count === 1 ? 'home' : 'homes'}
        </p>
      </div>
      <Awaited
        promise={homes}
        what="your shortlist"
        fallback={<GridPlaceholder count={3} status="Loading your shortlist..." />}
      >
        {(first) => <ShortlistedHomes first={first} />}
      </Awaited>
    </div>
  );
}

function ShortlistedHomes({ first }: { readonly first: Page<ShownHome> }) {
  const kept = shortlist.use();
  const list = usePages(first);
  const shown = list.items.filter(({ id }) => isOnShortlist(kept, id));
  const { revalidate } = useRevalidator();
  const newest = kept[0]?.id;
  // Added in another tab, or put back.
  const isUnknown = newest !== undefined && !list.items.some(({ id }) => id === newest);
  useEffect(() => {
    if (isUnknown) void revalidate();
  }, [isUnknown, revalidate]);
  useHeadingFocus(shown.length);

  const unavailable = shown.filter(({ card }) => !card);
  const cards = shown.flatMap(({ card }) => card ?? []);
  if (kept.length === 0) return <NothingShortlisted />;
  return (
    <>
      <WhereItIsKept />
      {cards.length > 0 && (
        <div className="grid grid-cols-1 gap-5">
          <ListingGrid cards={cards} actionsFor={(card) => <CardActions card={card} />} atTop />
          {list.loadingMore && <GridPlaceholder count={3} />}
        </div>
      )}
      <LoadMore list={list} />
      {unavailable.length > 0 && <Unavailable homes={unavailable} />}
    </>
  );
}

/** A button that was removed with its home leaves the focus to the heading. */
function useHeadingFocus(shown: number): void {
  const before = useRef(shown);
  const moveFocus = useEffectEvent(() => document.getElementById(HEADING)?.focus({ preventScroll: true }));
  useEffect(() => {
    const isFewer = shown < before.current;
    before.current = shown;
    if (isFewer && document.activeElement === document.body) moveFocus();
  }, [shown]);
}

function removeWithUndo(id: string): void {
  const place = shortlist.read().findIndex((home) => home.id === id);
  const home = shortlist.read()[place];
  if (!home) return;
  removeFromShortlist(id);
  toast({
    title: 'Removed from your shortlist',
    ...(home.title && { description: `“${home.title}”` }),
    action: { text: 'Undo', onPress: () => void addToShortlist(home, place) },
  });
}

const CardActions = ({ card: { id, title, status } }: { readonly card: ListingSummary }) => {
  const notice = cardNotice(status);
  return (
    <>
      {notice && <Badge tone="warm">{notice}</Badge>}
      <RoundToggle icon={Bookmark} name={`Shortlist: ${title}`} pressed onPress={() => removeWithUndo(id)} />
    </>
  );
};

const Unavailable = ({ homes }: { readonly homes: readonly ShortlistedHome[] }) => (
  <TitledSection title="No longer available" className="grid gap-4">
    <ul className="grid gap-3">
      {homes.map(({ id, title }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-line bg-sand px-4 py-3"
        >
          <div className="min-w-0">
            <h3 className="text-base wrap-anywhere">{nameOf(title)}</h3>
            <p className="text-sm text-muted">This home has been let or taken down.</p>
          </div>
          <Button size="sm" onClick={() => removeWithUndo(id)}>
            Remove<VisuallyHidden> {nameOf(title)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  </TitledSection>
);

/** Earlier versions kept no titles. */
const nameOf = (title: string): string => title || 'A home you shortlisted';

type Reader = 'visitor' | 'tenant' | 'other';
const useReader = (): Reader =>
  useSessionFact((session) =>
    session.status !== 'signed-in' ? 'visitor' : session.user.userType === 'tenant' ? 'tenant' : 'other',
  ) as Reader;

const keptHere: Readonly<Record<Reader, string>> = {
  visitor:
    'Your shortlist is only kept in this browser. Create a free tenant account to keep these homes as favourites on all your devices.',
  tenant: 'These homes aren’t in your favourites yet. We’ll try to move them again when you next open Letfair.',
  other: 'Favourites are only available for tenant accounts, so your shortlist stays in this browser.',
};

function WhereItIsKept() {
  const reader = useReader();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-sand px-4 py-3">
      <p className="max-w-text">{keptHere[reader]}</p>
      {reader === 'visitor' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={withNext('/auth/signup', '/favorites')} variant="primary" size="sm">
            Create an account
          </LinkButton>
          <LinkButton to={withNext('/auth/login', '/favorites')} size="sm">
            Sign in
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function NothingShortlisted() {
  if (useReader() === 'tenant')
    return (
      <EmptyState
        icon={Bookmark}
        title="Your homes are in your favourites"
        link={{ to: '/favorites', text: 'View favourites', variant: 'primary' }}
      >
        While you’re signed in, the heart on a home saves it to your favourites.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Bookmark}
      title="No homes on your shortlist yet"
      link={{ to: '/properties', text: 'Browse properties', variant: 'primary' }}
    >
      Press the bookmark on a home you like and we’ll keep it here. You don’t need an account.
    </EmptyState>
  );
}
