import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import type { InputSuggestions } from './dropdown.tsx';
import { joinPlaces, type PickerContent } from './picker-state.ts';
import { isKnownPlace } from './place-data.ts';

type LocationInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'defaultValue' | 'maxLength' | 'className' | 'aria-invalid' | 'aria-describedby'
>;

/**
 * A text field that accepts anything. The script for suggestions is loaded on first focus, and the field works without
 * it.
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
 * Sends the chosen places instead of the input's text. Typed text is added if it names a place; otherwise the form is
 * stopped, so that the text is not lost silently.
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
    // Captures the event before the form's own handler.
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      form.removeEventListener('formdata', onFormData);
      form.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [input, name]);
}
