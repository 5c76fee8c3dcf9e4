import type { ComponentProps } from 'react';
import { controlStyle, Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { Choice } from './bar-choices.ts';

interface Named {
  readonly name: string;
  readonly label: string;
}

interface FilterSelectProps extends Named, Pick<ComponentProps<'select'>, 'form' | 'onChange'> {
  readonly choices: readonly Choice[];
  readonly chosen: string;
}

/** A choice in a search, where nothing has to be said and nothing says so. */
export const FilterSelect = ({ name, label, choices, chosen, form, onChange }: FilterSelectProps) => (
  <Field label={label}>
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

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'min' | 'max' | 'step' | 'maxLength' | 'defaultValue'
>;

/** Something to type into a search. */
export const FilterInput = ({ name, label, ...rest }: Named & InputProps) => (
  <Field label={label}>
    {(control) => <input {...rest} {...control} required={false} name={name} className={controlStyle} />}
  </Field>
);
