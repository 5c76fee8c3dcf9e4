const MAX_TEXT = 4_000;
const emailAddress = /[^\s@"'<>()=]+@[^\s@"'<>()=]+/g;

const masked = (text: string): string => text.replace(emailAddress, '[email]').slice(0, MAX_TEXT);

/** Of an error only what helps to find it. A driver puts the values of a row into further fields, and those stay out. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const { code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(code && { code }),
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}
