export const MAIN_ID = 'main';

/** Where to scroll is the router's business. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
