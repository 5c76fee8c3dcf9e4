import { formatCount } from '@letfair/domain/money';
import type { FacetCounts } from '@letfair/domain/search/filters';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import type { TravelWay } from '@letfair/domain/search/travel/travel';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api } from '../../../accounts/session/index.ts';
import { withoutMatchSort } from '../load-search.ts';
import { parseSearchUrl } from '../parse-search-url.ts';
import { SEARCH_PATH, type SearchUrl, searchString, searchUrl } from '../search-url.ts';
import { drawerFields } from '../url-parameters.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { FilterFields } from './filter-controls.tsx';
import { HiddenFields, searchAfter, withoutDrawerFields } from './search-form.tsx';

interface FilterPanelProps {
  readonly url: SearchUrl;
  readonly facets: FacetCounts | null;
  readonly travelWays: readonly TravelWay[];
}

interface FilterDrawerProps extends FilterPanelProps {
  /** How many homes the search finds before anything is changed. */
  readonly total: number;
  readonly onClose: () => void;
}

export function FilterDrawer({ url, facets, travelWays, total, onClose }: FilterDrawerProps) {
  const search = useSearchNavigation();
  const [asked, setAsked] = useState(url.texts);
  const count = useCount(asked, { texts: url.texts, total });

  function apply(texts: SearchTexts) {
    search(texts, url);
    onClose();
  }

  return (
    <Dialog title="Filters" placement="edge" onClose={onClose}>
      <form
        noValidate
        onChange={({ currentTarget }) => setAsked(searchAfter(url.texts, drawerFields, new FormData(currentTarget)))}
        onSubmit={(event) => {
          event.preventDefault();
          apply(searchAfter(url.texts, drawerFields, new FormData(event.currentTarget)));
        }}
        className="grid gap-6"
      >
        <FilterFields query={url.query} texts={url.texts} facets={facets} travelWays={travelWays} />
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-card p-5 sm:-mx-6 sm:-mb-6">
          <Button type="submit" variant="primary">
            {count === null ? 'Show homes' : `Show ${homesText(count)}`}
          </Button>
          <p aria-live="polite" className="sr-only">
            {count !== null && asked !== url.texts && `${homesText(count)} with these filters`}
          </p>
          <Button onClick={() => apply(withoutDrawerFields(url.texts))}>Clear filters</Button>
        </div>
      </form>
    </Dialog>
  );
}

const homesText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'home' : 'homes'}`;

/** Changes that follow each other within it are counted once. */
const COUNT_AFTER_MS = 300;

/** How many homes the fields ask for as they stand; null while that is not known. */
function useCount(asked: SearchTexts, before: { readonly texts: SearchTexts; readonly total: number }): number | null {
  const wanted = asked === before.texts ? null : searchString(asked);
  const settled = useDebounced(wanted, COUNT_AFTER_MS);
  const { data } = useAnswer(async (signal) => {
    const { texts } = parseSearchUrl(new URLSearchParams(settled ?? ''));
    return api.search.find({ query: withoutMatchSort(texts) }, { signal });
  }, settled);
  if (wanted === null) return before.total;
  return wanted === settled ? (data?.total ?? null) : null;
}

/** The fields of the drawer as a part of the page, for those whose browser runs no script. */
export function FilterPanel({ url, facets, travelWays }: FilterPanelProps) {
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
        <FilterFields query={query} texts={texts} facets={facets} travelWays={travelWays} />
        <HiddenFields url={url} shown={drawerFields} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyle('primary', 'md', false)}>
            Show homes
          </button>
          <LinkButton to={searchUrl(withoutDrawerFields(texts), { view, from })}>Clear filters</LinkButton>
        </div>
      </form>
    </section>
  );
}
