import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox.tsx';

interface CheckboxGroupProps<Item extends string> {
  /** All boxes share it; each sends its own text. */
  readonly name: string;
  readonly legend: string;
  readonly items: readonly Item[];
  readonly chosen: readonly Item[];
  readonly onToggle: (item: Item, checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly note?: ReactNode;
}

/** Any number of things out of a short list. */
export function CheckboxGroup<Item extends string>(props: CheckboxGroupProps<Item>) {
  const { name, legend, items, chosen, onToggle, hint, note } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
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
      {note && <div id={`${id}-note`}>{note}</div>}
    </fieldset>
  );
}
