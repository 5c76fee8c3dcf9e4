export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESET_MINUTES = 30;

/** How the code field treats what is typed or pasted into it. */
export const keepCodeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);
