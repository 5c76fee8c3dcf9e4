export const notFound = (message: string) => ({ ok: false, code: 'not_found', message }) as const;

export const conflict = (message: string) => ({ ok: false, code: 'conflict', message }) as const;

/** Refuses one field; its own sentence may be shorter than the message. */
export const invalid = (field: string, message: string, fieldMessage = message) =>
  ({ ok: false, code: 'invalid', message, fields: { [field]: fieldMessage } }) as const;
