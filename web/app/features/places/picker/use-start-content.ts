import { type Dispatch, type RefObject, useLayoutEffect, useRef } from 'react';
import { joinPlaces, type PickerAction, type PickerContent } from './picker-state.ts';

/**
 * Until a script takes over, and without one, a picker is a text field that holds everything chosen in one line: the
 * text returned here. What somebody typed into it meanwhile counts more than what it started with.
 */
export function useStartContent(
  input: RefObject<HTMLInputElement | null>,
  initial: PickerContent,
  dispatch: Dispatch<PickerAction>,
): string {
  const plain = joinPlaces(initial);
  const started = useRef(false);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || started.current) return;
    started.current = true;
    const content = field.value === plain ? initial : { chosen: [], text: field.value };
    field.value = content.text;
    dispatch({ type: 'restored', content });
  }, [input, initial, plain, dispatch]);

  return plain;
}
