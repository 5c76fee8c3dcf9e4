import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { type Option, optionsOf } from '../forms/select.tsx';

/** One parameter of the URL that narrows a list down, and the control that changes it. */
export interface Filter<Value extends string = string> {
  readonly control: 'select' | 'search' | 'day' | null;
  readonly label: string;
  readonly placeholder?: string;
  readonly options: readonly Option<Value>[];
  /** What the chosen one is called before it is loaded. */
  readonly unknown?: string;
  /** What a value of the URL means; the default where it means nothing. */
  readonly read: (given: string) => Value;
}

/** The first choice is the default. */
export function choiceFilter<Value extends string>(
  label: string,
  choices: Readonly<Record<Value, string>> | readonly Option<Value>[],
): Filter<Value> {
  const options = Array.isArray(choices) ? choices : optionsOf(choices as Readonly<Record<Value, string>>);
  return { control: 'select', label, options, read: readChoice(options.map(({ value }) => value)) };
}

/** Chosen by pressing something else than a control, such as the header of a column. */
export const pressedFilter = <Value extends string>(choices: readonly Value[]): Filter<Value> => ({
  control: null,
  label: '',
  options: [],
  read: readChoice(choices),
});

function readChoice<Value extends string>(choices: readonly Value[]) {
  const [first] = choices;
  if (first === undefined) throw new Error('A filter needs a choice.');
  return (given: string): Value => choices.find((choice) => choice === given) ?? first;
}

const ID = /^[\w-]{1,64}$/;

/** One of the things that the screen loads; the empty choice stands for all of them. */
export const thingFilter = (label: string, all: string, unknown = ''): Filter => ({
  control: 'select',
  label,
  unknown,
  options: [{ value: '', label: all }],
  read: (given) => (ID.test(given) ? given : ''),
});

const MOST_SEARCHED = 100;

export const searchFilter = (label: string, placeholder: string): Filter => ({
  control: 'search',
  label,
  placeholder,
  options: [],
  read: (given) => given.trim().slice(0, MOST_SEARCHED),
});

export const dayFilter = (label: string): Filter => ({ control: 'day', label, options: [], read: (given) => given });

export type FilterTable = Readonly<Record<string, Filter>>;

export type Filters<Table extends FilterTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Filter<infer Value> ? Value : never;
};

/** What the URL says; a loader asks the server for it. */
export const filtersIn = <Table extends FilterTable>(params: URLSearchParams, table: Table): Filters<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { read }]) => [name, read(params.get(name) ?? '')]),
  ) as Filters<Table>;

/** The URL with other values, which stand last; whatever changes, the first page is shown. */
export function changedParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (!Object.hasOwn(changes, 'page')) changed.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name);
    if (value) changed.set(name, value);
  }
  return changed;
}

/** A filter or an open item is no step in the browser's history. */
export const inPlace = { replace: true, preventScrollReset: true } as const;

/** What was asked for since a location is shown, until its data is there. */
const asked = new WeakMap<object, URLSearchParams>();

/**
 * Changes parameters of the URL. A navigation changes the URL only when its data is there, and the next one ends it, so
 * the next one takes over what was asked for before.
 */
export function useChangeParams() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  return (changes: Readonly<Record<string, string | null>>, options: NavigateOptions = inPlace) => {
    const next = changedParams(asked.get(location) ?? params, changes);
    asked.set(location, next);
    setParams(next, options);
  };
}

const SEARCH_DELAY_MS = 300;

/**
 * The filters of a list. The URL holds them; a search goes there when typing pauses. What was chosen is kept here until
 * the URL has it: it is shown at once, and the next choice adds to it.
 */
export function useListFilters<Table extends FilterTable>(table: Table) {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const [chosen, setChosen] = useState(() => filtersIn(params, table));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A link may have led to other filters.
  useEffect(() => {
    if (timer.current !== undefined) return;
    const applied = filtersIn(params, table);
    const isApplied = (before: Filters<Table>) =>
      Object.entries(table).every(([name, { read }]) => read(before[name] ?? '') === applied[name]);
    setChosen((before) => (isApplied(before) ? before : applied));
  }, [params, table]);

  function choose(changes: Partial<Filters<Table>>) {
    const next = { ...chosen, ...changes };
    setChosen(next);
    clearTimeout(timer.current);
    const isTyping = Object.keys(changes).some((name) => table[name]?.control === 'search');
    timer.current = setTimeout(
      () => {
        timer.current = undefined;
        change(
          Object.fromEntries(
            Object.entries(table).map(([name, { read }]) => {
              const value = read(next[name] ?? '');
              return [name, value === read('') ? null : value];
            }),
          ),
        );
      },
      isTyping ? SEARCH_DELAY_MS : 0,
    );
  }

  const applied = filtersIn(params, table);
  return {
    table,
    chosen,
    choose,
    /** As the list on the screen was loaded. */
    applied,
    isFiltered: Object.entries(table).some(([name, { read }]) => applied[name] !== read('')),
  };
}
