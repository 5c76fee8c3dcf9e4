import { formatCount } from '@letfair/domain/money';
import { hasCentre } from '@letfair/domain/search/query-facts';
import { LayoutGrid, List, Map as MapIcon, Rows3 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { NewOnSearch } from '../../seen/index.ts';
import { BarSelect, sortChoices } from '../filters/bar-select.tsx';
import { SEARCH_FORM } from '../filters/search-bar.tsx';
import { type SearchUrl, searchUrl } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { useIsTenant } from './use-results.ts';

interface ResultsBarProps {
  readonly url: SearchUrl;
  /** The heading of the page. */
  readonly title: string;
  readonly total: number;
  readonly searching: boolean;
  readonly actions?: ReactNode;
}

export const countText = (total: number): string => `Showing ${formatCount(total)} properties`;

/** What the page lists: its heading and the number of results, their order, and how they are shown. */
export function ResultsBar({ url, title, total, searching, actions }: ResultsBarProps) {
  const { query } = url;
  const isTenant = useIsTenant();
  return (
    <>
      <div className="search-title">
        <h1 className="text-title max-lg:sr-only">{title}</h1>
        <p aria-live="polite" aria-atomic="true" aria-busy={searching} className="min-h-6 text-muted tabular-nums">
          {countText(total)}
        </p>
      </div>
      <div className="search-controls">
        {actions}
        <div className="min-w-0 max-lg:flex-1 lg:w-44">
          <BarSelect
            name="sort"
            label="Sort by"
            isLabelHidden
            form={SEARCH_FORM}
            choices={sortChoices({
              chosen: query.sort,
              hasCentre: hasCentre(query),
              hasTravel: query.travel.length > 0,
              isTenant,
            })}
            chosen={query.sort}
          />
        </div>
        {url.view !== 'map' && <CompactSwitch url={url} />}
        <ViewSwitch url={url} />
      </div>
    </>
  );
}

interface ResultShortcutsProps {
  readonly url: SearchUrl;
  /** The cards have match scores, so that the best can come first. */
  readonly hasMatches: boolean;
}

/** What the order and the filters offer as well. They arrive after the page, so they are shown only where there is room. */
export const ResultShortcuts = ({ url: { texts, query, view, from }, hasMatches }: ResultShortcutsProps) => (
  <span className="search-shortcuts">
    {hasMatches && query.sort === 'newest' && (
      <TextLink to={searchUrl({ ...texts, sort: 'match' }, { view, from })}>Best match first</TextLink>
    )}
    {query.added === '' && <NewOnSearch hrefOf={(added) => searchUrl({ ...texts, added }, { view, from })} />}
  </span>
);

/** Short rows instead of cards, for many homes on one screen. */
function CompactSwitch({ url: { texts, view, from } }: { readonly url: SearchUrl }) {
  const search = useSearchNavigation();
  const isCompact = view === 'compact';
  const other = isCompact ? 'list' : 'compact';
  const Icon = isCompact ? LayoutGrid : Rows3;

  function onClick(event: MouseEvent) {
    event.preventDefault();
    search(texts, { view: other, from, replace: true });
  }

  return (
    <button
      type="submit"
      form={SEARCH_FORM}
      name="view"
      value={other}
      onClick={onClick}
      className={buttonStyle('quiet', 'md', false)}
    >
      <Icon aria-hidden="true" className="size-5" />
      <VisuallyHidden>{isCompact ? 'Show photos' : 'Compact list'}</VisuallyHidden>
    </button>
  );
}

export function ViewSwitch({ url: { texts, view, from } }: { readonly url: SearchUrl }) {
  const search = useSearchNavigation();
  const onMap = view === 'map';
  const Icon = onMap ? List : MapIcon;

  function onClick(event: MouseEvent) {
    event.preventDefault();
    search(texts, { view: onMap ? 'list' : 'map', from });
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
      <Icon aria-hidden="true" className="size-5 max-[23rem]:hidden" />
      <span className="lg:hidden">{onMap ? 'List' : 'Map'}</span>
      <span className="max-lg:hidden">{onMap ? 'Hide map' : 'Show map'}</span>
    </button>
  );
}
