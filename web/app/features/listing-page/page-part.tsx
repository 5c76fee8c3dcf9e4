import type { PropertyCard } from '@letfair/contract/search';
import { type ReactNode, useId } from 'react';
import { FavoriteButton } from '../favorites/index.ts';
import { ListingGrid } from '../search/index.ts';

interface PagePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A named part of the page, set apart by a hairline. */
export function PagePart({ title, children }: PagePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 border-t border-line pt-6">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const SimilarListings = ({ listings }: { readonly listings: readonly PropertyCard[] }) =>
  listings.length > 0 && (
    <div className="print:hidden">
      <PagePart title="Similar homes">
        <ListingGrid
          cards={listings}
          level="h3"
          actionsFor={({ id, title }) => <FavoriteButton propertyId={id} title={title} />}
        />
      </PagePart>
    </div>
  );
