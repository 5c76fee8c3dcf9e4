import * as z from 'zod';

/** PostgreSQL stores neither a NUL nor half a character; both are refused before anything looks at the value. */
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** The base of every string on the wire: always with a limit. */
export const text = (max: number) =>
  z.string().max(max, `Use at most ${max} characters.`).refine(isStorable, 'This contains characters we cannot store.');

export const id = z.uuid('This is not a valid id.');
export const instant = z.iso.datetime();
export const cursor = text(300);
/** Grows with each save; also the ETag. */
export const version = z.int().min(1);
