import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { Dropdown } from './dropdown.tsx';
import { noPlaces, pickerReducer, placeOf, startWith } from './picker-state.ts';
import { warmUp } from './place-data.ts';
import { useCombobox } from './use-combobox.ts';

/** Makes a combobox of an input that is in the page already, and may be in use: it keeps its focus and its text. */
export function InputSuggestions({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const [state, dispatch] = useReducer(pickerReducer, noPlaces, startWith);
  const { open, list, aria, on } = useCombobox({
    state,
    dispatch,
    onChoose: (suggestion) => {
      const text = placeOf(suggestion);
      if (input.current) input.current.value = text;
      dispatch({ type: 'filled', text });
    },
  });

  const now = useRef(on);
  useEffect(() => {
    now.current = on;
    const field = input.current;
    for (const [name, value] of Object.entries(aria)) {
      if (value === undefined) field?.removeAttribute(name);
      else field?.setAttribute(name, String(value));
    }
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const stop = new AbortController();
    const { signal } = stop;
    field.addEventListener('input', () => now.current.typed(field.value), { signal });
    field.addEventListener('keydown', (event) => now.current.keyDown(event), { signal });
    field.addEventListener('blur', () => now.current.left(), { signal });
    field.addEventListener('click', () => now.current.clicked(), { signal });
    warmUp();
    if (document.activeElement === field) now.current.typed(field.value);
    return () => stop.abort();
  }, [input]);

  return <Dropdown state={state} open={open} list={list} />;
}
