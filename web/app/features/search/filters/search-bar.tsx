import type { FacetCounts } from '@letfair/domain/search/filters';
import { MAX_LOCATION } from '@letfair/domain/search/placement';
import { lazy, Suspense, useRef, useState } from 'react';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { controlStyle, Field } from '../../../ui/forms/field.tsx';
import { LocationInput } from '../../places/index.ts';
import { SEARCH_PATH, type SearchAddress } from '../search-url.ts';
import { useSearchNavigation } from '../use-search-navigation.ts';
import { budgetChoices, typeChoices } from './bar-choices.ts';
import { BarSelect } from './bar-select.tsx';
import { FiltersButton } from './filters-button.tsx';
import { activeDrawerFields, barFields, carriedAlong, searchAfter } from './search-form.ts';
import { useFieldsFollow } from './use-form-values.ts';

/** Controls elsewhere in the page belong to it too: the order and the switch to the map. */
export const SEARCH_FORM = 'search-form';

const importDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(() => importDrawer().then((loaded) => ({ default: loaded.FilterDrawer })));
/** Failing is nothing to speak of yet: opening the drawer fetches it again. */
const warmUp = () => void importDrawer().catch(() => undefined);

interface SearchBarProps {
  readonly asked: SearchAddress;
  readonly facets: FacetCounts | null;
}

/** A form that works before the script does, and without it. */
export function SearchBar({ asked, facets }: SearchBarProps) {
  const { texts, view } = asked;
  const form = useRef<HTMLFormElement>(null);
  const search = useSearchNavigation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const shown = {
    location: texts.location ?? '',
    propertyType: texts.propertyType ?? 'all',
    maxBudget: texts.maxBudget ?? '',
    sort: texts.sort ?? 'newest',
  };
  useFieldsFollow(form, shown);

  return (
    <search className="rounded-md border border-line bg-card p-4">
      <form
        noValidate
        ref={form}
        id={SEARCH_FORM}
        action={SEARCH_PATH}
        onSubmit={(event) => {
          event.preventDefault();
          search(searchAfter(texts, barFields, new FormData(event.currentTarget)), { view });
        }}
        className="grid gap-3 min-[23rem]:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_10rem_12rem_auto] lg:items-end"
      >
        <div className="max-lg:col-span-full">
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
        <BarSelect
          name="propertyType"
          label="Property type"
          choices={typeChoices(shown.propertyType)}
          chosen={shown.propertyType}
        />
        <BarSelect
          name="maxBudget"
          label="Max budget"
          choices={budgetChoices(shown.maxBudget)}
          chosen={shown.maxBudget}
        />
        <div className="flex gap-3 max-lg:col-span-full">
          {/* First in the form, so that Enter in a field means this one. */}
          <button type="submit" className={`${buttonStyle('accent', 'md', false)} flex-1`}>
            Search
          </button>
          <FiltersButton active={activeDrawerFields(asked.query)} onOpen={() => setDrawerOpen(true)} onNear={warmUp} />
        </div>
        {carriedAlong(texts, barFields).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {view === 'map' && <input type="hidden" name="view" value="map" />}
      </form>
      {drawerOpen && (
        <Suspense fallback={null}>
          <FilterDrawer asked={asked} facets={facets} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </search>
  );
}
