import { type PropertyType, propertyTypeLabels, propertyTypes } from '@letfair/domain/listings/vocabulary';
import { formatPounds, formatRent } from '@letfair/domain/money';
import { type SearchSort, searchSorts } from '@letfair/domain/search/placement';

/** £ a month; the last sets no maximum. */
const budgetOptions = ['500', '750', '1000', '1250', '1500', '2000+'] as const;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The drawer offers every type. */
const typesInBar: readonly Choice[] = [
  { value: 'all', label: 'All types' },
  { value: 'flat', label: 'Flat' },
  { value: 'house', label: 'House' },
  { value: 'studio', label: 'Studio' },
];

const typeLabel = (type: string): string =>
  propertyTypes.includes(type as PropertyType) ? propertyTypeLabels[type as PropertyType] : type;

/** What is chosen by other means than the bar is shown in it all the same. */
const withChosen = (choices: readonly Choice[], chosen: string, label: (value: string) => string): readonly Choice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: label(chosen) }];

export const typeChoices = (chosen: string): readonly Choice[] =>
  withChosen(typesInBar, chosen, (value) => value.split(',').map(typeLabel).join(', '));

const budgetLabel = (value: string): string =>
  value.endsWith('+') ? `${formatPounds(Number(value.slice(0, -1)))}+ pcm` : `Up to ${formatRent(Number(value))}`;

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
  distance: 'Nearest first',
  match: 'Best match first',
};

interface SortSetting {
  readonly chosen: SearchSort;
  /** Whether there is anything to be near to. */
  readonly hasMiddle: boolean;
  readonly isTenant: boolean;
}

export const sortChoices = ({ chosen, hasMiddle, isTenant }: SortSetting): readonly Choice[] =>
  searchSorts
    .filter((sort) => sort === chosen || ((sort !== 'distance' || hasMiddle) && (sort !== 'match' || isTenant)))
    .map((value) => ({ value, label: sortLabels[value] }));
