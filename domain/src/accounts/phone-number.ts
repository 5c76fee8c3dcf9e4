const MAX_PHONE_LENGTH = 30;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15; // E.164

/** Digits with the separators people type; the number itself is never dialled by us. */
export function looksLikePhone(text: string): boolean {
  if (text.length > MAX_PHONE_LENGTH || !/^\+?[\d\s().-]+$/.test(text.trim())) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
