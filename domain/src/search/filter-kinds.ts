import { isPlainDate } from '../plain-date.ts';
import { formatDay } from '../uk-time.ts';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** What a filter adds to the sentence of a search: "shared flats with 2 or more beds …, up to £900 pcm, garden". */
export interface Phrase {
  readonly adjective?: string;
  readonly noun?: string;
  /** Follows "with". */
  readonly room?: string;
  readonly bedsFrom?: number;
  readonly bedsTo?: number;
  readonly rentFrom?: string;
  readonly rentTo?: string;
  readonly details?: readonly string[];
}

/** A removable chip above the results, and the value of the filter once it is removed. */
export interface Chip<T> {
  readonly text: string;
  readonly without: T;
}

/** One parameter of a search: how it is read, written and described. */
export interface Filter<T> {
  /** The value of a search that does not use the filter. */
  readonly unset: T;
  /** A text that `unset` can be written as in a form, where an empty text means something else to people. */
  readonly unsetText?: string;
  /** Between several values of its name; a comma unless it says otherwise. */
  readonly joint?: string;
  /** Above its control. */
  readonly label: string;
  /** In the middle of a sentence. */
  readonly noun: string;
  /** A text that parses, for the documentation and the tests. */
  readonly example: string;
  /** The longest text it reads, if that is more than MAX_PARAMETER of search-query.ts. */
  readonly maxLength?: number;
  /** Gets a trimmed text that is not empty. */
  readonly parse: (text: string) => Parsed<T>;
  /** Empty for the unset value. */
  readonly serialize: (value: T) => string;
  readonly chips: (value: T) => readonly Chip<T>[];
  readonly describe: (value: T) => Phrase;
}

/** A filter over facts of a home that its search row stores as named flags. */
export interface Flagged<Flag extends string> {
  readonly flags: readonly Flag[];
}

interface FlagOptions<Flag extends string, Facts> extends Naming {
  /** The flag of a search row that says whether a home has it. */
  readonly flag: Flag;
  readonly has: (home: Facts) => boolean;
}
export interface FactFilter<T, Flag extends string, Facts> extends Filter<T>, Flagged<Flag> {
  readonly facet: 'flag';
  readonly has: (home: Facts) => boolean;
}

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refuse = (problem: string): { readonly ok: false; readonly problem: string } => ({ ok: false, problem });
const acceptOr = <T>(value: T | undefined, problem: string): Parsed<T> =>
  value === undefined ? refuse(problem) : accept(value);

interface Naming {
  readonly label: string;
  readonly noun?: string;
}
const namesOf = ({ label, noun = label.toLowerCase() }: Naming) => ({ label, noun });

