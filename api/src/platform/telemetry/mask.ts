const MAX_TEXT = 4_000;

const masks: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Also the user and the password in the address of a database or mail server.
  [/(?<![^\s@"'<>()=])[^\s@"'<>()=]*[^\s@"'<>()=/](?:@|%40)[^\s@"'<>()=]+/gi, '[email]'],
  [/\b(password|token|secret|code|key|authorization)=[^&\s"']+/gi, '$1=[secret]'],
  [/(\\?"(?:password|token|secret|authorization)\\?":\s*\\?")[^"\\]*/gi, '$1[secret]'],
  [/\bBearer\s+[\w.~+/-]+/gi, 'Bearer [secret]'],
  // Longer than a UUID, and with a digit: session tokens, hashes and keys of ours.
  [/(?<![\w/.-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}(?![\w/.-])/gi, '[secret]'],
  [/(?<![\w.:-])(?:\+|00)?(?:44|0)[\s(]?\d{2,5}[)\s-]?\s?\d{3,4}[\s-]?\d{3,4}(?![\w-])/g, '[phone]'],
];

/** The text without email addresses, phone numbers, passwords and tokens. */
export const maskPersonalData = (text: string): string =>
  masks.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);

/** Of these errors the message quotes what somebody sent: broken JSON, and values that PostgreSQL could not read. */
const quotesInput = (error: Error): boolean =>
  error instanceof SyntaxError || /^22...$/.test(String((error as { code?: unknown }).code));

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** What may be logged and stored of an error: further fields of a database error can quote what a user typed. */
export interface SafeError {
  readonly type: string;
  readonly code?: string | number;
  readonly message: string;
  readonly stack: string;
}

export function describeSafely(error: Error): SafeError {
  const { code } = error as { code?: unknown };
  const message = quotesInput(error) ? error.message.replace(/["'][\s\S]*/, '…') : error.message;
  return {
    type: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: maskPersonalData(message).slice(0, MAX_TEXT),
    // The first lines of a stack repeat the message as it is.
    stack: maskPersonalData(framesOf(error.stack ?? '')).slice(0, MAX_TEXT),
  };
}
