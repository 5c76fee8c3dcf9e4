import { hasCentre } from '@letfair/domain/search/search-query';
import { List, Map as MapIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { BarSelect, sortChoices } from '../filters/bar-select.tsx';
import { SEARCH_FORM } from '../filters/search-bar.tsx';
import { countText } from '../search-meta.ts';
import type { SearchUrl } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { useIsTenant } from './use-results.ts';

interface ResultsBarProps {
  readonly url: SearchUrl;
  readonly total: number;
  readonly searching: boolean;
}

/** The number of results, their order, and the switch between list and map. */
export function ResultsBar({ url, total, searching }: ResultsBarProps) {
  const { query } = url;
  const isTenant = useIsTenant();
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
            choices={sortChoices({ chosen: query.sort, hasCentre: hasCentre(query), isTenant })}
            chosen={query.sort}
          />
        </div>
        <ViewSwitch url={url} />
      </div>
    </div>
  );
}

function ViewSwitch({ url: { texts, view } }: { readonly url: SearchUrl }) {
  const search = useSearchNavigation();
  const onMap = view === 'map';
  const Icon = onMap ? List : MapIcon;

  function onClick(event: MouseEvent) {
    event.preventDefault();
    search(texts, { view: onMap ? 'list' : 'map' });
  }

  return (
    <button
      type="submit"
      form={SEARCH_FORM}
      name="view"
      value={onMap ? 'list' : 'map'}
      onClick={onClick}
      className={buttonStyle('quiet', 'md', false)}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="lg:hidden">{onMap ? 'List' : 'Map'}</span>
      <span className="max-lg:hidden">{onMap ? 'Hide map' : 'Show map'}</span>
    </button>
  );
}
