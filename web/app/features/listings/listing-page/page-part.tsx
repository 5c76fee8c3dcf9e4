import type { ReactNode } from 'react';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { ListingGrid, type ShownCard } from '../../search/results/index.ts';
import { SaveButton } from '../../search/shortlist/index.ts';

interface PagePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A named part of the page, set apart by a hairline. */
export const PagePart = (props: PagePartProps) => (
  <TitledSection className="grid content-start gap-4 border-t border-line pt-6" {...props} />
);

export const SimilarListings = ({ listings }: { readonly listings: readonly ShownCard[] }) =>
  listings.length > 0 && (
    <div className="print:hidden">
      <PagePart title="Similar homes">
        <ListingGrid
          cards={listings}
          level="h3"
          oneRow
          actionsFor={({ id, title }) => <SaveButton propertyId={id} title={title} />}
        />
      </PagePart>
    </div>
  );
