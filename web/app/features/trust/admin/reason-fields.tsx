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
}

/** A reason in the admin's own words; a usual one fills the field and can be changed. */
export const ReasonFields = ({ form, usual, label = 'Reason', hint, maxLength }: ReasonFieldsProps) => (
  <>
    <SelectField
      {...form.field('usualReason')}
      label="Usual reasons"
      prompt="Choose one, or write your own"
      optional
      options={usual.map((text) => ({ value: text, label: text }))}
      onChange={(text) => text && form.write({ reason: text })}
    />
    <TextArea {...form.field('reason')} label={label} hint={hint} rows={4} maxLength={maxLength} />
  </>
);
