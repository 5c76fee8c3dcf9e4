import { MAX_FEATURE, MAX_FEATURES } from '@letfair/domain/homes/limits';
import {
  type Field,
  type FieldName,
  type FieldWith,
  type ListingForm,
  listingFields,
  mayBeEmpty,
} from '@letfair/domain/listings/fields';
import { MAX_PIN_LENGTH } from '@letfair/domain/search/places/map/pin';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState, type WheelEvent } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Chip } from '../../../../../ui/actions/chip.tsx';
import { Checkbox, CheckboxGroup } from '../../../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../../../ui/forms/select.tsx';
import { DateField, TextArea, TextField } from '../../../../../ui/forms/text-fields.tsx';
import { api } from '../../../../accounts/session/index.ts';
import { PinPicker } from '../../../../search/map/index.ts';
import { PhotoPicker } from '../../../photos/index.ts';
import { useLawNote } from '../law/law-hints.tsx';
import { useLoweredNote } from '../lower-deposits.tsx';
import { useField, useWizardView } from '../wizard-context.ts';
import { toggled, typedNumber, withFeature } from '../wizard-state.ts';

/** Features in the lister's own words. */
function FeatureList() {
  const { value: features, set } = useField('features');
  const note = useLawNote('features');
  const [text, setText] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const full = features.length >= MAX_FEATURES;
  const input = () => frame.current?.querySelector('input');

  function add() {
    set(withFeature(features, text));
    if (!full) setText('');
    input()?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  function remove(feature: string) {
    set(features.filter((each) => each !== feature));
    // The button that had the focus is gone.
    input()?.focus();
  }

  return (
    <div ref={frame} className="grid gap-3">
      <TextField
        name="features"
        label="Features"
        optional
        hint={`Add one at a time, such as “South-facing garden”. ${features.length} of ${MAX_FEATURES} added.`}
        note={note}
        maxLength={MAX_FEATURE}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button size="sm" onClick={add} disabled={full}>
          Add feature
        </Button>
      </div>
      {features.length > 0 && (
        <ul aria-label="Added features" className="flex flex-wrap gap-2">
          {features.map((feature) => (
            <li key={feature} className="max-w-full min-w-0">
              <Chip text={feature} onRemove={() => remove(feature)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The best known point of a postcode; none where the server does not answer, because a pin can start anywhere. */
async function findStart(postcode: string) {
  if (postcode.trim() === '') return null;
  const answer = await api.listings.position({ query: { postcode: postcode.slice(0, 20) } }).catch(() => null);
  return answer?.success ? answer.data : null;
}

/** A point of the map, as text or chosen on the map. */
function PointControl() {
  const { label, hint } = listingFields.pin;
  const { value, error, set } = useField('pin');
  const { value: postcode } = useField('address.postcode');
  const { value: isShared } = useField('shareAddress');
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="grid content-start justify-items-start gap-2">
      <div className="w-full">
        <TextField
          name="pin"
          label={label}
          hint={hint}
          note={useLawNote('pin')}
          optional
          value={value}
          error={error}
          maxLength={MAX_PIN_LENGTH}
          placeholder="53.8196, -1.5812"
          onChange={(event) => set(event.target.value)}
        />
      </div>
      <Button onClick={() => setChoosing(true)}>
        <MapPin aria-hidden="true" className="size-4" />
        Choose on the map
      </Button>
      {choosing && (
        <PinPicker
          value={value}
          findStart={() => findStart(postcode)}
          isShared={isShared}
          onChoose={(text) => {
            set(text);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

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
  link: LinkControl,
};

export function FieldControl({ name }: { readonly name: FieldName }) {
  const field = listingFields[name];
  const Control = controls[field.kind] as (props: { readonly name: FieldName; readonly field: Field }) => ReactNode;
  return <Control name={name} field={field} />;
}

/** Some answers make up for others: an exemption for the energy rating. */
const isOptional = (field: Field, form: ListingForm): boolean => mayBeEmpty(field) || (field.unless?.(form) ?? false);

/** What stands around a control, whatever its kind. */
function useFrame(name: FieldName, field: Field) {
  const { form, law: ofHome } = useWizardView();
  const [law, lowered] = [useLawNote(name), useLoweredNote(name)];
  const note = lowered ? (
    <>
      <p className="font-semibold">{lowered}</p>
      {law}
    </>
  ) : (
    law
  );
  return {
    name,
    label: field.label,
    hint: field.hint,
    optional: isOptional(field, form) && !ofHome.needed.has(name),
    note,
  };
}

function TextControl({ name, field }: ControlProps<'text'>) {
  const { value, error, set, leave } = useField(name);
  const { rows, max, placeholder } = field;
  const shared = { ...useFrame(name, field), value, error, maxLength: max, placeholder };
  if (rows) return <TextArea {...shared} rows={rows} onChange={(event) => set(event.target.value)} />;
  return <TextField {...shared} onChange={(event) => set(event.target.value)} onBlur={leave} />;
}

function LinkControl({ name, field }: ControlProps<'link'>) {
  const { value, error, set, leave } = useField(name);
  const shared = { ...useFrame(name, field), value, error, maxLength: field.max };
  return <TextField {...shared} inputMode="url" onChange={(event) => set(event.target.value)} onBlur={leave} />;
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
  const { value, error, set, leave } = useField(name);
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
      onBlur={leave}
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
