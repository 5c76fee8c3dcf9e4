import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  /** What the form sends for it; checkboxes that share a name need one each. */
  readonly value?: string;
  readonly defaultChecked?: boolean;
  /** With these two the choice is kept by the component that shows the field. */
  readonly checked?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shown below, as in every field. */
  readonly note?: ReactNode;
}

export function Checkbox({ name, label, value, defaultChecked, checked, onChange, hint, error, note }: CheckboxProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
  const box = (
    <span className="flex min-h-6 items-center gap-2.5">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={onChange && ((event) => onChange(event.target.checked))}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className="size-5 shrink-0 cursor-pointer"
      />
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
    </span>
  );
  if (!described) return box;
  return (
    <div className="grid content-start gap-1.5">
      {box}
      {hint && (
        <p id={`${id}-hint`} className="pl-7.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  );
}

interface CheckboxGroupProps<Item extends string> {
  /** All boxes share it; each sends its own text. */
  readonly name: string;
  readonly legend: string;
  readonly items: readonly Item[];
  readonly chosen: readonly Item[];
  readonly onToggle: (item: Item, checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
}

/** Any number of things out of a short list. */
export function CheckboxGroup<Item extends string>(props: CheckboxGroupProps<Item>) {
  const { name, legend, items, chosen, onToggle, hint, error, note } = props;
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} className="grid min-w-0 content-start gap-3">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-3 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {items.map((item) => (
          <Checkbox
            key={item}
            name={name}
            value={item}
            label={item}
            checked={chosen.includes(item)}
            onChange={(checked) => onToggle(item, checked)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      {note && <div id={`${id}-note`}>{note}</div>}
    </fieldset>
  );
}
