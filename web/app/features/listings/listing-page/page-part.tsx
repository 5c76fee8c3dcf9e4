import { type ReactNode, useMemo } from 'react';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { ListingGrid, type SentCard, shownCards } from '../../search/results/index.ts';
import { SaveButton } from '../../search/shortlist/index.ts';

interface PagePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A named part of the page, set apart by a hairline. */
export const PagePart = (props: PagePartProps) => (
  <TitledSection className="grid content-start gap-4 border-t border-line pt-6" {...props} />
);

export function SimilarListings({ listings }: { readonly listings: readonly SentCard[] }) {
  const cards = useMemo(() => shownCards(listings), [listings]);
  if (cards.length === 0) return null;
  return (
    <div className="print:hidden">
      <PagePart title="Similar homes">
        <ListingGrid
          cards={cards}
          level="h3"
          layout="row"
          actionsFor={({ id, title }) => <SaveButton propertyId={id} title={title} />}
        />
      </PagePart>
    </div>
  );
}
