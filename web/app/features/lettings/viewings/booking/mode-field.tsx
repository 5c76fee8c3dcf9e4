import { type ViewingMode, viewingModeLabels } from '@letfair/domain/lettings/viewings/viewing-times';
import { optionsOf, SelectField } from '../../../../ui/forms/select.tsx';

interface ModeFieldProps {
  readonly value: ViewingMode;
  readonly onChange: (mode: ViewingMode) => void;
}

/** For a home that can be viewed both ways. */
export const ModeField = ({ value, onChange }: ModeFieldProps) => (
  <SelectField
    name="mode"
    label="How would you like to view it?"
    options={optionsOf(viewingModeLabels)}
    value={value}
    onChange={(mode) => onChange(mode as ViewingMode)}
  />
);
