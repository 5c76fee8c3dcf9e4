import type { PropertyCard } from '@letfair/contract/search';
import { FavoriteButton } from '../favorites/index.ts';
import { ListingGrid } from '../search/index.ts';
import { PagePart } from './page-part.tsx';

export const SimilarHomes = ({ homes }: { readonly homes: readonly PropertyCard[] }) =>
  homes.length > 0 && (
    <div className="print:hidden">
      <PagePart title="Similar homes">
        <ListingGrid
          cards={homes}
          level="h3"
          actionsFor={({ id, title }) => <FavoriteButton propertyId={id} title={title} />}
        />
      </PagePart>
    </div>
  );
