import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlStyle, Field } from '../../ui/field.tsx';
import type { Choice } from './choices.ts';

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
      <span className="relative block">
        <select
          {...control}
          required={false}
          name={name}
          form={form}
          defaultValue={chosen}
          onChange={onChange}
          className={classNames(controlStyle, 'cursor-pointer appearance-none pr-10')}
        >
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </span>
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
