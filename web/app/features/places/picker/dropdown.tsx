import { classNames } from '../../../lib/class-names.ts';
import { dropdownStyle, OptionList } from '../../../ui/forms/option-list.tsx';
import { announcement, isChosen, type PickerState, pickerSentences, placeOf } from './picker-state.ts';
import { SuggestionLines } from './suggestion-lines.tsx';
import type { useCombobox } from './use-combobox.ts';

interface DropdownProps {
  readonly state: PickerState;
  readonly open: boolean;
  readonly list: ReturnType<typeof useCombobox>['list'];
}

/** What hangs below the field: the suggestions, or the sentence that there are none. */
export const Dropdown = ({ state, open, list }: DropdownProps) => {
  const message = announcement(state);
  const visible = (state.shown !== null && !open) || message === pickerSentences.unavailable;
  return (
    <>
      {open && (
        <OptionList {...list}>
          {(suggestion) => <SuggestionLines suggestion={suggestion} chosen={isChosen(state, placeOf(suggestion))} />}
        </OptionList>
      )}
      {/* In the page before it has anything to say, or screen readers would miss the first time. */}
      <span
        aria-live="polite"
        className={visible ? classNames(dropdownStyle, 'block px-4 py-3 break-words text-muted') : 'sr-only'}
      >
        {message}
      </span>
    </>
  );
};
