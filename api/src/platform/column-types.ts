import type { ColumnType } from 'kysely';

/** Filled in by the database where the insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** The driver reads it as text, because a JavaScript number could not hold every value. */
export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;
export type Int8List = ColumnType<string[], readonly bigint[], readonly bigint[]>;

/** Read as its two numbers, written as PostgreSQL's text for a point. */
export type Point = ColumnType<{ readonly x: number; readonly y: number }, string, string>;

/** Written as JSON text, because the driver would turn a list into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

/** Written by the database alone. */
export type Kept<T> = ColumnType<T, never, never>;

/** Never updated. */
export type WrittenOnce<T> = ColumnType<T, T | undefined, never>;