export const numberBetween = (text: string, min: number, max: number): number | undefined => {
  const value = /^-?\d{1,6}(?:\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

interface NumberOptions extends Naming {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  readonly example: string;
  readonly problem: string;
  readonly chip?: (value: number) => string;
  readonly describe?: (value: number) => Phrase;
  readonly parse?: (text: string) => number | null | undefined;
}

export const numberFilter = (options: NumberOptions): Filter<number | null> => ({
  ...namesOf(options),
  unset: null,
  example: options.example,
  parse: (text) => {
    const isNumber = !options.whole || /^\d+$/.test(text);
    const value = isNumber ? numberBetween(text, options.min, options.max) : undefined;
    return acceptOr(value ?? options.parse?.(text), options.problem);
  },
  serialize: (value) => (value === null ? '' : String(value)),
  chips: (value) => (value === null || !options.chip ? [] : [{ text: options.chip(value), without: null }]),
  describe: (value) => (value === null ? {} : (options.describe?.(value) ?? {})),
});

interface TextOptions extends Naming {
  readonly max: number;
  readonly example: string;
  readonly chip: (value: string) => string;
  readonly describe?: (value: string) => Phrase;
}

export const textFilter = ({ max, example, chip, describe, ...naming }: TextOptions): Filter<string> => ({
  ...namesOf(naming),
  unset: '',
  example,
  parse: (text) =>
    text.length <= max && !text.includes('\0') ? accept(text) : refuse(`Use at most ${max} characters.`),
  serialize: (value) => value,
  chips: (value) => (value === '' ? [] : [{ text: chip(value), without: '' }]),
  describe: (value) => (value === '' ? {} : (describe?.(value) ?? {})),
});

/** A day by which something has to be so; the empty text is any day. */
export const dayFilter = (label: string): Filter<string> => ({
  ...namesOf({ label }),
  unset: '',
  example: '2026-12-03',
  parse: (text) => (isPlainDate(text) ? accept(text) : refuse('Use a day such as 2026-12-03.')),
  serialize: (value) => value,
  chips: (value) => (value === '' ? [] : [{ text: `${label} ${formatDay(value)}`, without: '' }]),
  describe: (value) => (value === '' ? {} : { details: [`${label.toLowerCase()} ${formatDay(value)}`] }),
});

const booleanOf = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

/** Only homes that have it. Its flag, SQL, checkbox and line of the API document derive from this entry. */
export const flagFilter = <const Flag extends string, Facts>({
  flag,
  has,
  description,
  ...naming
}: FlagOptions<Flag, Facts> & { readonly description: string }): FactFilter<boolean, Flag, Facts> & {
  readonly description: string;
} => ({
  ...namesOf(naming),
  flags: [flag],
  has,
  description,
  facet: 'flag',
  unset: false,
  example: 'true',
  parse: (text) => acceptOr(booleanOf(text), 'Use true, or leave it out.'),
  serialize: (value) => (value ? 'true' : ''),
  chips: (value) => (value ? [{ text: naming.label, without: false }] : []),
  describe: (value) => (value ? { details: [lowerFirst(naming.label)] } : {}),
});

interface EitherOptions<Flag extends string, Facts> extends FlagOptions<Flag, Facts> {
  readonly yes: string;
  readonly no: string;
  readonly describe: (value: boolean) => Phrase;
}

/** Only homes that have it, or only homes that have not. */
export const eitherFilter = <const Flag extends string, Facts>({
  flag,
  has,
  yes,
  no,
  describe,
  ...naming
}: EitherOptions<Flag, Facts>): FactFilter<boolean | null, Flag, Facts> => ({
  ...namesOf(naming),
  flags: [flag],
  has,
  facet: 'flag',
  unset: null,
  example: 'false',
  parse: (text) => acceptOr(booleanOf(text), 'Use true or false.'),
  serialize: (value) => (value === null ? '' : String(value)),
  chips: (value) => (value === null ? [] : [{ text: value ? yes : no, without: null }]),
  describe: (value) => (value === null ? {} : describe(value)),
});

interface OptionsOf<Option extends string> extends Naming {
  readonly options: readonly Option[];
  readonly labels: Readonly<Record<Option, string>>;
  readonly describe: (values: readonly Option[]) => Phrase;
  /** A word for all options at once. */
  readonly unsetText?: string;
  readonly problem?: string;
}

export const parseOptions = <Option extends string>(options: readonly Option[], text: string): Option[] | undefined => {
  const asked = [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '');
  const known: readonly string[] = options;
  return asked.every((part) => known.includes(part)) ? options.filter((option) => asked.includes(option)) : undefined;
};

/** Some of a list, each with a chip of its own; every option is a flag of a search row. */
export const optionsFilter = <const Option extends string>({
  options,
  labels,
  describe,
  unsetText,
  problem = `Use one or more of ${options.join(', ')}.`,
  ...naming
}: OptionsOf<Option>): Filter<readonly Option[]> &
  Flagged<Option> & {
    readonly facet: 'options';
    readonly options: readonly Option[];
    readonly optionLabels: Readonly<Record<Option, string>>;
  } => ({
  ...namesOf(naming),
  flags: options,
  facet: 'options',
  options,
  optionLabels: labels,
  unset: [],
  ...(unsetText !== undefined && { unsetText }),
  example: options.slice(0, 2).join(','),
  parse: (text) => acceptOr(text === unsetText ? [] : parseOptions(options, text), problem),
  serialize: (values) => values.join(','),
  chips: (values) =>
    values.map((value) => ({ text: labels[value], without: values.filter((other) => other !== value) })),
  describe: (values) => (values.length === 0 ? {} : describe(values)),
});

/** Abbreviations such as "EV charging" keep their capitals. */
export const lowerFirst = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
