import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** What a key does in the workspace; null where there is nothing to do. */
export interface KeyActions {
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly approve: (() => void) | null;
  readonly reject: (() => void) | null;
  readonly help: () => void;
}

interface DecisionKey {
  /** In the list of keys. */
  readonly label: string;
  /** Null while there is nothing to decide. */
  readonly act: (() => void) | null;
}

/** The decisions of a kind of item that have a key. */
export interface DecisionKeys {
  readonly approve?: DecisionKey;
  readonly reject?: DecisionKey;
}

/** A decision has the label that its kind of item gives it. */
export const reviewKeys: Readonly<Record<keyof KeyActions, { readonly key: string; readonly label: string | null }>> = {
  next: { key: 'j', label: 'Next' },
  previous: { key: 'k', label: 'Previous' },
  approve: { key: 'a', label: null },
  reject: { key: 'r', label: null },
  help: { key: '?', label: 'This list' },
};

const STORED = 'review-keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Single keys can be turned off, because speech input and a slipped finger press them too (WCAG 2.1.4). */
export function useReviewKeys(actions: KeyActions) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORED) !== 'off');

  // An effect event, so that a decision is about the item that is seen, however soon after it the key comes.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    // With a modifier the key belongs to the browser; an open dialog has its own keys.
    if (altKey || ctrlKey || metaKey || isTyping(target) || document.querySelector('dialog[open]')) return;
    const names = Object.keys(reviewKeys) as (keyof KeyActions)[];
    const pressed = names.find((name) => reviewKeys[name].key === key.toLowerCase());
    const act = pressed && (isOn || pressed === 'help') && actions[pressed];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // In the layout phase, because a key may be pressed as soon as the item is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  function turn(on: boolean) {
    localStorage.setItem(STORED, on ? 'on' : 'off');
    setIsOn(on);
  }
  return { isOn, turn };
}
