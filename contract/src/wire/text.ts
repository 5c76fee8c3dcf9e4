import * as z from 'zod';

/** PostgreSQL stores neither a NUL nor a lone surrogate. */
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Every string on the wire has a limit. */
export const text = (max: number) =>
  z.string().max(max, `Use at most ${max} characters.`).refine(isStorable, 'This contains characters we cannot store.');

export const id = z.uuid('This is not a valid id.');
export const instant = z.iso.datetime();
export const cursor = text(300);
/** Incremented by each save; also the ETag. */
export const version = z.int().min(1);
