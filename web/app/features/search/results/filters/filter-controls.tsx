import { MAX_BUDGET_POUNDS } from '@letfair/domain/accounts/preferences';
import { epcRatings, type PropertyType, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { addedDays, addedDaysLabel, addedLabel } from '@letfair/domain/search/added';
import {
  type FacetCounts,
  type FilterName,
  type FilterValue,
  type FlagFilterName,
  filters,
  flagFilterNames,
  MAX_WORDS,
} from '@letfair/domain/search/filters';
import { milesText } from '@letfair/domain/search/places/miles';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import { hasCentre } from '@letfair/domain/search/query-facts';
import type { SearchQuery, SearchTexts } from '@letfair/domain/search/search-query';
import type { TravelWay } from '@letfair/domain/search/travel/travel';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { useLastVisit } from '../../seen/index.ts';
import { budgetOptions } from './bar-select.tsx';
import {
  atLeastChoices,
  atMostChoices,
  FlagControl,
  InputControl,
  OptionsControl,
  SelectControl,
} from './control-kinds.tsx';
import { TravelFields } from './travel-fields.tsx';

interface ControlProps<Name extends FilterName> {
  readonly name: Name;
  readonly value: FilterValue<Name>;
  /** The value as the URL holds it. */
  readonly text: string | undefined;
  /** How many homes there are of each, shown beside the control. */
  readonly facets: FacetCounts | null;
}
type Group = 'first' | 'pairs' | 'last';
interface Control<Name extends FilterName> {
  readonly group: Group;
  readonly render: (props: ControlProps<Name>) => ReactNode;
}

const wholePounds = { inputMode: 'numeric', type: 'number', min: 0, max: MAX_BUDGET_POUNDS, step: 1 } as const;
/** Those of the bar; any other may be typed. */
const offeredRents = budgetOptions.map((option) => String(Number.parseInt(option, 10)));
const orMore = (count: string): string => `${count} or more`;
const upTo = (count: string): string => `Up to ${count}`;
const radiusChoices = [1, 3, 5, 10, 20, 40].map((miles) => ({
  value: String(miles),
  label: `Within ${milesText(miles)}`,
}));
const epcChoices = epcRatings
  .slice(0, -1)
  .map((rating) => ({ value: rating, label: rating === 'A' ? 'A' : `${rating} or better` }));
const sharedChoices = [
  { value: 'true', label: 'Shared homes only' },
  { value: 'false', label: 'Not shared' },
];

const perWeek = [{ value: 'week', label: 'By the week' }];

/** A type that stands for several counts them all, because choosing it finds them all. */
export const countTypes = (facets: Pick<FacetCounts, 'propertyType'>): Readonly<Record<PropertyType, number>> =>
  Object.fromEntries(
    propertyTypes.map((type) => [
      type,
      typesMeant([type]).reduce((sum, meant) => sum + (facets.propertyType[meant] ?? 0), 0),
    ]),
  ) as Record<PropertyType, number>;

const pounds: Control<'minBudget' | 'maxBudget'> = {
  group: 'pairs',
  // The open budget of the bar is no number.
  render: ({ name, value, text }) => (
    <InputControl {...wholePounds} name={name} text={value === null ? undefined : text} offered={offeredRents} />
  ),
};
const rooms = (most: number): Control<'bedrooms' | 'bathrooms'> => ({
  group: 'pairs',
  render: ({ name, text }) => (
    <SelectControl name={name} text={text} unset="Any" choices={atLeastChoices(most)} labelOf={orMore} />
  ),
});

const day: Control<'availableFrom' | 'availableBy'> = {
  group: 'pairs',
  render: ({ name, text }) => <InputControl type="date" name={name} text={text} />,
};

const addedChoices = addedDays.map((value) => ({ value, label: addedDaysLabel(value) }));

/** Only this browser knows when its last visit ended, so that choice arrives after the page. */
function AddedControl({ text }: { readonly text: string | undefined }) {
  const lastVisit = useLastVisit();
  const since = lastVisit === null ? [] : [{ value: lastVisit, label: 'Since your last visit' }];
  return (
    <SelectControl
      name="added"
      text={text}
      unset="Any time"
      choices={[...addedChoices, ...since]}
      labelOf={addedLabel}
    />
  );
}

type ControlledName = Exclude<FilterName, FlagFilterName>;

/** The control of every filter besides the flags, which are checkboxes. A filter without one does not compile. */
const controls: { readonly [Name in ControlledName]: Control<Name> } = {
  propertyType: {
    group: 'first',
    render: ({ name, value, facets }) => (
      <OptionsControl
        name={name}
        filter={filters[name]}
        chosen={value}
        counts={value.length > 0 || !facets ? undefined : countTypes(facets)}
      />
    ),
  },
  minBudget: pounds,
  maxBudget: {
    ...pounds,
    render: (props) => (
      <div className="grid content-start gap-1.5">
        {pounds.render(props)}
        <p className="text-sm">
          <TextLink to="/affordability">What can I afford?</TextLink>
        </p>
      </div>
    ),
  },
  bedrooms: rooms(6),
  maxBedrooms: {
    group: 'pairs',
    render: ({ name, text }) => (
      <SelectControl name={name} text={text} unset="Any" choices={atMostChoices(6)} labelOf={upTo} />
    ),
  },
  availableFrom: day,
  availableBy: day,
  bathrooms: rooms(4),
  added: { group: 'pairs', render: ({ text }) => <AddedControl text={text} /> },
  furnishing: {
    group: 'last',
    render: ({ name, value, facets }) => (
      <OptionsControl
        name={name}
        filter={filters[name]}
        chosen={value}
        counts={value.length > 0 ? undefined : facets?.[name]}
      />
    ),
  },
  shared: {
    group: 'last',
    render: ({ name, text }) => <SelectControl name={name} text={text} unset="Either" choices={sharedChoices} />,
  },
  epc: {
    group: 'last',
    render: ({ name, text }) => <SelectControl name={name} text={text} unset="Any" choices={epcChoices} />,
  },
  features: {
    group: 'last',
    render: ({ name, value, facets }) => {
      // Step-free access has a filter of its own; URLs from before it keep their box.
      const options = filters[name].options.filter((option) => option !== 'step-free' || value.includes(option));
      const filter = { ...filters[name], options };
      return <OptionsControl name={name} filter={filter} chosen={value} counts={facets?.[name]} />;
    },
  },
  words: {
    group: 'last',
    render: ({ name, text }) => <InputControl name={name} maxLength={MAX_WORDS} text={text} />,
  },
};

interface FilterFieldsProps {
  readonly query: SearchQuery;
  readonly texts: SearchTexts;
  readonly facets: FacetCounts | null;
  /** How travel times can be asked for. */
  readonly travelWays: readonly TravelWay[];
}

/** Every filter besides place and order. Uncontrolled, so that the same fields serve with and without script. */
export function FilterFields({ query, texts, facets, travelWays }: FilterFieldsProps) {
  const controlsOf = (group: Group) =>
    (Object.keys(controls) as ControlledName[])
      .filter((name) => controls[name].group === group)
      .map((name) => {
        const { render } = controls[name] as Control<ControlledName>;
        return <Fragment key={name}>{render({ name, value: query[name], text: texts[name], facets })}</Fragment>;
      });
  return (
    <>
      {hasCentre(query) && (
        <SelectControl
          name="radius"
          text={texts.radius}
          unset="Only this place"
          choices={radiusChoices}
          labelOf={(miles) => `Within ${miles} miles`}
        />
      )}
      {controlsOf('first')}
      <div className="grid grid-cols-2 gap-3">{controlsOf('pairs')}</div>
      <TravelFields places={query.travel} ways={travelWays} />
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 font-semibold">Only homes with</legend>
        {flagFilterNames.map((name) => (
          <FlagControl key={name} name={name} checked={query[name]} count={facets?.[name]} />
        ))}
      </fieldset>
      {controlsOf('last')}
      <SelectControl name="rentPer" text={texts.rentPer} unset="By the month" choices={perWeek} />
    </>
  );
}
