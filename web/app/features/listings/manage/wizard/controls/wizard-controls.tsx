import { type Field, type FieldName, type FieldWith, listingFields, mayBeEmpty } from '@letfair/domain/listings/fields';
import type { ReactNode, WheelEvent } from 'react';
import { Checkbox, CheckboxGroup } from '../../../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../../../ui/forms/select.tsx';
import { DateField, TextArea, TextField } from '../../../../../ui/forms/text-fields.tsx';
import { PhotoPicker } from '../../../photos/index.ts';
import { useLawNote } from '../law/law-hints.tsx';
import { useField, useWizardView } from '../wizard-context.ts';
import { toggled, typedNumber } from '../wizard-state.ts';
import { FeatureList } from './feature-list.tsx';
import { PointControl } from './point-control.tsx';

type Kind = Field['kind'];

interface ControlProps<K extends Kind> {
  readonly name: FieldWith<{ readonly kind: K }>;
  readonly field: Extract<Field, { readonly kind: K }>;
}

/** The control of each kind of field; the table of fields says which fields there are. */
const controls: { readonly [K in Kind]: (props: ControlProps<K>) => ReactNode } = {
  text: TextControl,
  day: DayControl,
  choice: ChoiceControl,
  items: ItemsControl,
  flag: FlagControl,
  amount: AmountControl,
  count: CountControl,
  texts: FeatureList,
  photos: PhotosControl,
  point: PointControl,
};

export function FieldControl({ name }: { readonly name: FieldName }) {
  const field = listingFields[name];
  const Control = controls[field.kind] as (props: { readonly name: FieldName; readonly field: Field }) => ReactNode;
  return <Control name={name} field={field} />;
}

/** What stands around a control, whatever its kind. */
function useFrame(name: FieldName, field: Field) {
  return { name, label: field.label, hint: field.hint, optional: mayBeEmpty(field), note: useLawNote(name) };
}

function TextControl({ name, field }: ControlProps<'text'>) {
  const { value, error, set } = useField(name);
  const { rows, max, placeholder } = field;
  const shared = { ...useFrame(name, field), value, error, maxLength: max, placeholder };
  if (rows) return <TextArea {...shared} rows={rows} onChange={(event) => set(event.target.value)} />;
  return <TextField {...shared} onChange={(event) => set(event.target.value)} />;
}

function DayControl({ name, field }: ControlProps<'day'>) {
  const { value, error, set } = useField(name);
  return (
    <DateField {...useFrame(name, field)} value={value} error={error} onChange={(event) => set(event.target.value)} />
  );
}

function ChoiceControl({ name, field }: ControlProps<'choice'>) {
  const { value, error, set } = useField(name);
  const options = Object.entries(field.options).map(([option, label]) => ({ value: option, label }));
  return (
    <SelectField
      {...useFrame(name, field)}
      prompt={field.prompt}
      options={options}
      value={value}
      error={error}
      onChange={(chosen) => set(chosen as typeof value)}
    />
  );
}

function FlagControl({ name, field }: ControlProps<'flag'>) {
  const { value, set } = useField(name);
  const { label, hint, note } = useFrame(name, field);
  return <Checkbox name={name} label={label} hint={hint} note={note} checked={value} onChange={set} />;
}

function ItemsControl({ name, field }: ControlProps<'items'>) {
  const { value, error, set } = useField(name);
  const onToggle = (item: string, checked: boolean) =>
    set(toggled<string>(field.options, value, item, checked) as typeof value);
  return (
    <CheckboxGroup<string>
      name={name}
      legend={field.label}
      hint={field.hint}
      error={error}
      note={useLawNote(name)}
      items={field.options}
      chosen={value}
      onToggle={onToggle}
    />
  );
}

function AmountControl({ name, field }: ControlProps<'amount'>) {
  return <NumberControl name={name} field={field} min={0} max={field.max} step={0.01} prefix="£" />;
}

function CountControl({ name, field }: ControlProps<'count'>) {
  return <NumberControl name={name} field={field} min={field.min} max={field.max} step={field.step} />;
}

interface NumberControlProps {
  readonly name: FieldWith<{ readonly kind: 'amount' | 'count' }>;
  readonly field: Field;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly prefix?: string;
}

/** Scrolling past a number must not change it. */
const leaveOnWheel = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur();

function NumberControl({ name, field, step, ...limits }: NumberControlProps) {
  const { value, error, set } = useField(name);
  return (
    <TextField
      {...useFrame(name, field)}
      {...limits}
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      step={step}
      value={value ?? ''}
      error={error}
      onChange={(event) => set(typedNumber(event.target.value))}
      onWheel={leaveOnWheel}
    />
  );
}

function PhotosControl() {
  const { form, dispatch, onUploading } = useWizardView();
  return (
    <>
      <PhotoPicker
        images={form.images}
        onChange={(images) => dispatch({ kind: 'photographed', images })}
        onUploading={onUploading}
      />
      {useLawNote('images')}
    </>
  );
}
