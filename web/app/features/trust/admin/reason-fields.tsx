import { useEffect, useRef } from 'react';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';

export const reasonTexts = { usualReason: '', reason: '' };

interface ReasonForm {
  readonly field: (name: keyof typeof reasonTexts) => {
    readonly name: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
  readonly write: (texts: Readonly<Record<string, string>>) => void;
}

interface ReasonFieldsProps {
  /** A form with `reasonTexts` among its initial texts. */
  readonly form: ReasonForm;
  readonly usual: readonly string[];
  readonly label?: string;
  /** Who reads it. */
  readonly hint: string;
  readonly maxLength: number;
  /** Where the dialog asks for nothing before the reason. */
  readonly startsFocused?: boolean;
}

/** A reason in the admin's own words; a usual one fills the field and can be changed. */
export function ReasonFields(props: ReasonFieldsProps) {
  const { form, usual, label = 'Reason', hint, maxLength, startsFocused = false } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  // After the dialog has opened, which puts the focus on its first button.
  useEffect(() => {
    if (startsFocused) text.current?.focus();
  }, [startsFocused]);
  return (
    <>
      <SelectField
        {...form.field('usualReason')}
        label="Usual reasons"
        prompt="Choose one, or write your own"
        optional
        options={usual.map((reason) => ({ value: reason, label: reason }))}
        onChange={(reason) => reason && form.write({ reason })}
      />
      <TextArea {...form.field('reason')} ref={text} label={label} hint={hint} rows={4} maxLength={maxLength} />
    </>
  );
}
