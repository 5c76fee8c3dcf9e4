import type { FacetCounts } from '@letfair/domain/search/filters';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { SearchAddress, SearchTexts } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { FilterFields } from './filter-fields.tsx';
import { drawerFields, searchAfter, withoutDrawerFields } from './search-form.ts';

interface FilterDrawerProps {
  readonly asked: SearchAddress;
  readonly facets: FacetCounts | null;
  readonly onClose: () => void;
}

export function FilterDrawer({ asked, facets, onClose }: FilterDrawerProps) {
  const search = useSearchNavigation();

  function apply(texts: SearchTexts) {
    search(texts, asked);
    onClose();
  }

  return (
    <Dialog title="Filters" placement="edge" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply(searchAfter(asked.texts, drawerFields, new FormData(event.currentTarget)));
        }}
        className="grid gap-6"
      >
        <FilterFields query={asked.query} texts={asked.texts} facets={facets} />
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-card p-5 sm:-mx-6 sm:-mb-6">
          <Button type="submit" variant="accent">
            Show properties
          </Button>
          <Button onClick={() => apply(withoutDrawerFields(asked.texts))}>Clear filters</Button>
        </div>
      </form>
    </Dialog>
  );
}
