import { hasCentre } from '@letfair/domain/search/search-query';
import { List, Map as MapIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { sortChoices } from '../filters/bar-choices.ts';
import { BarSelect } from '../filters/bar-select.tsx';
import { SEARCH_FORM } from '../filters/search-bar.tsx';
import type { SearchAddress } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { countText } from './found-listings.ts';
import { useIsTenant } from './use-tenant-results.ts';

interface ResultsBarProps {
  readonly asked: SearchAddress;
  readonly total: number;
  readonly searching: boolean;
}

/** How many there are, in which order, and whether as a list or on the map. */
export function ResultsBar({ asked, total, searching }: ResultsBarProps) {
  const { query } = asked;
  const isTenant = useIsTenant();
  const hasMiddle = hasCentre(query);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p aria-live="polite" aria-atomic="true" aria-busy={searching} className="min-h-6 text-muted tabular-nums">
        {countText(total)}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-52">
          <BarSelect
            name="sort"
            label="Sort by"
            form={SEARCH_FORM}
            choices={sortChoices({ chosen: query.sort, hasMiddle, isTenant })}
            chosen={query.sort}
          />
        </div>
        <ViewSwitch asked={asked} />
      </div>
    </div>
  );
}

function ViewSwitch({ asked: { texts, view } }: { readonly asked: SearchAddress }) {
  const search = useSearchNavigation();
  const shown = view === 'map';
  const Icon = shown ? List : MapIcon;

  function onClick(event: MouseEvent) {
    event.preventDefault();
    search(texts, { view: shown ? 'list' : 'map' });
  }

  return (
    <button
      type="submit"
      form={SEARCH_FORM}
      name="view"
      value={shown ? 'list' : 'map'}
      onClick={onClick}
      className={buttonStyle('quiet', 'md', false)}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="lg:hidden">{shown ? 'List' : 'Map'}</span>
      <span className="max-lg:hidden">{shown ? 'Hide map' : 'Show map'}</span>
    </button>
  );
}
