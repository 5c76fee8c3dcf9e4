import { useId } from 'react';
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
}

/** The controls of a list's filters: a search on a line of its own, the others side by side. */
export function FilterBar<Table extends FilterTable>({ filters, options = {} }: FilterBarProps<Table>) {
  const { table, chosen, choose } = filters;
  const named = Object.entries<Filter>(table);
  const hasDays = named.some(([, { control }]) => control === 'day');
  const shown = named.filter(
    ([name, { control }]) =>
      control !== null && control !== 'search' && !(Object.hasOwn(options, name) && !options[name]),
  );
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
        labelAt={hasDays ? 'above' : 'side'}
        value={value}
        options={optionsWith(filter, options[name] ?? [], value)}
        onChange={onChange}
      />
    );
  };
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
