import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  /** What the form sends for it; checkboxes that share a name need one each. */
  readonly value?: string;
  readonly defaultChecked?: boolean;
  /** With these two the choice is kept by whoever shows the field. */
  readonly checked?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly hint?: ReactNode;
  /** Shown below, as in every field. */
  readonly note?: ReactNode;
}

export function Checkbox({ name, label, value, defaultChecked, checked, onChange, hint, note }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
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
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  );
}
