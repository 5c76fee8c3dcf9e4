import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../actions/button.tsx';
import { controlStyle } from '../forms/field.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { type Option, SelectFilter } from '../forms/select.tsx';
import type { Filter, Filters, FilterTable } from './filters.ts';

export interface ListFilters<Table extends FilterTable> {
  readonly table: Table;
  readonly chosen: Filters<Table>;
  readonly choose: (changes: Partial<Filters<Table>>) => void;
}

/** What a select offers besides its own options; without anything to choose from it is left out. */
export type FilterOptions<Table extends FilterTable> = {
  readonly [Name in keyof Table]?: readonly Option[] | undefined;
};

interface FilterBarProps<Table extends FilterTable> {
  readonly filters: ListFilters<Table>;
  readonly options?: FilterOptions<Table>;
  /** All on one line; on a phone everything but the search opens below it. */
  readonly compact?: boolean;
  /** Further controls, in the line of the selects. */
  readonly children?: ReactNode;
}

/** The controls of a list's filters: a search on a line of its own, the others side by side. */
export function FilterBar<Table extends FilterTable>(props: FilterBarProps<Table>) {
  const { filters, compact = false, children } = props;
  const options: FilterOptions<Table> = props.options ?? {};
  const { table, chosen, choose } = filters;
  const named = Object.entries<Filter>(table);
  const hasDays = named.some(([, { control }]) => control === 'day');
  const shown = named.filter(
    ([name, { control }]) =>
      control !== null && control !== 'search' && !(Object.hasOwn(options, name) && !options[name]),
  );
  const labelAt = compact ? 'inside' : hasDays ? 'above' : 'side';
  const controlOf = ([name, filter]: readonly [string, Filter]) => {
    const value = chosen[name] ?? '';
    const onChange = (next: string) => choose({ [name]: next } as Partial<Filters<Table>>);
    if (filter.control === 'search')
      return (
        <SearchField
          key={name}
          label={filter.label}
          placeholder={filter.placeholder ?? ''}
          value={value}
          onChange={onChange}
        />
      );
    if (filter.control === 'day')
      return <DayFilter key={name} label={filter.label} value={value} onChange={onChange} />;
    return (
      <SelectFilter
        key={name}
        label={filter.label}
        labelAt={labelAt}
        value={value}
        options={optionsWith(filter, options[name] ?? [], value)}
        onChange={onChange}
      />
    );
  };
  if (compact) {
    const isNarrowed = ([name, { read }]: readonly [string, Filter]) => chosen[name] !== read('');
    return (
      <CompactBar
        search={named.filter(([, { control }]) => control === 'search').map(controlOf)}
        narrowed={shown.filter(isNarrowed).length}
      >
        {shown.map(controlOf)}
        {children}
      </CompactBar>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {named.filter(([, { control }]) => control === 'search').map(controlOf)}
      {shown.length > 0 && (
        <div
          className={
            hasDays
              ? 'grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4'
              : 'flex flex-wrap gap-x-8 gap-y-4'
          }
        >
          {shown.map(controlOf)}
        </div>
      )}
    </div>
  );
}

interface CompactBarProps {
  readonly search: ReactNode;
  /** How many of the folded filters narrow the list down. */
  readonly narrowed: number;
  readonly children: ReactNode;
}

function CompactBar({ search, narrowed, children }: CompactBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-44 [&_search]:max-w-none">{search}</div>
      <div className="sm:hidden">
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          Filter and sort{narrowed > 0 && ` (${narrowed})`}
        </Button>
      </div>
      <div
        id={id}
        className={classNames(
          'grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap sm:*:max-w-40',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** What was loaded may have another label; the URL may name something before it is loaded. */
function optionsWith({ options, unknown }: Filter, loaded: readonly Option[], chosen: string): readonly Option[] {
  const all = [
    ...options.map((option) => loaded.find(({ value }) => value === option.value) ?? option),
    ...loaded.filter(({ value }) => !options.some((option) => option.value === value)),
  ];
  const isKnown = !unknown || all.some(({ value }) => value === chosen);
  return isKnown ? all : all.toSpliced(options.length, 0, { value: chosen, label: unknown });
}

interface DayFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlStyle}
      />
    </div>
  );
}
