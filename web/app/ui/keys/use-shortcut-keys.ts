import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** Opens the list of keys, also while the others are turned off. */
export const HELP_KEY = '?';

/** What each key does; null where there is nothing to do. */
type ShortcutKeys = Readonly<Record<string, (() => void) | null>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * Single keys can be turned off, because speech input and a slipped finger press them too (WCAG 2.1.4). `stored` is the
 * name under which the browser remembers that.
 */
export function useShortcutKeys(stored: string, keys: ShortcutKeys) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(stored) !== 'off');

  // An effect event, so that a key acts on what is seen, however soon after it the key comes.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, target } = event;
    // With a modifier the key belongs to the browser; an open dialog has its own keys.
    if (altKey || ctrlKey || metaKey || isTyping(target) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const act = (isOn || key === HELP_KEY) && Object.hasOwn(keys, key) && keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // In the layout phase, because a key may be pressed as soon as the page is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  function turn(on: boolean) {
    localStorage.setItem(stored, on ? 'on' : 'off');
    setIsOn(on);
  }
  return { isOn, turn };
}
