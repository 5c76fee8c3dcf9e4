import { type InputEvent, useEffect, useRef, useState } from 'react';

/**
 * Follows what an input holds without taking it over, so that text typed (or filled in by the browser) before the
 * page was hydrated is neither lost nor overlooked. `clean` reduces it to what the field may hold.
 */
export function useFieldText(initial: string, clean: (text: string) => string = (text) => text) {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);

  useEffect(() => {
    if (ref.current) setText(ref.current.value);
  }, []);

  function onInput({ currentTarget }: InputEvent<HTMLInputElement>) {
    const cleaned = clean(currentTarget.value);
    if (cleaned !== currentTarget.value) currentTarget.value = cleaned;
    setText(cleaned);
  }

  return { text, input: { ref, defaultValue: initial, onInput } };
}
