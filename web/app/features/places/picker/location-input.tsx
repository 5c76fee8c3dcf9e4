import { type ComponentProps, useLayoutEffect, useReducer, useRef } from 'react';
import { Dropdown } from './dropdown.tsx';
import { noPlaces, pickerReducer, placeOf, startWith } from './picker-state.ts';
import { useCombobox } from './use-combobox.ts';

type LocationInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'defaultValue' | 'maxLength' | 'className' | 'aria-invalid' | 'aria-describedby'
>;

/** A text field for a search: it may hold anything, and suggestions help to write it. */
export function LocationInput(props: LocationInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(pickerReducer, noPlaces, startWith);

  // Typed before the page was hydrated.
  useLayoutEffect(() => {
    if (input.current) dispatch({ type: 'restored', content: { chosen: [], text: input.current.value } });
  }, []);

  const combobox = useCombobox({
    state,
    dispatch,
    onChoose: (suggestion) => {
      const text = placeOf(suggestion);
      if (input.current) input.current.value = text;
      dispatch({ type: 'filled', text });
    },
  });

  return (
    <span className="relative block min-w-0 flex-1">
      <input {...props} {...combobox.input} ref={input} type="text" placeholder="Enter postcode or area..." />
      <Dropdown state={state} open={combobox.open} list={combobox.list} />
    </span>
  );
}
