import { CalendarClock, Pencil, Printer, Share2, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import type { ListingView } from './listing-view.ts';
import { shareLink } from './share-link.ts';

async function share(title: string, path: string): Promise<void> {
  const url = location.origin + path;
  const shared = await shareLink(
    { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard as Clipboard | undefined },
    { title, url },
  );
  if (shared === 'copied') toast({ title: 'Link copied', description: 'Paste it wherever you like.' });
  if (shared === 'shown') toast({ title: 'Link to this home', description: url });
}

/** What anyone may do with the page. */
const PageActions = ({ headline, path }: Pick<ListingView, 'headline' | 'path'>) => (
  <>
    <Button size="sm" onClick={() => void share(headline, path)}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
    <Button size="sm" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      Print
    </Button>
  </>
);

/** What a visitor can do about the home; the route fills it, and each part knows who may see it. */
export interface ListingSlots {
  readonly reader: ListingReader;
  readonly message: ReactNode;
  readonly apply: ReactNode;
  readonly report: ReactNode;
  /** When the home can be seen. */
  readonly viewings: ReactNode;
  /** How the home stands for the reader, in place of what everyone reads. */
  readonly standing: (forEverybody: ReactNode) => ReactNode;
}

/** Tenants and visitors may write and apply, the lister looks after the home, and others only look at it. */
export type ListingReader = 'tenant' | 'lister' | 'other';

interface ActionCardProps {
  readonly view: Pick<ListingView, 'id' | 'headline' | 'path' | 'rent'>;
  readonly save: ReactNode;
  readonly slots: ListingSlots;
}

/** Stays in sight beside the page, and on a phone as a bar below it. */
export const ActionCard = ({ view, save, slots }: ActionCardProps) => (
  <aside
    aria-label="What you can do"
    className="grid gap-4 print:hidden md:sticky md:top-20 md:rounded-md md:border md:border-line md:bg-card md:p-5"
  >
    {slots.reader === 'lister' ? (
      <OwnHome id={view.id} />
    ) : (
      <>
        <p className="text-heading font-semibold tabular-nums max-md:hidden">{view.rent}</p>
        <div
          data-action-bar={slots.reader === 'tenant' || undefined}
          className={classNames(
            'grid items-center gap-3 max-md:grid-cols-[minmax(0,1fr)_auto_auto] md:grid-cols-[minmax(0,1fr)_auto] md:*:first:col-span-2',
            slots.reader === 'tenant' &&
              'max-md:fixed max-md:inset-x-0 max-md:bottom-(--work-bar) max-md:z-10 max-md:h-(--action-bar) max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4',
          )}
        >
          {slots.message}
          {slots.apply}
          {save}
        </div>
        {slots.viewings}
      </>
    )}
    <div className="flex flex-wrap items-center gap-2">
      <PageActions {...view} />
      {slots.report}
    </div>
  </aside>
);

const OwnHome = ({ id }: { readonly id: string }) => (
  <section aria-labelledby="own-home" className="grid gap-3">
    <h2 id="own-home" className="text-title">
      This is your home
    </h2>
    <LinkButton to={`/list-property?listing=${encodeURIComponent(id)}`} variant="primary">
      <Pencil aria-hidden="true" className="size-4.5" />
      Edit
    </LinkButton>
    <LinkButton to={`/properties/manage/${encodeURIComponent(id)}/viewing-times`}>
      <CalendarClock aria-hidden="true" className="size-4.5" />
      Viewing times
    </LinkButton>
    <LinkButton to={`/dashboard?listing=${encodeURIComponent(id)}#activity`}>
      <TrendingUp aria-hidden="true" className="size-4.5" />
      Figures
    </LinkButton>
  </section>
);
