import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import type { InputSuggestions } from './dropdown.tsx';
import { joinPlaces, type PickerContent } from './picker-state.ts';
import { isKnownPlace } from './place-data.ts';

type LocationInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'defaultValue' | 'maxLength' | 'className' | 'aria-invalid' | 'aria-describedby'
>;

/**
 * A text field for a search: it may hold anything, and suggestions help to write it. Their script arrives with the first
 * focus; without it the field does its work all the same.
 */
export function LocationInput(props: LocationInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<typeof InputSuggestions | null>(null);

  const suggest = () =>
    void import('./dropdown.tsx').then(
      (loaded) => setSuggestions(() => loaded.InputSuggestions),
      () => undefined,
    );

  return (
    <span className="relative block min-w-0 flex-1">
      <input
        {...props}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        autoComplete="off"
        placeholder="Enter postcode or area..."
        onFocus={Suggestions ? undefined : suggest}
      />
      {Suggestions && <Suggestions input={input} />}
    </span>
  );
}

interface FormValueSetup {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly content: PickerContent;
  readonly onUnknown: () => void;
}

/**
 * Gives the form around a picker what was chosen, in place of what the input holds. Text that was typed but not chosen
 * goes along if it names a place; otherwise the form is stopped, because nobody should lose it without noticing.
 */
export function useFormValue({ input, name, content, onUnknown }: FormValueSetup): void {
  const now = useRef({ content, onUnknown });
  useEffect(() => {
    now.current = { content, onUnknown };
  });

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    let known = '';

    const onFormData = ({ formData }: FormDataEvent) => formData.set(name, joinPlaces(now.current.content));

    async function check(text: string, submitter: HTMLElement | null) {
      if (!(await isKnownPlace(text))) return now.current.onUnknown();
      known = text;
      form?.requestSubmit(submitter);
    }
    function onSubmit(event: SubmitEvent) {
      const text = now.current.content.text.trim();
      if (text === '' || text === known) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void check(text, event.submitter);
    }

    form.addEventListener('formdata', onFormData);
    // Before the form's own script hears of it.
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      form.removeEventListener('formdata', onFormData);
      form.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [input, name]);
}
