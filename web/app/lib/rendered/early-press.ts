/** On a button in rendered markup that nothing answers yet. */
export const EARLY_PRESS = { 'data-early': '' } as const;

/** Runs in the browser before the page is drawn: notes which of these buttons was pressed. */
export const noteEarlyPresses =
  "document.addEventListener('click', ({ target }) => { const button = target.closest('[data-early]'); if (button) button.dataset.early = 'pressed'; });";

/** Puts living buttons in the place of still ones, with their focus and what was pressed. */
export function replaceStill(still: readonly Element[], living: Element): void {
  const hadFocus = still.some((button) => button.contains(document.activeElement));
  const wasPressed = still.some((button) => button.matches('[data-early="pressed"]'));
  for (const button of still) button.remove();
  const button = [...living.querySelectorAll('button')].at(-1);
  if (hadFocus) button?.focus({ preventScroll: true });
  if (wasPressed) button?.click();
}
