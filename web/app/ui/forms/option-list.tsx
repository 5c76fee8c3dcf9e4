import { type ReactNode, useEffect } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface OptionListProps<T> {
  readonly id: string;
  /** The list's name. */
  readonly label: string;
  readonly options: readonly T[];
  /** The option the keys of the field have reached. */
  readonly active: number | null;
  readonly onChoose: (option: T) => void;
  readonly children: (option: T) => ReactNode;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Hangs below the field it belongs to, about 15rem high at most. */
export const dropdownStyle =
  'absolute inset-x-0 top-full z-5 mt-1.5 max-h-60 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-card p-1 text-left shadow-lift';

/** The list of a combobox. The focus stays in the field, which names the active option. */
export function OptionList<T>({ id, label, options, active, onChoose, children }: OptionListProps<T>) {
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      tabIndex={-1}
      // Pressing an option or the scrollbar would take the focus out of the field, and that closes the list.
      onMouseDown={(event) => event.preventDefault()}
      className={dropdownStyle}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place, and holds no state
          key={index}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          tabIndex={-1}
          onClick={() => onChoose(option)}
          className={classNames(
            'cursor-pointer rounded-sm px-3 py-2 hover:bg-sand',
            index === active && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary',
          )}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}
