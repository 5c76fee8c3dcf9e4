/** A new idempotency key. Works on plain http too, where `crypto.randomUUID` does not exist. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
