import type { FacetCounts } from '@letfair/domain/search/filters';
import { MAX_LOCATION } from '@letfair/domain/search/placement-options';
import { exactBedrooms } from '@letfair/domain/search/query-facts';
import type { SearchQuery, SearchTexts } from '@letfair/domain/search/search-query';
import type { TravelWay } from '@letfair/domain/search/travel/travel';
import { Search as SearchIcon, SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { classNames } from '../../../../lib/class-names.ts';
import { keepsEarlyPress } from '../../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { controlStyle, Field } from '../../../../ui/forms/field.tsx';
import { LocationInput } from '../../../../ui/places/location-input.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { SEARCH_PATH, type SearchUrl, searchUrl } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { BarSelect, budgetChoices, minBudgetChoices, typeChoices } from './bar-select.tsx';
import { activeDrawerFields, barFields, HiddenFields, searchAfter } from './search-form.tsx';
import { WordsForm } from './words-field.tsx';

/** The order and the switch to the map stand elsewhere in the page and belong to this form by its id. */
export const SEARCH_FORM = 'search-form';

const FilterDrawer = lazyPart(async () => (await import('./filter-drawer.tsx')).FilterDrawer);

/** Beside the place; each also offers what a link or the drawer chose. */
const selects = [
  { name: 'propertyType', label: 'Property type', width: 'lg:w-30', choicesWith: typeChoices },
  // A narrow desk has it in the drawer alone.
  { name: 'minBudget', label: 'Min rent', width: 'lg:w-36 lg:max-xl:hidden', choicesWith: minBudgetChoices },
  { name: 'maxBudget', label: 'Max budget', width: 'lg:w-38', choicesWith: budgetChoices },
] as const;

interface SearchBarProps {
  readonly url: SearchUrl;
  readonly facets: FacetCounts | null;
  readonly travelWays: readonly TravelWay[];
  /** How many homes the search finds. */
  readonly total: number;
  /** After everything else: a button of the form before its own would be what Enter means. */
  readonly end?: ReactNode;
}

/** A form that works before the script does, and without it. */
export function SearchBar({ url, facets, travelWays, total, end }: SearchBarProps) {
  const { texts, view, from, query, chips } = url;
  const form = useRef<HTMLFormElement>(null);
  const locationField = useRef<HTMLDivElement>(null);
  const search = useSearchNavigation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [open, setOpen] = useState(false);
  const shown = {
    location: texts.location ?? '',
    propertyType: texts.propertyType ?? 'all',
    minBudget: texts.minBudget ?? '',
    maxBudget: texts.maxBudget ?? '',
    sort: texts.sort ?? 'newest',
  };
  useFormValues(form, shown);

  return (
    <search className="search-bar">
      <SummaryButton
        query={query}
        open={open}
        onToggle={() => {
          flushSync(() => setOpen(!open));
          // Someone who opens it is about to type a place.
          if (!open) locationField.current?.querySelector('input')?.focus();
        }}
      />
      <form
        noValidate
        ref={form}
        id={SEARCH_FORM}
        action={SEARCH_PATH}
        onSubmit={(event) => {
          event.preventDefault();
          search(searchAfter(texts, barFields, new FormData(event.currentTarget)), { view, from });
          setOpen(false);
        }}
        className={classNames(
          'grid basis-full gap-3 min-[23rem]:grid-cols-2 lg:flex lg:grow lg:basis-0 lg:gap-2',
          !open && 'max-lg:not-noscript:hidden',
        )}
      >
        <div ref={locationField} className="bar-field max-lg:col-span-full lg:min-w-0 lg:grow lg:basis-36">
          <Field label="Location">
            {(control) => (
              <LocationInput
                {...control}
                name="location"
                required={false}
                defaultValue={shown.location}
                maxLength={MAX_LOCATION}
                className={controlStyle}
              />
            )}
          </Field>
        </div>
        {selects.map(({ name, label, width, choicesWith }) => (
          <div key={name} className={classNames('bar-field', width, IN_PANEL)}>
            <BarSelect name={name} label={label} choices={choicesWith(shown[name], chips)} chosen={shown[name]} />
          </div>
        ))}
        <div className={classNames('col-span-full', IN_PANEL)}>
          <BedroomLinks url={url} />
        </div>
        {/* First in the form, so that Enter in a field means this one. */}
        <button type="submit" className={classNames(buttonStyle('primary', 'md', false), 'max-lg:col-span-full')}>
          Search
        </button>
        <HiddenFields url={url} shown={barFields} />
      </form>
      <WordsForm />
      <FiltersButton
        active={activeDrawerFields(url)}
        onOpen={() => setDrawerOpen(true)}
        onNear={FilterDrawer.preload}
      />
      {end}
      {drawerOpen && (
        <Suspense fallback={null}>
          <FilterDrawer
            url={url}
            facets={facets}
            travelWays={travelWays}
            total={total}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
    </search>
  );
}

/** On a phone these are asked for in the panel of filters alone, which has all of them. */
const IN_PANEL = 'max-lg:not-noscript:hidden';

interface SummaryButtonProps {
  readonly query: SearchQuery;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const mapAreaText = ({ box, shape }: SearchQuery): string | null =>
  shape.length > 0 ? 'Drawn area' : box && 'Map area';

/** On a phone the search is one line that opens, so that homes begin near the top. */
const SummaryButton = ({ query, open, onToggle }: SummaryButtonProps) => (
  <button
    type="button"
    {...keepsEarlyPress}
    aria-expanded={open}
    aria-controls={SEARCH_FORM}
    onClick={onToggle}
    className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-sm px-2 text-left lg:hidden noscript:hidden"
  >
    <SearchIcon aria-hidden="true" className="size-5 shrink-0 text-muted" />
    <span className="min-w-0 flex-1 truncate font-semibold">
      {query.location || mapAreaText(query) || 'Where do you want to live?'}
    </span>
    <span className="shrink-0 text-sm text-link underline underline-offset-3 max-[23rem]:sr-only">
      {open ? 'Close' : 'Change'}
    </span>
  </button>
);

interface FiltersButtonProps {
  /** How many of the filters behind it narrow the search down. */
  readonly active: number;
  readonly onOpen: () => void;
  /** Called on hover or focus, before a press. */
  readonly onNear: () => void;
}

/** Opens the drawer; without script it sends the form, and the page comes back with the same fields in it. */
function FiltersButton({ active, onOpen, onNear }: FiltersButtonProps) {
  function onClick(event: MouseEvent) {
    event.preventDefault();
    onOpen();
  }

  return (
    <button
      type="submit"
      form={SEARCH_FORM}
      name="filters"
      value="open"
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={buttonStyle('quiet', 'md', false)}
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      <VisuallyHidden>{active > 0 ? 'Filters ' : 'Filters'}</VisuallyHidden>
      {active > 0 && (
        <span className="tabular-nums">
          {active}
          <VisuallyHidden> active</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** Fills the fields of a form when the URL changes, as after Back; replacing the fields would lose the focus in them. */
function useFormValues(form: RefObject<HTMLFormElement | null>, values: Readonly<Record<string, string>>): void {
  const shown = useRef(values);
  useEffect(() => {
    const before = shown.current;
    shown.current = values;
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name);
      if (before[name] !== value && control && 'value' in control) control.value = value;
    }
  });
}

interface BedroomChoice {
  readonly label: string;
  /** What a screen reader says instead of a bare figure. */
  readonly words: string;
  readonly least?: number;
  readonly most?: number;
}

const MOST_OFFERED = 4;

const choices: readonly BedroomChoice[] = [
  { label: 'Any', words: 'Any number of bedrooms' },
  ...[1, 2, 3].map((count) => ({
    label: String(count),
    words: `Exactly ${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
    least: count,
    most: count,
  })),
  { label: `${MOST_OFFERED}+`, words: `${MOST_OFFERED} or more bedrooms`, least: MOST_OFFERED },
];

const isChosen = (query: SearchQuery, { least, most }: BedroomChoice): boolean =>
  most === undefined ? query.bedrooms === (least ?? null) && query.maxBedrooms === null : exactBedrooms(query) === most;

function textsWith(texts: SearchTexts, { least, most }: BedroomChoice): SearchTexts {
  const { bedrooms: _, maxBedrooms: _most, ...rest } = texts;
  return {
    ...rest,
    ...(least !== undefined && { bedrooms: String(least) }),
    ...(most !== undefined && { maxBedrooms: String(most) }),
  };
}

/** Exactly so many bedrooms with one press; the drawer asks for ranges. */
export function BedroomLinks({ url: { texts, query, view, from } }: { readonly url: SearchUrl }) {
  const id = useId();
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-nowrap lg:gap-x-2">
      <span id={id} className="font-semibold lg:text-sm lg:font-normal lg:text-muted">
        Bedrooms
      </span>
      <ul aria-labelledby={id} className="flex flex-wrap gap-1 lg:flex-nowrap">
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={searchUrl(textsWith(texts, choice), { view, from })}
              preventScrollReset
              aria-label={choice.words}
              aria-current={isChosen(query, choice) ? 'true' : undefined}
              className="bedroom-link"
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
