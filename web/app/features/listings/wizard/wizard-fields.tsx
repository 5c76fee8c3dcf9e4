import { emptyListingForm } from '@letfair/domain/listings/listing-form';
import type { WheelEvent } from 'react';
import { Checkbox, CheckboxGroup } from '../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-fields.tsx';
import { useLawNote } from './law-hints.tsx';
import { type FieldValues, fieldValue, toggled, typedNumber } from './listing-form-state.ts';
import {
  type ChoiceName,
  type FieldWords,
  type FigureName,
  type FlagName,
  type ListName,
  type TextName,
  useField,
} from './wizard-context.ts';

interface TextBoxProps extends FieldWords {
  readonly name: TextName;
  readonly maxLength: number;
  /** More than one line. */
  readonly rows?: number;
  readonly placeholder?: string;
}

export function TextBox({ name, rows, ...rest }: TextBoxProps) {
  const { value, error, set } = useField(name);
  const note = useLawNote(name);
  const shared = { ...rest, name, value, error, note };
  if (rows) return <TextArea {...shared} rows={rows} onChange={(event) => set(event.target.value)} />;
  return <TextField {...shared} onChange={(event) => set(event.target.value)} />;
}

interface FigureBoxProps extends FieldWords {
  readonly name: FigureName;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly prefix?: string;
}

/** Scrolling past a number must not change it. */
const leaveOnWheel = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur();

export function FigureBox({ name, step = 1, ...rest }: FigureBoxProps) {
  const { value, error, set } = useField(name);
  const note = useLawNote(name);
  return (
    <TextField
      {...rest}
      name={name}
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      step={step}
      value={value ?? ''}
      error={error}
      note={note}
      onChange={(event) => set(typedNumber(event.target.value))}
      onWheel={leaveOnWheel}
    />
  );
}

/** Pounds and pence. */
export const AmountBox = (props: Omit<FigureBoxProps, 'min' | 'step' | 'prefix'>) => (
  <FigureBox {...props} min={0} step={0.01} prefix="£" />
);

interface ChoiceBoxProps<Name extends ChoiceName> extends FieldWords {
  readonly name: Name;
  readonly prompt: string;
  readonly options: readonly { readonly value: Exclude<FieldValues[Name], ''>; readonly label: string }[];
}

export function ChoiceBox<Name extends ChoiceName>({ name, ...rest }: ChoiceBoxProps<Name>) {
  const { value, error, set } = useField(name);
  const note = useLawNote(name);
  const chosen = (text: string) =>
    set(rest.options.find((option) => option.value === text)?.value ?? fieldValue(emptyListingForm, name));
  return <SelectField {...rest} name={name} value={value} error={error} note={note} onChange={chosen} />;
}

interface TickBoxProps extends Pick<FieldWords, 'label' | 'hint'> {
  readonly name: FlagName;
}

export function TickBox({ name, label, hint }: TickBoxProps) {
  const { value, set } = useField(name);
  return <Checkbox name={name} label={label} hint={hint} checked={value} onChange={set} note={useLawNote(name)} />;
}

interface TickListProps<Name extends ListName> {
  readonly name: Name;
  readonly legend: string;
  readonly items: FieldValues[Name];
}

export function TickList<Name extends ListName>({ name, legend, items }: TickListProps<Name>) {
  const { value, set } = useField(name);
  const onToggle = (item: string, checked: boolean) =>
    set(toggled<string>(items, value, item, checked) as FieldValues[Name]);
  return (
    <CheckboxGroup<string>
      name={name}
      legend={legend}
      note={useLawNote(name)}
      items={items}
      chosen={value}
      onToggle={onToggle}
    />
  );
}

/** A select from a record of labels. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** A select whose values are their own labels. */
export const sameOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
