import { formatPounds, formatRent } from '@letfair/domain/money';
import { type SearchSort, searchSorts } from '@letfair/domain/search/placement-options';
import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { SearchUrl } from '../search-url.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FilterSelectProps extends Pick<ComponentProps<'select'>, 'form' | 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  /** For screen readers only, where the choice itself says what it is. */
  readonly isLabelHidden?: boolean;
}

/** No field of a search is required, so none says that it is optional. */
export const FilterSelect = ({ name, label, choices, chosen, isLabelHidden, form, onChange }: FilterSelectProps) => (
  <Field label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}>
    {(control) => (
      <Select
        {...control}
        required={false}
        name={name}
        form={form}
        options={choices}
        defaultValue={chosen}
        onChange={onChange}
      />
    )}
  </Field>
);

/** Searches at once; without script the choice is sent with the Search button. */
const submitForm = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

export const BarSelect = (props: Omit<FilterSelectProps, 'onChange'>) => (
  <FilterSelect {...props} onChange={submitForm} />
);

/** A value from the drawer or a shared link is offered as well. */
const withChosen = (choices: readonly Choice[], chosen: string, label: (value: string) => string): readonly Choice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: label(chosen) }];

/** The drawer offers every type. */
const typesInBar: readonly Choice[] = [
  { value: 'all', label: 'All types' },
  { value: 'flat', label: 'Flat' },
  { value: 'house', label: 'House' },
  { value: 'studio', label: 'Studio' },
];

export const typeChoices = (chosen: string, chips: SearchUrl['chips']): readonly Choice[] =>
  withChosen(typesInBar, chosen, () =>
    chips
      .filter(({ name }) => name === 'propertyType')
      .map(({ text }) => text)
      .join(', '),
  );

/** £ a month; the last sets no maximum. */
export const budgetOptions = ['500', '750', '1000', '1250', '1500', '2000+'] as const;

/** "£2,000+" alone reads as a minimum. */
const budgetLabel = (value: string): string =>
  value.endsWith('+')
    ? `${formatPounds(Number(value.slice(0, -1)))}+ (no maximum)`
    : `Up to ${formatRent(Number(value))}`;
const minBudgetLabel = (value: string): string => `From ${formatRent(Number(value))}`;

export const minBudgetChoices = (chosen: string): readonly Choice[] =>
  withChosen(
    [
      { value: '', label: 'No minimum' },
      ...budgetOptions
        .map((option) => Number.parseInt(option, 10).toString())
        .map((value) => ({
          value,
          label: minBudgetLabel(value),
        })),
    ],
    chosen,
    minBudgetLabel,
  );

export const budgetChoices = (chosen: string): readonly Choice[] =>
  withChosen(
    [{ value: '', label: 'Any budget' }, ...budgetOptions.map((value) => ({ value, label: budgetLabel(value) }))],
    chosen,
    budgetLabel,
  );

const sortLabels: Readonly<Record<SearchSort, string>> = {
  newest: 'Newest first',
  'price-low': 'Lowest rent first',
  'price-high': 'Highest rent first',
  bedrooms: 'Most bedrooms first',
  answers: 'Quickest to reply first',
  distance: 'Nearest first',
  travel: 'Shortest travel time first',
  match: 'Best match first',
};

interface SortSetting {
  readonly chosen: SearchSort;
  readonly hasCentre: boolean;
  readonly hasTravel: boolean;
  readonly isTenant: boolean;
}

export const sortChoices = ({ chosen, hasCentre, hasTravel, isTenant }: SortSetting): readonly Choice[] => {
  const isOffered = (sort: SearchSort): boolean => {
    if (sort === 'match') return isTenant;
    return sort === 'travel' ? hasTravel : hasCentre || (sort !== 'distance' && sort !== 'answers');
  };
  return searchSorts
    .filter((sort) => sort === chosen || isOffered(sort))
    .map((value) => ({ value, label: sortLabels[value] }));
};
