import { Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import type { ListingView } from './listing-view.ts';
import { shareLink } from './share-link.ts';

async function share(title: string, path: string): Promise<void> {
  const url = location.origin + path;
  const shared = await shareLink(
    { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard as Clipboard | undefined },
    { title, url },
  );
  if (shared === 'copied') toast({ title: 'Link copied', description: 'Paste it wherever you like.' });
  if (shared === 'shown') toast({ title: 'The address of this home', description: url });
}

/** What anybody may do with the page. */
export const PageActions = ({ headline, path }: Pick<ListingView, 'headline' | 'path'>) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button onClick={() => void share(headline, path)}>
      <Share2 aria-hidden="true" className="size-4.5" />
      Share
    </Button>
    <Button onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      Print
    </Button>
  </div>
);

/** What a visitor can do about the home; the route fills it, and each part knows who may see it. */
export interface ListingSlots {
  readonly message: ReactNode;
  readonly apply: ReactNode;
  readonly report: ReactNode;
  /** How the home stands for the reader, in place of what everybody reads. */
  readonly standing: (forEverybody: ReactNode) => ReactNode;
}

export const ContactActions = ({ slots }: { readonly slots: ListingSlots }) => (
  <div className="flex flex-wrap items-center gap-3 print:hidden">
    {slots.message}
    {slots.apply}
    {slots.report}
  </div>
);
