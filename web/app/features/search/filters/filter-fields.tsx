import { MAX_BUDGET_POUNDS } from '@letfair/domain/listings/preferences';
import { furnishingLabels, furnishings, propertyTypeLabels, propertyTypes } from '@letfair/domain/listings/vocabulary';
import type { FacetCounts } from '@letfair/domain/search/filters';
import { MAX_WORDS } from '@letfair/domain/search/filters';
import { hasCentre, type SearchQuery } from '@letfair/domain/search/search-query';
import { searchFeatureLabels, searchFeatures } from '@letfair/domain/search/searchable-features';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import type { SearchTexts } from '../search-url.ts';
import { FilterBoxes } from './filter-boxes.tsx';
import {
  bathroomChoices,
  bedroomChoices,
  counted,
  epcChoices,
  radiusChoices,
  sharedChoices,
  typeCounts,
  withChosen,
} from './filter-choices.ts';
import { FilterInput, FilterSelect } from './filter-inputs.tsx';

interface FilterFieldsProps {
  readonly query: SearchQuery;
  readonly texts: SearchTexts;
  /** How many homes there are of each, told beside the box. */
  readonly facets: FacetCounts | null;
}

const wholePounds = { inputMode: 'numeric', type: 'number', min: 0, max: MAX_BUDGET_POUNDS, step: 1 } as const;

/** Every filter besides place and order. Uncontrolled, so that the same fields serve with and without script. */
export function FilterFields({ query, texts, facets }: FilterFieldsProps) {
  const hasMiddle = hasCentre(query);
  const openBudget = texts.maxBudget?.endsWith('+');
  return (
    <>
      {hasMiddle && (
        <FilterSelect
          label="Distance"
          name="radius"
          choices={[
            { value: '', label: 'Only this place' },
            ...withChosen(radiusChoices, texts.radius, (miles) => `Within ${miles} miles`),
          ]}
          chosen={texts.radius ?? ''}
        />
      )}
      <FilterBoxes
        legend="Property type"
        name="propertyType"
        items={propertyTypes}
        labels={propertyTypeLabels}
        chosen={query.propertyType}
        counts={query.propertyType.length > 0 ? undefined : typeCounts(facets)}
      />
      <div className="grid grid-cols-2 gap-3">
        <FilterInput {...wholePounds} label="Rent from (£ pcm)" name="minBudget" defaultValue={texts.minBudget} />
        <FilterInput
          {...wholePounds}
          label="Rent to (£ pcm)"
          name="maxBudget"
          defaultValue={openBudget ? undefined : texts.maxBudget}
        />
        <FilterSelect
          label="Bedrooms"
          name="bedrooms"
          choices={[
            { value: '', label: 'Any' },
            ...withChosen(bedroomChoices, texts.bedrooms, (count) => `${count} or more`),
          ]}
          chosen={texts.bedrooms ?? ''}
        />
        <FilterSelect
          label="Bathrooms"
          name="bathrooms"
          choices={[
            { value: '', label: 'Any' },
            ...withChosen(bathroomChoices, texts.bathrooms, (count) => `${count} or more`),
          ]}
          chosen={texts.bathrooms ?? ''}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 font-semibold">Only homes with</legend>
        <Checkbox
          name="pets"
          value="true"
          label={counted('Pets considered', facets?.pets)}
          defaultChecked={query.pets}
        />
        <Checkbox
          name="parking"
          value="true"
          label={counted('Parking', facets?.parking)}
          defaultChecked={query.parking}
        />
        <Checkbox
          name="bills"
          value="true"
          label={counted('Bills included', facets?.bills)}
          defaultChecked={query.bills}
        />
      </fieldset>
      <FilterBoxes
        legend="Furnishing"
        name="furnishing"
        items={furnishings}
        labels={furnishingLabels}
        chosen={query.furnishing}
        counts={query.furnishing.length > 0 ? undefined : facets?.furnishing}
      />
      <FilterSelect
        label="Sharing"
        name="shared"
        choices={[{ value: '', label: 'Either' }, ...sharedChoices]}
        chosen={texts.shared ?? ''}
      />
      <FilterInput type="date" label="Available by" name="availableBy" defaultValue={texts.availableBy} />
      <FilterSelect
        label="Energy rating (EPC)"
        name="epc"
        choices={[{ value: '', label: 'Any' }, ...epcChoices]}
        chosen={texts.epc ?? ''}
      />
      <FilterBoxes
        legend="Features"
        name="features"
        items={searchFeatures}
        labels={searchFeatureLabels}
        chosen={query.features}
        counts={facets?.features}
      />
      <FilterInput label="Words in the description" name="words" maxLength={MAX_WORDS} defaultValue={texts.words} />
    </>
  );
}
