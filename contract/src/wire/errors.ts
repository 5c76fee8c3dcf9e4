/** Error codes and their HTTP status. */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The password was not given lately; see `POST /api/security/confirmation`. */
  password_needed: 403,
  /** An admin has yet to set up two-step sign-in. */
  second_step_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  stale: 412,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
