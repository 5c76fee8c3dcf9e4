export const noSuchHome = { ok: false, code: 'not_found', message: 'There is no such home.' } as const;
