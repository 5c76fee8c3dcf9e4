/** Signed in only if both are in local storage. */
export const SESSION_KEYS = ['user', 'token'] as const;

const isStored = SESSION_KEYS.map((key) => `localStorage.getItem('${key}')`).join(' && ');

/**
 * Runs in the browser before the page is drawn. Pages are rendered for nobody in particular, and without the mark the
 * bar of one's own pages would push them down as it appears. A browser that forbids storage cannot be signed in.
 */
export const markSignedIn = `try { if (${isStored}) document.documentElement.dataset.signedIn = ''; } catch {}`;
