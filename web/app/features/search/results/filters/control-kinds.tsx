import { formatCount } from '@letfair/domain/money';
import { type FilterName, filters } from '@letfair/domain/search/filters';
import { searchParameters } from '@letfair/domain/search/search-query';
import type { ComponentProps } from 'react';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { controlStyle, Field } from '../../../../ui/forms/field.tsx';
import { type Choice, FilterSelect } from './bar-select.tsx';

export const atLeastChoices = (most: number): readonly Choice[] =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: `${at + 1} or more` }));

export const atMostChoices = (most: number): readonly Choice[] =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: `Up to ${at + 1}` }));

/** A number from a shared link that is not among the usual ones is offered as well. */
export const withChosen = (
  choices: readonly Choice[],
  chosen: string | undefined,
  label: (value: string) => string,
): readonly Choice[] =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: label(chosen) }, ...choices];

export const countedLabel = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;

interface SelectControlProps {
  readonly name: FilterName | 'radius' | 'rentPer';
  readonly text: string | undefined;
  readonly choices: readonly Choice[];
  readonly unset: string;
  /** Of a chosen value that is not offered. */
  readonly labelOf?: (value: string) => string;
}

export const SelectControl = ({ name, text, choices, unset, labelOf = String }: SelectControlProps) => (
  <FilterSelect
    label={searchParameters[name].label}
    name={name}
    choices={[{ value: '', label: unset }, ...withChosen(choices, text, labelOf)]}
    chosen={text ?? ''}
  />
);

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'maxLength'>;

export const InputControl = ({
  name,
  text,
  offered,
  ...rest
}: InputProps & {
  readonly name: FilterName;
  readonly text: string | undefined;
  /** Offered beside whatever is typed. */
  readonly offered?: readonly string[];
}) => (
  <Field label={filters[name].label}>
    {(control) => (
      <>
        <input
          {...rest}
          {...control}
          required={false}
          name={name}
          defaultValue={text}
          list={offered && `${control.id}-offered`}
          className={controlStyle}
        />
        {offered && (
          <datalist id={`${control.id}-offered`}>
            {offered.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        )}
      </>
    )}
  </Field>
);

interface FlagControlProps {
  readonly name: FilterName;
  readonly checked: boolean;
  readonly count: number | undefined;
}

export const FlagControl = ({ name, checked, count }: FlagControlProps) => (
  <Checkbox name={name} value="true" label={countedLabel(filters[name].label, count)} defaultChecked={checked} />
);

interface OptionsControlProps<Option extends string> {
  /** All boxes share it; each sends its own value. */
  readonly name: FilterName;
  readonly filter: {
    readonly options: readonly Option[];
    readonly optionLabels: Readonly<Record<Option, string>>;
  };
  readonly chosen: readonly Option[];
  readonly counts: Readonly<Partial<Record<Option, number>>> | undefined;
}

/** Any number of a list, with how many homes there are of each. */
export const OptionsControl = <Option extends string>({
  name,
  filter: { options, optionLabels },
  chosen,
  counts,
}: OptionsControlProps<Option>) => (
  <fieldset className="grid gap-3">
    <legend className="mb-1.5 font-semibold">{filters[name].label}</legend>
    {options.map((option) => (
      <Checkbox
        key={option}
        name={name}
        value={option}
        label={
          <>
            {optionLabels[option]}
            {counts && <span className="text-muted tabular-nums"> ({formatCount(counts[option] ?? 0)})</span>}
          </>
        }
        defaultChecked={chosen.includes(option)}
      />
    ))}
  </fieldset>
);
