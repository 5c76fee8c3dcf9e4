import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly defaultChecked?: boolean;
}

export function Checkbox({ name, label, defaultChecked }: CheckboxProps) {
  const id = useId();
  return (
    <span className="flex min-h-6 items-center gap-2.5">
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={defaultChecked}
        className="size-5 shrink-0 cursor-pointer"
      />
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
    </span>
  );
}
