import type { FacetCounts } from '@letfair/domain/search/filters';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { addressOf, SEARCH_PATH, type SearchAddress } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { FilterFields } from './filter-fields.tsx';
import { carriedAlong, drawerFields, searchAfter, withoutDrawerFields } from './search-form.ts';

interface FilterPanelProps {
  readonly asked: SearchAddress;
  readonly facets: FacetCounts | null;
}

/** The drawer's fields as a part of the page, for those whose browser runs no script. */
export function FilterPanel({ asked, facets }: FilterPanelProps) {
  const { texts, query, view } = asked;
  const search = useSearchNavigation();
  return (
    <section aria-labelledby="filters" className="rounded-md border border-line bg-card p-4">
      <form
        noValidate
        action={SEARCH_PATH}
        onSubmit={(event) => {
          event.preventDefault();
          search(searchAfter(texts, drawerFields, new FormData(event.currentTarget)), { view });
        }}
        className="grid max-w-xl gap-6"
      >
        <h2 id="filters" className="text-title">
          Filters
        </h2>
        <FilterFields query={query} texts={texts} facets={facets} />
        {carriedAlong(texts, drawerFields).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {view === 'map' && <input type="hidden" name="view" value="map" />}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyle('accent', 'md', false)}>
            Show properties
          </button>
          <LinkButton to={addressOf(withoutDrawerFields(texts), { view })}>Clear filters</LinkButton>
        </div>
      </form>
    </section>
  );
}
