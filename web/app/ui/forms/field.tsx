import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown under the field and tied to it. */
  readonly error?: string | undefined;
  /** Fields are required unless they say so. */
  readonly optional?: boolean;
  /** What there is to know about what was entered; it comes and goes below the control, which stays in its place. */
  readonly note?: ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error: the frame of every form field. */
export function Field({ label, hint, error, note, optional = false, children }: FieldProps) {
  const id = useId();
  // What is wrong says more than the hint, which stays visible.
  const texts = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
  const described = error ? `${id}-error` : texts || undefined;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described,
      })}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly text: string;
}

export const FieldError = ({ id, text }: FieldErrorProps) => (
  <p id={id} className="flex gap-1.5 text-sm font-semibold text-on-danger-soft">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    {text}
  </p>
);

export const controlStyle = 'control';
