import type { FacetCounts } from '@letfair/domain/search/filters';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import { Button } from '../../../../ui/actions/button.tsx';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SEARCH_PATH, type SearchUrl, searchUrl } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { FilterFields } from './filter-controls.tsx';
import { drawerFields, HiddenFields, searchAfter, withoutDrawerFields } from './search-form.tsx';

interface FilterPanelProps {
  readonly url: SearchUrl;
  readonly facets: FacetCounts | null;
}

interface FilterDrawerProps extends FilterPanelProps {
  readonly onClose: () => void;
}

export function FilterDrawer({ url, facets, onClose }: FilterDrawerProps) {
  const search = useSearchNavigation();

  function apply(texts: SearchTexts) {
    search(texts, url);
    onClose();
  }

  return (
    <Dialog title="Filters" placement="edge" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply(searchAfter(url.texts, drawerFields, new FormData(event.currentTarget)));
        }}
        className="grid gap-6"
      >
        <FilterFields query={url.query} texts={url.texts} facets={facets} />
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-card p-5 sm:-mx-6 sm:-mb-6">
          <Button type="submit" variant="accent">
            Show properties
          </Button>
          <Button onClick={() => apply(withoutDrawerFields(url.texts))}>Clear filters</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The fields of the drawer as a part of the page, for those whose browser runs no script. */
export function FilterPanel({ url, facets }: FilterPanelProps) {
  const { texts, query, view, from } = url;
  const search = useSearchNavigation();
  return (
    <section aria-labelledby="filters" className="rounded-md border border-line bg-card p-4">
      <form
        noValidate
        action={SEARCH_PATH}
        onSubmit={(event) => {
          event.preventDefault();
          search(searchAfter(texts, drawerFields, new FormData(event.currentTarget)), { view, from });
        }}
        className="grid max-w-xl gap-6"
      >
        <h2 id="filters" className="text-title">
          Filters
        </h2>
        <FilterFields query={query} texts={texts} facets={facets} />
        <HiddenFields url={url} shown={drawerFields} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyle('accent', 'md', false)}>
            Show properties
          </button>
          <LinkButton to={searchUrl(withoutDrawerFields(texts), { view, from })}>Clear filters</LinkButton>
        </div>
      </form>
    </section>
  );
}
