/** Wrong password, unknown user, unknown database, no right to read or create tables. */
const refusals = /^(28...|3D000|42501)$/;

/** Whether the database does not let us do what we need; a failed migration has the reason as its cause. */
export const isDatabaseRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  (refusals.test((error as NodeJS.ErrnoException).code ?? '') || isDatabaseRefusal(error.cause));
