import { codeTable } from '@letfair/domain/code-table';
import type { LocationSuggestion } from '@letfair/domain/search/places/suggestions/location-list';
import { SUGGESTION_DELAY_MS } from '@letfair/domain/search/places/suggestions/suggestion-limits';
import { type Dispatch, useEffect, useId } from 'react';
import { optionId } from '../forms/option-list.tsx';
import type { Move, PickerAction, PickerState } from './picker-state.ts';
import { suggestionsFor } from './place-data.ts';

/** Common part of React's and the browser's keyboard events. */
export interface KeyPress {
  readonly key: string;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

interface ComboboxSetup {
  readonly state: PickerState;
  readonly dispatch: Dispatch<PickerAction>;
  readonly onChoose: (suggestion: LocationSuggestion) => void;
  /** Handles Enter while no suggestion is highlighted; without it Enter submits the form. */
  readonly onEnter?: (event: KeyPress) => void;
}

const moves = codeTable<Move>({
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
});

/** Editable combobox with a list, as in ARIA 1.2 and its Authoring Practices. */
export function useCombobox({ state, dispatch, onChoose, onEnter }: ComboboxSetup) {
  const listId = useId();
  const { awaiting, shown, active } = state;
  const suggestions = shown?.suggestions ?? [];
  const open = suggestions.length > 0;
  const highlighted = active === null ? undefined : suggestions[active];

  useEffect(() => {
    if (awaiting === null) return;
    const timer = setTimeout(() => {
      suggestionsFor(awaiting).then(
        (found) => dispatch({ type: 'found', text: awaiting, suggestions: found }),
        () => dispatch({ type: 'failed' }),
      );
    }, SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [awaiting, dispatch]);

  function keyDown(event: KeyPress) {
    const move = moves.get(event.key);
    if (event.key === 'Escape' && shown) {
      // Escape must not close a surrounding dialog as well.
      event.preventDefault();
      event.stopPropagation();
      dispatch({ type: 'closed' });
    } else if (event.key === 'Enter') {
      if (!highlighted) return onEnter?.(event);
      event.preventDefault();
      onChoose(highlighted);
    } else if (move === 'next' || move === 'previous') {
      event.preventDefault();
      dispatch(open ? { type: 'moved', move } : { type: 'asked' });
    } else if (move && highlighted) {
      // Home and End move in the text until a suggestion is highlighted.
      event.preventDefault();
      dispatch({ type: 'moved', move });
    }
  }

  return {
    open,
    list: { id: listId, label: 'Suggestions', options: suggestions, active, onChoose },
    aria: {
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': highlighted && active !== null ? optionId(listId, active) : undefined,
    },
    on: {
      typed: (text: string) => dispatch({ type: 'typed', text }),
      left: () => dispatch({ type: 'closed' }),
      clicked: () => shown || dispatch({ type: 'asked' }),
      keyDown,
    },
  } as const;
}
