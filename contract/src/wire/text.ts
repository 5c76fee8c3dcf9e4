import * as z from 'zod';

/** PostgreSQL stores neither a NUL nor a lone surrogate. */
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Every string on the wire has a limit. A longer one is refused before any other check reads it. */
export const text = (max: number) =>
  z
    .string()
    .max(max, { error: `Use at most ${max} characters.`, abort: true })
    .refine(isStorable, 'This contains characters we can’t store.');

/**
 * A text that cannot be left out. The schema lets an empty one pass, because the domain has the sentence for each field;
 * the API document says that it is required.
 */
export const needed = (max: number, choices?: readonly string[]) =>
  text(max)
    .default('')
    .meta({ needed: true, ...(choices && { enum: choices }) });

export const id = z.uuid('This isn’t a valid id.');
/** Stands for any id in the API document. */
export const exampleId = '0198c0de-0000-7000-8000-000000000000';
export const instant = z.iso.datetime();
export const cursor = text(300);
/** Incremented by each save; also the ETag. */
export const version = z.int().min(1);
export const count = z.int().min(0);
/** What people quote to the support desk. */
export const ticketReference = text(20);

export const nextPage = cursor.optional().meta({
  description: 'The `nextCursor` of the previous page; leave it out for the first page.',
  examples: ['WzE3OTU2MTQ0MDAwMDBd'],
});
/** Where a part of a file begins, in bytes. */
export const offset = text(10)
  .regex(/^\d+$/, 'Enter how many bytes come before this part.')
  .meta({ takes: { type: 'integer', minimum: 0 } });

/** The query of a list that is read a page at a time. */
export const cursorQuery = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, cursor: nextPage });

/** One page of such a list; without `nextCursor` it was the last. */
export const cursorPage = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, nextCursor: cursor.nullable() });
