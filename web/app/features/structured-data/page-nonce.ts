import { createContext } from 'react';

/** The nonce of the answer that is being rendered; nobody gives one in the browser, where nothing is left to allow. */
export const PageNonce = createContext<string | undefined>(undefined);
