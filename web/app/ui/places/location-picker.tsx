import type { LocationSuggestion } from '@letfair/domain/search/places/suggestions/location-list';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../lib/class-names.ts';
import { Chip } from '../actions/chip.tsx';
import { controlStyle, Field } from '../forms/field.tsx';
import { Dropdown } from './dropdown.tsx';
import {
  isFull,
  joinPlaces,
  noPlaces,
  type PickerContent,
  pickerReducer,
  pickerSentences,
  placeOf,
  startWith,
} from './picker-state.ts';
import { isKnownPlace, useStartContent } from './place-data.ts';
import { type KeyPress, useCombobox } from './use-combobox.ts';

interface LocationPickerProps {
  /** The form sends all chosen places under this name, separated by commas. */
  readonly name: string;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly optional?: boolean;
  readonly multiple?: boolean;
  readonly initial?: PickerContent;
  readonly onChange?: (content: PickerContent) => void;
}

const MAX_TYPED_LENGTH = 100;

export function LocationPicker({
  name,
  label = 'Location',
  hint,
  error,
  required = false,
  optional = false,
  multiple = false,
  initial = noPlaces,
  onChange,
}: LocationPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const [state, dispatch] = useReducer(pickerReducer, noPlaces, startWith);
  const defaultValue = useStartContent(input, initial, dispatch);
  const { chosen, text } = state;
  const full = isFull(state, multiple);

  useFormValue({ input, name, content: state, onUnknown: refuse });
  useEffect(() => onChange?.({ chosen, text }), [chosen, text, onChange]);

  function refuse() {
    dispatch({ type: 'refused' });
    input.current?.focus();
  }

  function choose(place: string) {
    // Synchronously, because a full field is disabled and would lose the focus.
    flushSync(() => dispatch({ type: 'chose', place, multiple }));
    if (input.current) input.current.value = '';
    if (!multiple) chips.current?.querySelector('button')?.focus();
  }

  function remove(place: string) {
    flushSync(() => dispatch({ type: 'removed', place }));
    input.current?.focus();
  }

  /** Typed text becomes a chip if it names a place and stops the form otherwise. */
  function onEnter(event: KeyPress) {
    const typed = text.trim();
    if (typed === '') return;
    event.preventDefault();
    void isKnownPlace(typed).then((known) => (known ? choose(typed) : refuse()));
  }

  const { open, list, aria, on } = useCombobox({
    state,
    dispatch,
    onChoose: (suggestion: LocationSuggestion) => choose(placeOf(suggestion)),
    onEnter,
  });

  return (
    <Field
      label={required ? <Starred>{label}</Starred> : label}
      hint={hint}
      error={state.error ?? error}
      optional={optional}
    >
      {(control) => (
        <div className="grid gap-2">
          <span className="relative block">
            <input
              {...control}
              {...aria}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              name={name}
              defaultValue={defaultValue}
              required={required && chosen.length === 0}
              disabled={full}
              placeholder={full ? pickerSentences.full : pickerSentences.placeholder}
              maxLength={MAX_TYPED_LENGTH}
              onInput={({ currentTarget }) => on.typed(currentTarget.value)}
              onKeyDown={on.keyDown}
              onBlur={on.left}
              onClick={on.clicked}
              className={classNames(controlStyle, full && 'border-dashed bg-sand hover:border-line-strong')}
            />
            <Dropdown state={state} open={open} list={list} />
          </span>
          {chosen.length > 0 && (
            <ul ref={chips} aria-label="Chosen places" className="flex flex-wrap gap-2">
              {chosen.map((place) => (
                <li key={place} className="max-w-full">
                  <Chip text={place} onRemove={() => remove(place)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

const Starred = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}{' '}
    <span aria-hidden="true" className="text-on-danger-soft">
      *
    </span>
  </>
);

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
function useFormValue({ input, name, content, onUnknown }: FormValueSetup): void {
  const places = useEffectEvent(() => joinPlaces(content));
  const typedText = useEffectEvent(() => content.text.trim());
  const unknown = useEffectEvent(onUnknown);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    let known = '';

    const onFormData = ({ formData }: FormDataEvent) => formData.set(name, places());

    async function check(text: string, submitter: HTMLElement | null) {
      if (!(await isKnownPlace(text))) return unknown();
      known = text;
      form?.requestSubmit(submitter);
    }
    function onSubmit(event: SubmitEvent) {
      const text = typedText();
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
