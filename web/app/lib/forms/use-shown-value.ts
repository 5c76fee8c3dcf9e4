import { useState } from 'react';

/**
 * A value of the URL that a control shows. A navigation changes the URL only when its data is there, so the control
 * shows the chosen value at once and follows the URL afterwards.
 */
export function useShownValue<T>(urlValue: T): readonly [T, (value: T) => void] {
  const [shown, setShown] = useState(urlValue);
  const [seen, setSeen] = useState(urlValue);
  if (urlValue !== seen) {
    setSeen(urlValue);
    setShown(urlValue);
  }
  return [shown, setShown];
}
