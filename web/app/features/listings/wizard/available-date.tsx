import { DateField } from '../../../ui/forms/text-fields.tsx';
import { useLawNote } from './law-hints.tsx';
import { useField } from './wizard-context.ts';

export function AvailableDate() {
  const { value, error, set } = useField('availableDate');
  const note = useLawNote('availableDate');
  return (
    <DateField
      name="availableDate"
      label="Available from"
      value={value}
      error={error}
      note={note}
      onChange={(event) => set(event.target.value)}
    />
  );
}
